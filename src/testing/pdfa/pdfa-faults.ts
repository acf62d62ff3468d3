import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";

const JARS = ["pdfbox2", "preflight", "xmpbox", "fontbox2", "commons-logging"]
  .concat("javax.activation", "jaxb-api")
  .map((name) => `${name}.jar`);
/** Where Debian puts them: `libpdfbox2-java`, `libactivation-java`, `libjaxb-api-java`. */
const OF_DEBIAN = "/usr/share/java";

/**
 * A folder with PDFBox 2's jars, its validator among them: the one that is named, or Debian's where all are there. None:
 * nothing is validated (docs/decisions/0173).
 */
export const PDFBOX_JARS =
  process.env.PDFBOX_JARS ?? (JARS.every((jar) => existsSync(join(OF_DEBIAN, jar))) ? OF_DEBIAN : undefined);

/** What part 1 of PDF/A forbids and part 3 allows: its number, files within, transparency, fonts without a CIDSet. */
const ALLOWED_IN_PART_3 = [
  /^7\.11\.2 Error on MetaData, part must be 1/,
  /^1\.2\.9 .*EmbeddedFile entry is present/,
  /^1\.4\.7 .*EmbeddedFile entry is present/,
  /^4\.1\.2 Transparency error, (?:CA|ca) entry/,
  /^3\.1\.11 .*The CIDSet entry is missing/,
];

/** What PDFBox's validator says against papers by their names, but for what part 3 allows. */
export async function pdfaErrors(papers: Record<string, Uint8Array>): Promise<string[]> {
  if (!PDFBOX_JARS) throw new Error("PDFBOX_JARS names no folder");
  const folder = await mkdtemp(join(tmpdir(), "paddock-pdfa-"));
  try {
    const files = Object.entries(papers).map(([name, bytes]) => ({ path: join(folder, name), bytes }));
    for (const { path, bytes } of files) await writeFile(path, bytes);
    const classpath = JARS.map((name) => join(PDFBOX_JARS as string, name)).join(":");
    const program = join(import.meta.dirname, "Preflight.java");
    const { stdout } = await promisify(execFile)("java", [
      ...["-cp", classpath, program],
      ...files.map(({ path }) => path),
    ]);
    return stdout
      .split("\n")
      .filter(
        (line) =>
          line !== "" && !ALLOWED_IN_PART_3.some((allowed) => allowed.test(line.split("\t")[1] ?? "")),
      );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
