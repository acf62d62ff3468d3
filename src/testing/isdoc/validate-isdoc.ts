import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validateXML } from "xmllint-wasm";

/** The official schemas of github.com/isdoc/schema, whose licence allows copies, checked by libxml2. */
const schema = (name: string) => ({
  fileName: `${name}.xsd`,
  contents: readFileSync(join(import.meta.dirname, `${name}.xsd`), "utf8"),
});

/** What is wrong with an ISDOC 6.0.2 document by its schema; empty for a valid one. */
export async function isdocErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: "invoice.isdoc", contents: xml }],
    schema: [schema("isdoc-invoice-6.0.2")],
    preload: [schema("isdoc-core-6.0.2")],
  });
  return errors.map(({ message }) => message);
}
