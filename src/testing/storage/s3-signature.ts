import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export interface SignedRequest {
  method: string;
  /** Path and query as they came. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Uint8Array;
}

interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

const MUST_BE_SIGNED = ["host", "x-amz-content-sha256", "x-amz-date"];
const LONGEST_SKEW_MS = 15 * 60_000;

/**
 * Holds a request against its AWS Signature Version 4, as a store does: the name of the fault, null where it is
 * right. Written from Amazon's description ("Authenticating Requests: Using the Authorization Header").
 */
export function signatureError(request: SignedRequest, keys: Keys, now = Date.now()): string | null {
  const header =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? "",
    );
  const [, credential = "", signedHeaders = "", signature = ""] = header ?? [];
  if (!header) return "AccessDenied";
  const [accessKeyId, day = "", region = "", service = "", last] = credential.split("/");
  if (accessKeyId !== keys.accessKeyId) return "InvalidAccessKeyId";
  if (service !== "s3" || last !== "aws4_request") return "AuthorizationHeaderMalformed";

  const names = signedHeaders.split(";");
  const time = String(request.headers["x-amz-date"]);
  if (!MUST_BE_SIGNED.every((name) => names.includes(name)) || !time.startsWith(day)) return "AccessDenied";
  if (Math.abs(now - momentOf(time)) > LONGEST_SKEW_MS) return "RequestTimeTooSkewed";
  if (request.headers["x-amz-content-sha256"] !== sha256(request.body)) return "XAmzContentSHA256Mismatch";

  const canonical = canonicalRequest(request, names, signedHeaders);
  const toSign = ["AWS4-HMAC-SHA256", time, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  );
  const right = timingSafeEqual(hmac(key, toSign), Buffer.from(signature, "hex"));
  return right ? null : "SignatureDoesNotMatch";
}

function canonicalRequest({ method, url, headers }: SignedRequest, names: string[], signed: string): string {
  const [path = "", query = ""] = url.split("?");
  const parameters = [...new URLSearchParams(query)]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort();
  const lines = names.map(
    (name) =>
      `${name}:${String(headers[name] ?? "")
        .trim()
        .replace(/ +/g, " ")}\n`,
  );
  const digest = String(headers["x-amz-content-sha256"]);
  return [method, path, parameters.join("&"), lines.join(""), signed, digest].join("\n");
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function momentOf(time: string): number {
  return Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
}

const sha256 = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
