import type { S3Client } from "./s3-client.ts";
import { S3Error } from "./s3-error.ts";
import { readXml } from "./s3-xml.ts";

/** Stores take 5 MiB and more, all parts but the last alike (Cloudflare R2). */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Uploads the content, in parts where it is large, so that no more than one part is in memory; answers its size.
 * Nobody sees the object before it is whole. `unfinished` holds the uploads under way.
 */
export async function upload(
  s3: S3Client,
  key: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  unfinished: Set<string>,
): Promise<number> {
  if (content instanceof Uint8Array) return put(s3, key, content);
  const parts = partsOf(content, PART_BYTES);
  const { value: first = Buffer.alloc(0) } = await parts.next();
  if (first.length < PART_BYTES) return put(s3, key, first);

  const uploadId = await begin(s3, key);
  unfinished.add(uploadId);
  try {
    const tags = [await putPart(s3, key, uploadId, 1, first)];
    let bytes = first.length;
    for await (const part of parts) {
      tags.push(await putPart(s3, key, uploadId, tags.length + 1, part));
      bytes += part.length;
    }
    await complete(s3, key, uploadId, tags);
    return bytes;
  } catch (error) {
    await parts.return(undefined).catch(() => {});
    // What can't be taken back now is removed by the sweep.
    await abortUpload(s3, key, uploadId).catch(() => {});
    throw error;
  } finally {
    unfinished.delete(uploadId);
  }
}

/** Takes an upload's parts away; a missing one is fine. */
export async function abortUpload(s3: S3Client, key: string, uploadId: string): Promise<void> {
  await (await s3({ method: "DELETE", key, query: { uploadId }, accept: [404] })).body?.cancel();
}

async function put(s3: S3Client, key: string, body: Uint8Array): Promise<number> {
  await (await s3({ method: "PUT", key, body })).body?.cancel();
  return body.byteLength;
}

async function begin(s3: S3Client, key: string): Promise<string> {
  const answer = readXml(await (await s3({ method: "POST", key, query: { uploads: "" } })).text());
  const uploadId = answer.InitiateMultipartUploadResult?.UploadId;
  if (!uploadId) throw new S3Error({ status: 200, said: "no upload id" });
  return uploadId;
}

async function putPart(s3: S3Client, key: string, uploadId: string, number: number, body: Uint8Array) {
  const response = await s3({ method: "PUT", key, query: { partNumber: String(number), uploadId }, body });
  await response.body?.cancel();
  return response.headers.get("etag") ?? "";
}

async function complete(s3: S3Client, key: string, uploadId: string, tags: string[]): Promise<void> {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  );
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`);
  const response = await s3({ method: "POST", key, query: { uploadId }, body, accept: [404] });
  // A store may find out after it has begun to answer 200.
  const { Error: told } = readXml(await response.text());
  if (response.ok && !told) return;
  // Where only the answer to an earlier try was lost, the upload is gone because the object is there.
  if (response.status === 404 && (await s3({ method: "HEAD", key, accept: [404] })).ok) return;
  throw new S3Error({ status: response.status, code: told?.Code ?? "", said: told?.Message ?? "" });
}

/** The content in pieces of exactly `size` bytes, the last one shorter (or none). */
async function* partsOf(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer, void> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    bytes += chunk.byteLength;
    if (bytes < size) continue;
    let rest = Buffer.concat(waiting);
    for (; rest.length >= size; rest = rest.subarray(size)) yield rest.subarray(0, size);
    waiting = [rest];
    bytes = rest.length;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}
