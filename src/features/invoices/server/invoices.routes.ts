import { implement } from "#kit/server/http/mount.ts";
import { invoicesEndpoints } from "../invoices.contract.ts";
import { isdocFileName, paperFileName } from "../paper-names.ts";
import { exportPapers } from "./export/export-papers.ts";
import { isdocXml } from "./isdoc/isdoc-xml.ts";
import { paperOf } from "./issued-papers.ts";
import { drawInvoice } from "./pdf/draw-invoice.ts";

export const invoicesRoutes = implement(invoicesEndpoints, {
  invoice: async (context, { params, query }, reply) => {
    const content = await paperOf(context, params.id, query);
    await reply
      .type("application/pdf")
      .header("cache-control", "no-store")
      .header("content-disposition", `inline; filename="${paperFileName(content)}"`)
      .send(await drawInvoice(content));
  },
  export: async (context, { query }, reply) => {
    const { type, name, stream } = exportPapers(context, query);
    await reply
      .type(type)
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="${name}"`)
      .send(stream);
  },
  isdoc: async (context, { params, query }, reply) => {
    const content = await paperOf(context, params.id, query);
    await reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-disposition", `attachment; filename="${isdocFileName(content)}"`)
      .send(isdocXml(content));
  },
});
