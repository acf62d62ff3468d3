import { expect, test } from "vitest";
import { camtOf, csvOf, gpcOf, type Payment } from "#testing/outside/bank-statements.ts";
import { bareAccount, type Statement } from "../../bank-entry.ts";
import { decodeStatement } from "./decode-statement.ts";
import { readFioJson } from "./fio-json.ts";
import { readStatement } from "./read-statement.ts";
import { StatementError } from "./statement-error.ts";
import { dayOf, hundredths } from "./statement-text.ts";

const OWN = { digits: "2400222233", iban: "CZ7920100000002400222233" };
const PAYMENTS: Payment[] = [
  {
    day: "2026-05-20",
    amount: 5578.7,
    symbol: "42",
    name: "Žofie Šťastná",
    id: "1158152824",
    account: "2000145399",
    bank: "0800",
    message: "Poukaz",
  },
  {
    day: "2026-05-21",
    amount: -1200,
    symbol: "77",
    name: "Pneuservis",
    id: "1158152825",
    account: "51",
    bank: "0100",
  },
  { day: "2026-05-21", amount: 0.01, id: "1158152826", account: "19", bank: "2010", message: "/VS43" },
];

const bytes = (text: string) => Buffer.from(text, "utf8");
const read = (content: string | Buffer, columns = {}): Statement => {
  const found = readStatement(Buffer.from(content), columns);
  if ("headings" in found) throw new Error(`columns: ${found.headings}`);
  return found;
};
const errorOf = (content: string | Buffer): string => {
  try {
    readStatement(Buffer.from(content));
  } catch (error) {
    if (error instanceof StatementError) return error.kind;
    throw error;
  }
  return "none";
};

/** windows-1250, which Node only reads. */
function windows1250(text: string): Buffer {
  const table = new TextDecoder("windows-1250").decode(Uint8Array.from({ length: 256 }, (_, i) => i));
  return Buffer.from([...text].map((sign) => Math.max(0, table.indexOf(sign))));
}

test.each([
  ["gpc", windows1250(gpcOf(PAYMENTS, OWN))],
  ["camt053", bytes(camtOf(PAYMENTS, OWN))],
  ["csv", bytes(csvOf(PAYMENTS, OWN))],
] as const)("%s: each booking with amount, day, symbol and payer", (source, content) => {
  const { entries, ...statement } = read(content);
  expect(statement.source).toBe(source);
  if (statement.account !== null) expect(bareAccount(statement.account)).toBe(OWN.digits);
  expect(entries.map(({ amount, bookedOn, variableSymbol }) => [amount, bookedOn, variableSymbol])).toEqual([
    [557870, "2026-05-20", "42"],
    [-120000, "2026-05-21", "77"],
    [1, "2026-05-21", ""],
  ]);
  expect(entries[0]).toMatchObject({
    counterName: "Žofie Šťastná",
    counterAccount: "2000145399/0800",
    currency: "CZK",
    isReversal: false,
    message: "Poukaz",
  });
  expect(entries[0]?.bankId).toMatch(/^0*1158152824$/);
  expect(entries[2]?.message).toBe("/VS43");
});

test("a file that was cut off is refused whole, wherever it was cut", () => {
  const gpc = gpcOf(PAYMENTS, OWN);
  expect(errorOf(gpc.slice(0, gpc.length - 200))).toBe("cut-off");
  // A whole line less: only the sums of the head tell.
  const lines = gpc.split("\r\n");
  expect(errorOf(lines.toSpliced(3, 1).join("\r\n"))).toBe("cut-off");
  const camt = camtOf(PAYMENTS, OWN);
  for (const part of [0.3, 0.5, 0.7, 0.99])
    expect(errorOf(camt.slice(0, camt.length * part))).not.toBe("none");
  const csv = csvOf(PAYMENTS);
  expect(errorOf(csv.slice(0, csv.lastIndexOf("0,01") + 1))).toBe("cut-off");
});

test("what is no statement is refused", () => {
  for (const content of ["", "hello", "<html></html>", "\0\0PNG", "%PDF-1.7", "<?xml version='1.0'?><a/>"])
    expect(errorOf(content), content).toBe("unknown-format");
});

test("entities of a document type are not unfolded", () => {
  const bomb = `<!DOCTYPE a [<!ENTITY b "${"x".repeat(1000)}">]>${camtOf(PAYMENTS, OWN).slice(38)}`;
  expect(errorOf(bomb)).toBe("unreadable");
});

test("what no bank writes into XML is refused in words, not broken on", () => {
  const within = (inner: string) => camtOf(PAYMENTS, OWN).replace("<Ntry>", `${inner}<Ntry>`);
  for (const inner of [
    `${"<a>".repeat(50_000)}${"</a>".repeat(50_000)}`,
    "<__proto__><x>1</x></__proto__>",
    "<constructor>1</constructor><hasOwnProperty/>",
  ])
    expect(["unreadable", "none"], inner.slice(0, 40)).toContain(errorOf(within(inner)));
  expect(errorOf(within("<__proto__/>"))).toBe("unreadable");
});

test("a currency is three letters, as people write it too; another one is never taken for crowns", () => {
  const csv = (currency: string) => `Datum;Částka;Měna\n1.1.2026;5;${currency}\n`;
  const read1 = (text: string) => read(text).entries[0]?.currency;
  expect(["", "czk", "Kč", "EUR", "€"].map((written) => read1(csv(written)))).toEqual([
    ...["CZK", "CZK", "CZK", "EUR", "EUR"],
  ]);
  for (const nonsense of ["koruny", "1", '"DROP"']) expect(errorOf(csv(nonsense))).toBe("unreadable");
  expect(errorOf(camtOf(PAYMENTS, OWN).replace('Ccy="CZK"', 'Ccy="K"'))).toBe("unreadable");
  const gpc = (number: string) => {
    const [head = "", entry = ""] = gpcOf(PAYMENTS.slice(0, 1), OWN).split("\r\n");
    return `${head}\r\n${entry.slice(0, 118)}${number}${entry.slice(122)}\r\n`;
  };
  expect(["0203", "0000", "0978", "0756", "0946"].map((number) => read1(gpc(number)))).toEqual([
    ...["CZK", "CZK", "EUR", "CHF", "XXX"],
  ]);
});

test("CAMT: announced bookings are left out, collected ones taken apart, reversals marked", () => {
  const entry = (inner: string, status = "BOOK", extra = "") =>
    `<Ntry><Amt Ccy="EUR">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>${extra}<Sts><Cd>${status}</Cd></Sts>
     <BookgDt><DtTm>2026-05-20T23:59:00+02:00</DtTm></BookgDt><AcctSvcrRef>R1</AcctSvcrRef><NtryDtls>${inner}</NtryDtls></Ntry>`;
  const detail = (amount: string, endToEnd: string) =>
    `<TxDtls><Refs><EndToEndId>${endToEnd}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt></TxDtls>`;
  const document = (entries: string) =>
    `<x:Document xmlns:x="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><x:BkToCstmrStmt><x:Stmt><x:Acct><x:Id>
     <x:IBAN>${OWN.iban}</x:IBAN></x:Id></x:Acct>${entries.replace(/<(\/?)(?=[A-Z])/g, "<$1x:")}</x:Stmt></x:BkToCstmrStmt></x:Document>`;
  const collected = detail("10.00", "/VS0000000007/SS/KS") + detail("20.00", "VS:8");
  const { entries } = read(
    document(
      entry(collected) +
        entry("", "PDNG") +
        entry(detail("30.00", "NOTPROVIDED"), "BOOK", "<RvslInd>true</RvslInd>"),
    ),
  );
  expect(
    entries.map(({ amount, variableSymbol, isReversal, currency }) => [
      amount,
      variableSymbol,
      isReversal,
      currency,
    ]),
  ).toEqual([
    [1000, "0000000007", false, "EUR"],
    [2000, "8", false, "EUR"],
    [3000, "", true, "EUR"],
  ]);
  expect(new Set(entries.slice(0, 2).map(({ bankId }) => bankId)).size).toBe(2);
  expect(entries[0]?.bookedOn).toBe("2026-05-20");
});

test("CSV: columns of an unknown bank are asked for, and read as they were chosen", () => {
  const text = "Kdy;Kolik;Od koho;Symbol\n20. 5. 2026;1 234,50 Kč;Jan Novák;42\n";
  expect(readStatement(bytes(text))).toEqual({ headings: ["Kdy", "Kolik", "Od koho", "Symbol"], found: {} });
  const { entries } = read(text, { date: "Kdy", amount: "Kolik", name: "Od koho", symbol: "Symbol" });
  expect(entries).toMatchObject([
    {
      bookedOn: "2026-05-20",
      amount: 123450,
      counterName: "Jan Novák",
      variableSymbol: "42",
      currency: "CZK",
    },
  ]);
});

test("CSV: separators, quotes with line breaks, other orders of columns", () => {
  const comma = 'Amount,Date,Message\n"1,234.50",2026-05-20,"one\ntwo"\n';
  expect(read(comma).entries).toMatchObject([{ amount: 123450, message: "one\ntwo" }]);
  const tab = "Datum zaúčtování\tČástka\tVariabilní symbol\n20/05/2026\t-5,00\t0000000042\n";
  expect(read(tab).entries).toMatchObject([{ amount: -500, variableSymbol: "42" }]);
});

test.each([
  ["1 234,56", 123456],
  ["-0,10", -10],
  ["+1.234.567,00", 123456700],
  ["\u22125", -500],
  ["0", 0],
])("%s is %d hundredths", (text, value) => {
  expect(hundredths(text)).toBe(value);
});

test.each(["", "abc", "1,2345", "1.234", "--5", "1e9", "Infinity", "99999999999999999"])(
  "%j is no amount",
  (text) => {
    expect(() => hundredths(text)).toThrow(StatementError);
  },
);

test("days exist in the calendar", () => {
  expect(dayOf("29.2.2028")).toBe("2028-02-29");
  for (const wrong of ["29.2.2026", "2026-13-01", "0.1.2026", "yesterday", ""])
    expect(() => dayOf(wrong), wrong).toThrow(StatementError);
});

test("texts are read in the encodings that banks use", () => {
  expect(decodeStatement(Buffer.from("\uFEFFŽluť", "utf16le"))).toContain("Žluť");
  expect(decodeStatement(windows1250("Žluťoučký"))).toBe("Žluťoučký");
  expect(decodeStatement(bytes("Žluťoučký"))).toBe("Žluťoučký");
});

test("Fio's JSON with null columns, and cut off or of another shape", () => {
  const empty = {
    accountStatement: {
      info: { accountId: "2400222233", bankId: "2010", currency: "CZK", iban: OWN.iban, idFrom: null },
      transactionList: { transaction: [] },
    },
  };
  expect(readFioJson(JSON.stringify(empty))).toEqual({ source: "fio", account: OWN.iban, entries: [] });
  expect(() => readFioJson(JSON.stringify(empty).slice(0, 50))).toThrow(
    new StatementError("cut-off").message,
  );
  expect(() => readFioJson('{"accountStatement":null}')).toThrow(new StatementError("unreadable").message);
});
