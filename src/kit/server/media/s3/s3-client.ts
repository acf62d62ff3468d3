import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { S3Error, s3ErrorOf } from "./s3-error.ts";

export interface S3Settings {
  /** Address of the store, such as `https://s3.example.com`; the bucket follows in the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Call {
  method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** Without it the call is about the bucket. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Statuses that are answers, beside those under 300. */
  accept?: number[];
}

export type S3Limits = typeof LIMITS;

/** One call of the store; throws S3Error where it can't be reached or refuses. */
export type S3Client = (call: S3Call) => Promise<Response>;

/** Milliseconds. `call`: with all its tries; a browser gives up after 30 s and should hear why. */
const LIMITS = { call: 25_000, tryWithoutBody: 8_000, firstPause: 150 };
const TRIES = 4;
const STALL_LIMIT_MS = 20_000;

/**
 * Signs calls (AWS Signature Version 4, bodies included), and tries again what fails in passing: no connection,
 * no answer in time, 429 and 5xx. Every call that is made here may be made twice.
 */
export function createS3Client(settings: S3Settings, limits = LIMITS): S3Client {
  return async (call) => {
    const giveUpAt = Date.now() + limits.call;
    for (let tries = 1; ; tries += 1) {
      const left = giveUpAt - Date.now();
      const result = await tryOnce(settings, call, call.body ? left : Math.min(left, limits.tryWithoutBody));
      if (result instanceof Response) return result;
      const wait = limits.firstPause * 3 ** (tries - 1) * (0.5 + Math.random());
      if (!result.passing || tries === TRIES || Date.now() + wait >= giveUpAt) throw result;
      await pause(wait);
    }
  };
}

async function tryOnce(settings: S3Settings, call: S3Call, limit: number): Promise<Response | S3Error> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error(`no answer within ${limit} ms`)), limit);
  try {
    const { url, headers } = await signed(settings, call);
    const { method, body = null, accept = [] } = call;
    const init: RequestInit = { method, headers, body: body as BodyInit | null, redirect: "manual" };
    const response = await fetch(url, { ...init, signal: patience.signal });
    if (response.ok || accept.includes(response.status)) return stallGuarded(response, patience);
    return await s3ErrorOf(response, call.method);
  } catch (error) {
    return new S3Error({ cause: patience.signal.aborted ? patience.signal.reason : error });
  } finally {
    clearTimeout(timer);
  }
}

async function signed(settings: S3Settings, call: S3Call): Promise<{ url: URL; headers: Headers }> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const url = new URL(`${endpoint}/${bucket}${call.key ? `/${call.key}` : ""}`);
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  const digest = createHash("sha256")
    .update(call.body ?? "")
    .digest("hex");
  return new AwsV4Signer({
    method: call.method,
    url: url.href,
    headers: { ...call.headers, "x-amz-content-sha256": digest },
    region,
    accessKeyId,
    secretAccessKey,
    service: "s3",
  }).sign();
}

/** The answer, whose body fails where the store stops sending; a slow reader is no fault of the store. */
function stallGuarded(response: Response, patience: AbortController): Response {
  if (!response.body) return response;
  const reader = response.body.getReader();
  const guarded = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const timer = setTimeout(() => patience.abort(new Error("the store stopped sending")), STALL_LIMIT_MS);
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(new S3Error({ cause: error }));
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(guarded, { status: response.status, headers: response.headers });
}
