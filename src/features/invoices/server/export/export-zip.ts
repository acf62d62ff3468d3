import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { makeZip } from "client-zip";
import type { Language } from "#kit/contract/language/language.ts";
import type { Database } from "#kit/server/database/database.ts";
import { documentFileName } from "../../document-names.ts";
import { isdocXml } from "../isdoc/isdoc-xml.ts";
import { drawInvoice } from "../pdf/draw-invoice.ts";
import { pohodaPack } from "../pohoda/pohoda-pack.ts";
import { documentsCsv, ordersCsv } from "./export-csv.ts";
import { documentsIn, type Period } from "./export-rows.ts";
import { EXPORT_WORDS } from "./export-words.ts";

interface Entry {
  name: string;
  input: Buffer | Readable;
  lastModified: Date;
}

export interface ZipParts {
  tables?: boolean;
  pdf?: boolean;
  isdoc?: boolean;
  pohoda?: boolean;
}

/** A period's papers, and files beside them, as a zip that is made while it is sent: one paper at a time is in memory. */
export function documentsZip(
  db: Database,
  period: Period,
  language: Language,
  parts: ZipParts,
  now: Date,
  beside: Entry[] = [],
): Readable {
  const zip = makeZip(entries(db, period, language, parts, now, beside));
  return Readable.fromWeb(zip as ReadableStream<Uint8Array>);
}

async function* entries(
  db: Database,
  period: Period,
  language: Language,
  { tables, pdf, isdoc, pohoda }: ZipParts,
  now: Date,
  beside: Entry[],
): AsyncGenerator<Entry> {
  yield* beside;
  if (tables) {
    const { files } = EXPORT_WORDS[language];
    yield { name: files.papers, input: documentsCsv(db, period, language), lastModified: now };
    yield { name: files.orders, input: ordersCsv(db, period, language), lastModified: now };
  }
  const pack = pohoda ? await pohodaPack(db, period) : null;
  if (pack) yield { name: "pohoda.xml", input: pack, lastModified: now };
  for await (const { number, content, issued_at: lastModified } of documentsIn(db, period)) {
    if (pdf)
      yield { name: `pdf/${documentFileName(content)}`, input: await drawInvoice(content), lastModified };
    if (isdoc) yield { name: `isdoc/${number}.isdoc`, input: Buffer.from(isdocXml(content)), lastModified };
  }
}
