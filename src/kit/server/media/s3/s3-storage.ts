import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { MediaError } from "../media-error.ts";
import { isFileName, requireFileName } from "../media-names.ts";
import type { MediaStorage, StoredFile } from "../media-storage.ts";
import { createS3Client, type S3Call, type S3Limits, type S3Settings } from "./s3-client.ts";
import { S3Error } from "./s3-error.ts";
import { abortUpload, upload } from "./s3-upload.ts";
import { readXml } from "./s3-xml.ts";

/**
 * Media in a bucket of an S3-compatible store, which holds nothing else. Where the store is away or refuses,
 * calls throw MediaError STORAGE_AWAY (STORAGE_FULL where it has no room), with the store's answer as cause.
 */
export function createS3Storage(settings: S3Settings, limits?: S3Limits): MediaStorage {
  const client = createS3Client(settings, limits);
  const s3 = (call: S3Call) => client(call).catch(asMediaError);
  const unfinished = new Set<string>();

  const remove = async (name: string) => {
    await (await s3({ method: "DELETE", key: requireFileName(name), accept: [404] })).body?.cancel();
  };

  async function* listed(): AsyncIterable<StoredFile> {
    let token: string | undefined;
    do {
      const query = { "list-type": "2", ...(token && { "continuation-token": token }) };
      const { ListBucketResult: page } = readXml(await textOf(await s3({ method: "GET", query })));
      if (page === undefined) throw asStorageAway(new S3Error({ status: 200, said: "no list of objects" }));
      for (const { Key, Size, LastModified } of page.Contents ?? [])
        if (isFileName(Key)) yield { name: Key, bytes: Number(Size), modifiedAt: new Date(LastModified) };
      token = page.NextContinuationToken;
    } while (token);
  }

  return {
    async write(name, content) {
      const bytes = await upload(client, requireFileName(name), content, unfinished).catch(asMediaError);
      return { bytes };
    },

    async read(name, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const response = await s3({ method: "GET", key: requireFileName(name), headers, accept: [404] });
      if (response.status !== 404) return Readable.fromWeb((response.body ?? emptyBody()) as ReadableStream);
      await refuseMissingBucket(response);
      return null;
    },

    async stat(name) {
      const response = await s3({ method: "HEAD", key: requireFileName(name), accept: [404] });
      const { headers, status } = response;
      if (status === 404) return null;
      const modifiedAt = new Date(headers.get("last-modified") ?? 0);
      return { name, bytes: Number(headers.get("content-length")), modifiedAt };
    },

    remove,

    async move(name, to) {
      const headers = { "x-amz-copy-source": `/${settings.bucket}/${requireFileName(name)}` };
      const copied = await s3({ method: "PUT", key: requireFileName(to), headers, accept: [404] });
      const { Error: told } = readXml(await textOf(copied));
      if (copied.status === 404) return;
      // A store may find out after it has begun to answer 200.
      if (told) throw asStorageAway(new S3Error({ status: 200, code: told.Code, said: told.Message }));
      await remove(name);
    },

    list: listed,

    async removeUnfinished(before) {
      let removed = 0;
      for await (const { Key, UploadId, Initiated } of uploads(s3)) {
        if (unfinished.has(UploadId) || new Date(Initiated) > before) continue;
        await abortUpload(client, Key, UploadId).catch(asMediaError);
        removed += 1;
      }
      return removed;
    },

    async ping() {
      await textOf(await s3({ method: "GET", query: { "list-type": "2", "max-keys": "1" } }));
    },
  };
}

/** Every upload in parts that was begun and neither finished nor taken back. */
async function* uploads(s3: (call: S3Call) => Promise<Response>) {
  let marker: Record<string, string> | undefined = {};
  while (marker) {
    const text = await textOf(await s3({ method: "GET", query: { uploads: "", ...marker } }));
    const { ListMultipartUploadsResult: page } = readXml(text);
    yield* page?.Upload ?? [];
    const { IsTruncated, NextKeyMarker = "", NextUploadIdMarker = "" } = page ?? {};
    marker =
      IsTruncated === "true"
        ? { "key-marker": NextKeyMarker, "upload-id-marker": NextUploadIdMarker }
        : undefined;
  }
}

const emptyBody = () => new Blob([]).stream();

const textOf = (response: Response) => response.text().catch(asMediaError);

/** A missing file is nothing; a missing bucket is a fault of the installation. */
async function refuseMissingBucket(response: Response): Promise<void> {
  const { Error: told } = readXml(await textOf(response));
  if (told?.Code === "NoSuchBucket")
    throw asStorageAway(new S3Error({ status: 404, code: told.Code, said: told.Message }));
}

function asStorageAway(error: S3Error): MediaError {
  return new MediaError(error.full ? "STORAGE_FULL" : "STORAGE_AWAY", { cause: error });
}

function asMediaError(error: unknown): never {
  throw error instanceof S3Error ? asStorageAway(error) : error;
}
