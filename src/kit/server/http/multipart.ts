import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Endpoint, FileRule } from "#kit/contract/endpoint.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Upload } from "../context.ts";
import { MediaError } from "../media/media-error.ts";
import { FormFieldError, formObject } from "./form-fields.ts";

const MB = 1024 * 1024;
const FILE_LIMIT: Record<FileRule["kind"], number> = { image: 15 * MB, logo: 15 * MB, film: 200 * MB };
/** More than any rule allows in number, so that the rule's own words answer, not the parser's. */
const MAX_FILES = 40;
/** What the parser says of a form that is none, or was cut off. */
const BROKEN_FORM =
  /unexpected end of (?:form|multipart)|malformed|terminated|boundary not found|the needle|unsupported content/i;
const MAX_FIELD_BYTES = 2 * MB;
/** A name that leads out of its folder. Nothing is stored under a sent name, but whoever sends one means harm. */
const CLIMBING = /(?:^|[\\/])\.\.[\\/]/;

export interface Form {
  body: Record<string, unknown>;
  files: Record<string, Upload[]>;
  /** Removes the temporary files. */
  discard: () => Promise<void>;
}

/** Reads a multipart request: fields into an object, the endpoint's files to a temporary folder. */
export async function readForm(
  request: FastifyRequest,
  endpoint: Endpoint,
  temporary: string,
): Promise<Form> {
  const fields: [string, string][] = [];
  const files: Record<string, Upload[]> = {};
  const folder = await mkdtemp(join(temporary, "upload-"));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    let count = 0;
    for await (const part of request.parts({
      // The whole name is judged, not what is left of it.
      preservePath: true,
      limits: { fileSize: 200 * MB, files: MAX_FILES, fieldSize: MAX_FIELD_BYTES, fields: 1000 },
    })) {
      if (part.type === "field") {
        if (part.valueTruncated) throw new Refusal("TOO_LARGE");
        fields.push([part.fieldname, String(part.value)]);
        continue;
      }
      const field = part.fieldname.replace(/\[\d*\]$/, "");
      const rule = endpoint.files?.[field];
      if (!rule || (part.filename === "" && part.file.readableLength === 0)) {
        part.file.resume();
        continue;
      }
      if (CLIMBING.test(part.filename ?? "")) throw new Refusal("FILE_NAME");
      const path = join(folder, String(count++));
      files[field] = [
        ...(files[field] ?? []),
        // A client may leave the name out altogether, whatever the type says.
        await keep(part.file, path, rule.kind, part.filename ?? ""),
      ];
    }
    return { body: formObject(fields), files: withoutEmptySingles(files, endpoint), discard };
  } catch (error) {
    await discard();
    throw asRefusal(error);
  }
}

async function keep(
  stream: NodeJS.ReadableStream,
  path: string,
  kind: FileRule["kind"],
  filename: string,
): Promise<Upload> {
  let bytes = 0;
  await pipeline(
    stream,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > FILE_LIMIT[kind])
          throw new MediaError(kind === "film" ? "FILM_TOO_LARGE" : "IMAGE_TOO_LARGE");
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  return { filename, bytes, read: () => readFile(path), stream: () => createReadStream(path) };
}

/** A browser sends an untouched file input as an empty file without a name: that is no upload. */
function withoutEmptySingles(files: Record<string, Upload[]>, endpoint: Endpoint): Record<string, Upload[]> {
  const kept = Object.entries(files).map(([field, uploads]): [string, Upload[]] => [
    field,
    uploads.filter((upload) => upload.bytes > 0 || upload.filename !== ""),
  ]);
  for (const [field, uploads] of kept) {
    if (!endpoint.files?.[field]?.many && uploads.length > 1) throw new Refusal("TOO_MANY_FILES");
  }
  return Object.fromEntries(kept.filter(([, uploads]) => uploads.length > 0));
}

function asRefusal(error: unknown): unknown {
  if (error instanceof FormFieldError) return new Refusal("BAD_REQUEST");
  const code = (error as { code?: string }).code ?? "";
  if (code === "FST_REQ_FILE_TOO_LARGE") return new Refusal("FILE_TOO_LARGE");
  if (code === "FST_FILES_LIMIT") return new Refusal("TOO_MANY_FILES");
  if (code.startsWith("FST_") && code.endsWith("_LIMIT")) return new Refusal("TOO_LARGE");
  if (BROKEN_FORM.test((error as Error).message ?? "")) return new Refusal("BAD_REQUEST");
  return error;
}
