import { expect, test } from "vitest";
import { windows1250 } from "#testing/outside/czech-tables.ts";
import type { Statement } from "../../bank-entry.ts";
import { readStatement } from "./read-statement.ts";
import { symbolIn } from "./statement-text.ts";

/** What a bank, or the program that a table went through, writes otherwise than the layouts that are known. */

const OWN = ["2017000006/9999", "CZ3899990000002017000006"];
const read = (content: string | Buffer): Statement => {
  const found = readStatement(Buffer.from(content as string), {}, OWN);
  if ("headings" in found) throw new Error(`columns: ${found.headings}`);
  return found;
};
const first = (content: string | Buffer) => read(content).entries[0];

test.each([
  ["+/-", "+", "-"],
  ["Znaménko", "+", "\u2212"],
  ["Směr", "Příchozí", "Odchozí"],
  ["C/D", "C", "D"],
  ["Credit/Debit", "CRDT", "DBIT"],
  ["Debet/Kredit", "K", "D"],
])("a sign in a column of its own: %s", (heading, came, went) => {
  const table = `Datum;${heading};Částka;VS\n12.5.2026;${came};199,00;42\n13.5.2026;${went};1 320,00;\n`;
  expect(read(table).entries.map(({ amount }) => amount)).toEqual([19_900, -132_000]);
});

test.each([
  "12.5.26",
  "12. 5. 26",
  "12.05.2026 08:58:01",
  "12/05/2026",
  "2026/05/12",
  "12-05-26",
  "2026-05-12T08:58",
])("the day %s", (day) => {
  expect(first(`Datum;Částka;VS\n${day};199,00;42\n`)?.bookedOn).toBe("2026-05-12");
});

test.each(["-199,00", "- 199,00", "199,00-", "(199,00)", "(199,00 Kč)", "\u2212199,00 CZK", "CZK -199"])(
  "the amount %j left",
  (amount) => {
    expect(first(`Datum;Částka;VS\n12.5.2026;${amount};42\n`)).toMatchObject({
      amount: -19_900,
      currency: "CZK",
    });
  },
);

test.each([
  ["VS: 42", "42"],
  ["VS42", "42"],
  ["vs/0000000042", "42"],
  ["42.00", "42"],
  ["42,0", "42"],
  ["00 000 000 42", "42"],
  ["'0042'", "42"],
  ["4200", "4200"],
  ["", ""],
  ["42/2026", "42/2026"],
  ["42.05", "42.05"],
])("the symbol %j is %j", (written, symbol) => {
  expect(symbolIn(written)).toBe(symbol);
});

test("a message of several lines, quotation marks and separators in it, in windows-1250 with tabs", () => {
  const table =
    'Datum\tČástka\tVS\tZpráva\tProtiúčet\r\n12.5.2026\t199,00\t42\t"Ž a ""Ř"";\n\tdruhý"\t51/0100\r\n';
  const entry = first(windows1250(table));
  expect(entry).toMatchObject({ amount: 19_900, variableSymbol: "42", counterAccount: "51/0100" });
  expect(entry?.message).toBe('Ž a "Ř";\n\tdruhý');
});

const entryOf = (
  inner: string,
  head = '<Amt Ccy="CZK">199.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>',
) =>
  `<Ntry>${head}<BookgDt><Dt>2026-05-12</Dt></BookgDt><AcctSvcrRef>R1</AcctSvcrRef><NtryDtls>${inner}</NtryDtls></Ntry>`;
const detailOf = (symbol: number, amount = "", more = "") =>
  `<TxDtls>${amount && `<Amt Ccy="CZK">${amount}</Amt>`}${more}<RmtInf><Strd><CdtrRefInf><Ref>VS:${symbol}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
const messageOf = (entries: string, [message, part] = ["BkToCstmrStmt", "Stmt"], version = "053.001.02") =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${version}"><${message}><${part}><Id>1</Id><Acct><Id><IBAN>CZ3899990000002017000006</IBAN></Id><Ccy>CZK</Ccy></Acct>${entries}</${part}></${message}></Document>`;

test.each([
  ["BkToCstmrAcctRpt", "Rpt", "052.001.02"],
  ["BkToCstmrAcctRpt", "Rpt", "052.001.08"],
  ["BkToCstmrDbtCdtNtfctn", "Ntfctn", "054.001.02"],
  ["BkToCstmrDbtCdtNtfctn", "Ntfctn", "054.001.08"],
  ["BkToCstmrStmt", "Stmt", "053.001.13"],
])("CAMT: %s holds the same entries (%s, %s)", (message, part, version) => {
  const file = messageOf(
    entryOf(detailOf(42)) +
      entryOf(detailOf(43), '<Amt Ccy="CZK">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>PDNG</Cd></Sts>'),
    [message, part],
    version,
  );
  expect(read(file)).toMatchObject({
    account: OWN[1],
    entries: [{ amount: 19_900, variableSymbol: "42", bankId: "R1" }],
  });
  const prefixed = file.replace(/<(\/?)(?=[A-Z])/g, "<$1ns-2.x:").replace("xmlns=", "xmlns:ns-2.x=");
  expect(read(prefixed).entries).toHaveLength(1);
});

test("CAMT: a collected booking is as many as it has parts, a fee among them goes the other way", () => {
  const fee = detailOf(7, "1.00", "<CdtDbtInd>DBIT</CdtDbtInd>");
  const file = messageOf(entryOf(detailOf(42, "150.00") + detailOf(43, "50.00") + fee));
  expect(
    read(file).entries.map(({ amount, variableSymbol, bankId }) => [amount, variableSymbol, bankId]),
  ).toEqual([
    [15_000, "42", "R1#1"],
    [5_000, "43", "R1#2"],
    [-100, "7", "R1#3"],
  ]);
});

test("CAMT: of parts that don't add up none is taken for the whole", () => {
  const file = messageOf(entryOf(detailOf(42, "150.00") + detailOf(43, "40.00")));
  expect(read(file).entries).toMatchObject([
    { amount: 19_900, variableSymbol: "", counterAccount: "", message: "VS 42 VS 43" },
  ]);
});

test("CAMT: a symbol whose kind stands apart, and money that came in another currency", () => {
  const apart =
    "<CdtrRefInf><Tp><CdOrPrtry><Prtry>VS</Prtry></CdOrPrtry></Tp><Ref>0000000042</Ref></CdtrRefInf>";
  const foreign =
    '<AmtDtls><InstdAmt><Amt Ccy="EUR">8.00</Amt></InstdAmt></AmtDtls><Chrgs><Rcrd><Amt Ccy="CZK">10.00</Amt></Rcrd></Chrgs>';
  const file = messageOf(entryOf(`<TxDtls>${foreign}<RmtInf><Strd>${apart}</Strd></RmtInf></TxDtls>`));
  expect(read(file).entries).toMatchObject([
    { amount: 19_900, currency: "CZK", variableSymbol: "0000000042" },
  ]);
});
