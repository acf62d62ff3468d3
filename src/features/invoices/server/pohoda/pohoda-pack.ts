import { Readable } from "node:stream";
import { XMLBuilder } from "fast-xml-parser";
import { sellerOf } from "#features/orders/server/index.ts";
import type { Database } from "#kit/server/database/database.ts";
import { writable } from "#kit/server/writable-xml.ts";
import { documentsIn, type Period } from "../export/export-rows.ts";
import { pohodaInvoice } from "./pohoda-invoice.ts";
import { windows1250Xml } from "./windows-1250.ts";

const SCHEMAS = "http://www.stormware.cz/schema/version_2";
const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  format: true,
  indentBy: "  ",
});

/**
 * The invoices and credit notes of a period as a data package for Pohoda's XML import, in windows-1250, made while it
 * is sent. Null where none was issued: a package can't be empty. The same papers give the same bytes.
 */
export async function pohodaPack(db: Database, period: Period): Promise<Readable | null> {
  const documents = documentsIn(db, period);
  const first = await documents.next();
  if (first.done) return null;
  const { seller } = await sellerOf(db, "cs");
  return Readable.from(chunks(period, seller.company_id, [first.value], documents));
}

async function* chunks(
  { from, to }: Period,
  companyId: string,
  ...sources: (Iterable<Issued> | AsyncIterable<Issued>)[]
): AsyncGenerator<Buffer> {
  yield windows1250Xml(head(`paddock-${from}-${to}`, companyId, `${from} – ${to}`));
  for (const source of sources)
    for await (const { number, content } of source)
      yield windows1250Xml(
        builder.build(
          writable({
            "dat:dataPackItem": { "@id": number, "@version": "2.0", "inv:invoice": pohodaInvoice(content) },
          }),
        ),
      );
  yield windows1250Xml("</dat:dataPack>\n");
}

type Issued = Awaited<ReturnType<ReturnType<typeof documentsIn>["next"]>>["value"];

/** The package's own tag. Pohoda takes it only into the books of the company that it names. */
function head(id: string, companyId: string, note: string): string {
  const tag = builder.build({
    "dat:dataPack": {
      "@version": "2.0",
      "@id": id,
      "@application": "Paddock",
      "@note": note,
      ...(companyId && { "@ico": companyId.replace(/\s/g, "").slice(0, 15) }),
      "@xmlns:dat": `${SCHEMAS}/data.xsd`,
      "@xmlns:inv": `${SCHEMAS}/invoice.xsd`,
      "@xmlns:typ": `${SCHEMAS}/type.xsd`,
      "#text": "",
    },
  });
  return `<?xml version="1.0" encoding="Windows-1250"?>\n${tag.slice(0, tag.indexOf(">") + 1)}\n`;
}
