import { implement } from "#kit/server/http/mount.ts";
import { documentFileName, isdocFileName } from "../document-names.ts";
import { invoicesEndpoints } from "../invoices.contract.ts";
import { ordersCsv } from "./export/export-csv.ts";
import { exportDocuments } from "./export/export-documents.ts";
import { isdocXml } from "./isdoc/isdoc-xml.ts";
import { documentOf, documentsToPrint } from "./issued-documents.ts";
import { drawInvoice, drawInvoices } from "./pdf/draw-invoice.ts";

export const invoicesRoutes = implement(invoicesEndpoints, {
  invoice: async (context, { params, query }, reply) => {
    const content = await documentOf(context, params.id, query);
    await reply
      .type("application/pdf")
      .header("cache-control", "no-store")
      .header("content-disposition", `inline; filename="${documentFileName(content)}"`)
      .send(await drawInvoice(content));
  },
  export: async (context, { query }, reply) => {
    const { type, name, stream } = await exportDocuments(context, query);
    await reply
      .type(type)
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="${name}"`)
      .send(stream);
  },
  papers: async (context, { query }, reply) => {
    const documents = await documentsToPrint(context, idsOf(query.ids));
    const title = documents.map(({ number }) => number).join(", ");
    await reply
      .type("application/pdf")
      .header("cache-control", "no-store")
      .header("content-disposition", 'inline; filename="papers.pdf"')
      .send(await drawInvoices(documents, title));
  },
  exportChosen: async ({ db, language }, { query }, reply) => {
    await reply
      .type("text/csv; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-disposition", 'attachment; filename="orders.csv"')
      .send(ordersCsv(db, { ids: idsOf(query.ids) }, language));
  },
  isdoc: async (context, { params, query }, reply) => {
    const content = await documentOf(context, params.id, query);
    await reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="${isdocFileName(content)}"`)
      .send(isdocXml(content));
  },
});

function idsOf(joined: string): number[] {
  return [...new Set(joined.split(",").map(Number))];
}
