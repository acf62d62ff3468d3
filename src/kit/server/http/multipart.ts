import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Multipart } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Endpoint, FileRule } from "#kit/contract/endpoint.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Upload } from "../context.ts";
import { MAX_DOWNLOAD_BYTES } from "../media/accept/accept-download.ts";
import { MAX_FILM_BYTES } from "../media/accept/accept-film.ts";
import { MAX_IMAGE_BYTES } from "../media/accept/image-limits.ts";
import { MediaError, type MediaErrorCode } from "../media/media-error.ts";
import { fieldNames } from "./body-schema.ts";
import { FormFieldError, formObject } from "./form-fields.ts";

const MB = 1024 * 1024;
const LIMITS: Record<FileRule["kind"], { bytes: number; error: MediaErrorCode }> = {
  image: { bytes: MAX_IMAGE_BYTES, error: "IMAGE_TOO_LARGE" },
  logo: { bytes: MAX_IMAGE_BYTES, error: "IMAGE_TOO_LARGE" },
  film: { bytes: MAX_FILM_BYTES, error: "FILM_TOO_LARGE" },
  download: { bytes: MAX_DOWNLOAD_BYTES, error: "DOWNLOAD_TOO_LARGE" },
};
/** More than any rule allows in number, so that the rule's own words answer, not the parser's. */
const MAX_FILES = 40;
/** Of all fields together, as a body of JSON may have. */
const MAX_FIELDS_BYTES = 2 * MB;
/** What stands around the parts. */
const MARKUP_BYTES = MB;
/** A name that leads out of its folder. Nothing is stored under a sent name, but whoever sends one means harm. */
const CLIMBING = /(?:^|[\\/])\.\.[\\/]/;

export interface Form {
  body: Record<string, unknown>;
  files: Record<string, Upload[]>;
  /** Removes the temporary files. */
  discard: () => Promise<void>;
}

/**
 * Refuses a type that is not taken here, and a form that says that it is longer than all that may be in it, before a byte
 * is read. Throws WRONG_TYPE, TOO_LARGE.
 */
export function requireTakenType({ files, rawBody }: Endpoint, { headers, method }: FastifyRequest): void {
  // What is signed is taken as it comes, whatever it says it is; a read brings nothing.
  if (rawBody || method === "GET" || method === "HEAD") return;
  const type = headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (type === "" || type === "application/json") return;
  if (type !== "multipart/form-data" || !files) throw new Refusal("WRONG_TYPE");
  const most = Object.values(files).map(({ kind, many }) => LIMITS[kind].bytes * (many ? MAX_FILES : 1));
  const longest = most.reduce((sum, bytes) => sum + bytes, MAX_FIELDS_BYTES + MARKUP_BYTES);
  if (Number(headers["content-length"] ?? 0) > longest) throw new Refusal("TOO_LARGE");
}

/** Reads a multipart request: fields into an object, the endpoint's files to a temporary folder. */
export async function readForm(
  request: FastifyRequest,
  endpoint: Endpoint,
  temporary: string,
): Promise<Form> {
  const fields: [string, string][] = [];
  const files = new Map<string, Upload[]>();
  const known = endpoint.body ? fieldNames(endpoint.body) : new Set<string>();
  let folder: string | undefined;
  const discard = async () => {
    if (folder) await rm(folder, { recursive: true, force: true });
  };
  try {
    let count = 0;
    let bytes = 0;
    for await (const part of partsOf(request)) {
      // The parser's types promise a name; a form need not have one.
      const name = part.fieldname as string | undefined;
      if (!name) throw new Refusal("BAD_REQUEST");
      if (part.type === "field") {
        const value = textOf(part.value);
        bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
        if (part.valueTruncated || bytes > MAX_FIELDS_BYTES) throw new Refusal("TOO_LARGE");
        // What no schema asks for is not kept; its name is still judged.
        fields.push([name, !known || known.has(rootOf(name)) ? value : ""]);
        continue;
      }
      const field = name.replace(/\[\d*\]$/, "");
      const rule = ruleOf(endpoint, field);
      if (!rule || (part.filename === "" && part.file.readableLength === 0)) {
        part.file.resume();
        continue;
      }
      if (CLIMBING.test(part.filename ?? "")) throw new Refusal("FILE_NAME");
      if (!rule.many && files.get(field)?.some(isSent)) throw new Refusal("TOO_MANY_FILES");
      folder ??= await mkdtemp(join(temporary, "upload-"));
      const path = join(folder, String(count++));
      // A client may leave the name out altogether, whatever the type says.
      const upload = await keep(part.file, path, rule.kind, part.filename ?? "");
      files.set(field, [...(files.get(field) ?? []), upload]);
    }
    return { body: formObject(fields), files: withoutEmptySingles(files, endpoint), discard };
  } catch (error) {
    await discard();
    throw error instanceof FormFieldError ? new Refusal("BAD_REQUEST") : error;
  }
}

/** The parts of a form. Whatever the parser throws is the sender's fault: it only reads what was sent. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({
      // The whole name is judged, not what is left of it.
      preservePath: true,
      limits: { fileSize: MAX_FILM_BYTES, files: MAX_FILES, fieldSize: MAX_FIELDS_BYTES, fields: 1000 },
    });
  } catch (error) {
    throw brokenForm(error);
  }
}

/** The rule of a file field; names that every object has, such as `constructor`, are no fields. */
function ruleOf({ files }: Endpoint, field: string): FileRule | undefined {
  return files && Object.hasOwn(files, field) ? files[field] : undefined;
}

/** A part that says that it is JSON arrives parsed; a field is text all the same. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

async function keep(
  stream: AsyncIterable<Buffer>,
  path: string,
  kind: FileRule["kind"],
  filename: string,
): Promise<Upload> {
  let bytes = 0;
  await pipeline(async function* () {
    for await (const chunk of received(stream)) {
      bytes += chunk.length;
      if (bytes > LIMITS[kind].bytes) throw new MediaError(LIMITS[kind].error);
      yield chunk;
    }
  }, createWriteStream(path));
  return { filename, bytes, read: () => readFile(path), stream: (part) => createReadStream(path, part) };
}

/** The bytes of a part; what goes wrong with them went wrong on the way here. */
async function* received(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch (error) {
    throw brokenForm(error);
  }
}

const isSent = ({ bytes, filename }: Upload) => bytes > 0 || filename !== "";

const rootOf = (name: string) => name.slice(0, name.includes("[") ? name.indexOf("[") : undefined);

/** A browser sends an untouched file input as an empty file without a name: that is no upload. */
function withoutEmptySingles(files: Map<string, Upload[]>, endpoint: Endpoint): Record<string, Upload[]> {
  const kept = [...files].map(([field, uploads]): [string, Upload[]] => [field, uploads.filter(isSent)]);
  for (const [field, uploads] of kept) {
    if (!ruleOf(endpoint, field)?.many && uploads.length > 1) throw new Refusal("TOO_MANY_FILES");
  }
  return Object.fromEntries(kept.filter(([, uploads]) => uploads.length > 0));
}

/** What the parser of forms throws, as the refusal that the sender gets. */
function brokenForm(error: unknown): Refusal {
  const code = (error as { code?: string }).code ?? "";
  if (code === "FST_REQ_FILE_TOO_LARGE") return new Refusal("FILE_TOO_LARGE");
  if (code === "FST_FILES_LIMIT") return new Refusal("TOO_MANY_FILES");
  if (code.startsWith("FST_") && code.endsWith("_LIMIT")) return new Refusal("TOO_LARGE");
  return new Refusal("BAD_REQUEST");
}
