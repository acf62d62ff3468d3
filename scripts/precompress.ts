import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { root } from "./setup.mjs";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** What browsers are sent. */
const FOLDERS = ["build/client", "build/admin"];
/** Below this a header costs more than is saved. */
const LEAST_BYTES = 1024;

/** Puts `.br` and `.gz` beside the browser's code, styles and drawings, which the server then sends as they are. */
async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => /\.(m?js|css|svg)$/.test(name)).map((name) => compress(join(folder, name))),
  );
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gzipped(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

await Promise.all(FOLDERS.map((folder) => precompress(join(root, folder))));
