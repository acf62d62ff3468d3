import { createHash, randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { SignedRequest } from "./s3-signature.ts";

export interface S3Content {
  objects: Map<string, { bytes: Buffer; modified: Date }>;
  /** Begun uploads in parts by their id. */
  uploads: Map<string, { key: string; initiated: Date; parts: Map<number, Buffer> }>;
}

/** An answer of the store that is not a success. */
export class StoreError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** Few on a page, so that tests turn pages. */
const PAGE = 3;
const SMALLEST_PART = 5 * 1024 * 1024;

/** Does what a store does for one call that is rightly signed. Throws StoreFault. */
export function answerCall(
  content: S3Content,
  bucket: string,
  { method, url, headers, body }: SignedRequest,
  response: ServerResponse,
): void {
  const { pathname, searchParams: query } = new URL(url, "http://store");
  const [, asked, ...rest] = decodeURIComponent(pathname).split("/");
  const key = rest.join("/");
  if (asked !== bucket) throw new StoreError(404, "NoSuchBucket");
  const { objects, uploads } = content;
  const xml = (text: string) => response.writeHead(200, { "content-type": "application/xml" }).end(text);
  const done = (status: number, more: Record<string, string> = {}) => response.writeHead(status, more).end();
  const uploadId = query.get("uploadId") ?? "";
  const found = () => {
    const upload = uploads.get(uploadId);
    if (upload?.key !== key) throw new StoreError(404, "NoSuchUpload");
    return upload;
  };

  if (method === "GET" && !key)
    xml(query.has("uploads") ? uploadList(content, query) : objectList(content, query));
  else if (method === "GET" || method === "HEAD") sendObject(content, key, method, headers.range, response);
  else if (method === "PUT" && uploadId) {
    found().parts.set(Number(query.get("partNumber")), body as Buffer);
    done(200, { etag: tagOf(body) });
  } else if (method === "PUT" && headers["x-amz-copy-source"]) {
    const source = objects.get(String(headers["x-amz-copy-source"]).slice(`/${bucket}/`.length));
    if (!source) throw new StoreError(404, "NoSuchKey");
    objects.set(key, { bytes: source.bytes, modified: new Date() });
    xml("<CopyObjectResult></CopyObjectResult>");
  } else if (method === "PUT") {
    objects.set(key, { bytes: body as Buffer, modified: new Date() });
    done(200, { etag: tagOf(body) });
  } else if (method === "POST" && query.has("uploads")) {
    const id = randomUUID();
    uploads.set(id, { key, initiated: new Date(), parts: new Map() });
    xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  } else if (method === "POST" && uploadId) {
    objects.set(key, { bytes: joined(found().parts, String(body)), modified: new Date() });
    uploads.delete(uploadId);
    xml("<CompleteMultipartUploadResult></CompleteMultipartUploadResult>");
  } else if (method === "DELETE" && uploadId) {
    found();
    uploads.delete(uploadId);
    done(204);
  } else if (method === "DELETE") {
    objects.delete(key);
    done(204);
  } else throw new StoreError(405, "MethodNotAllowed");
}

function sendObject(
  { objects }: S3Content,
  key: string,
  method: string,
  range: string | undefined,
  response: ServerResponse,
): void {
  const object = objects.get(key);
  if (!object) throw new StoreError(404, "NoSuchKey");
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
  const bytes = first ? object.bytes.subarray(Number(first), Number(last) + 1) : object.bytes;
  response.writeHead(first ? 206 : 200, {
    "content-length": String(bytes.length),
    "last-modified": object.modified.toUTCString(),
  });
  response.end(method === "HEAD" ? undefined : bytes);
}

function objectList({ objects }: S3Content, query: URLSearchParams): string {
  const after = query.get("continuation-token") ?? "";
  const names = [...objects.keys()].filter((name) => name > after).sort();
  const shown = names.slice(0, PAGE);
  const entries = shown.map((name) => {
    const { bytes, modified } = objects.get(name) as { bytes: Buffer; modified: Date };
    return `<Contents><Key>${name}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const next = names.length > PAGE ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : "";
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${entries.join("")}${next}</ListBucketResult>`;
}

function uploadList({ uploads }: S3Content, query: URLSearchParams): string {
  const after = query.get("upload-id-marker") ?? "";
  const ids = [...uploads.keys()].filter((id) => id > after).sort();
  const shown = ids.slice(0, PAGE);
  const entries = shown.map((id) => {
    const { key, initiated } = uploads.get(id) as { key: string; initiated: Date };
    return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`;
  });
  const more = ids.length > PAGE;
  const next = `<IsTruncated>${more}</IsTruncated><NextKeyMarker>x</NextKeyMarker><NextUploadIdMarker>${shown.at(-1)}</NextUploadIdMarker>`;
  return `<ListMultipartUploadsResult>${entries.join("")}${next}</ListMultipartUploadsResult>`;
}

/** Parts in the order that the client lists them; all but the last must be large, as stores demand. */
function joined(parts: Map<number, Buffer>, list: string): Buffer {
  const listed = [...list.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag>/g)];
  const pieces = listed.map(([, number, tag]) => {
    const part = parts.get(Number(number));
    if (!part || tagOf(part) !== tag) throw new StoreError(400, "InvalidPart");
    return part;
  });
  if (pieces.slice(0, -1).some((part) => part.length < SMALLEST_PART))
    throw new StoreError(400, "EntityTooSmall");
  return Buffer.concat(pieces);
}

function tagOf(bytes: Uint8Array): string {
  return `"${createHash("md5").update(bytes).digest("hex")}"`;
}
