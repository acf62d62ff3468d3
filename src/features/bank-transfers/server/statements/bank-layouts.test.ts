import { expect, test } from "vitest";
import { camtOf, gpcOf, type Payment } from "#testing/outside/bank-statements.ts";
import { czechTables, iso88592, TABLE_PAYER } from "#testing/outside/czech-tables.ts";
import { bareAccount, isSameAccount, type Statement } from "../../bank-entry.ts";
import { readFioJson } from "./fio-json.ts";
import { readStatement } from "./read-statement.ts";
import { StatementError } from "./statement-error.ts";

/** Files as Czech banks write them, each in its own way. */

const OWN = { digits: "2017000006", iban: "CZ3899990000002017000006" };
const SPELLINGS = ["2017000006/9999", OWN.iban];
const read = (content: string | Buffer, own = SPELLINGS): Statement => {
  const found = readStatement(Buffer.from(content as string), {}, own);
  if ("headings" in found) throw new Error(`columns: ${found.headings}`);
  return found;
};
const kindOf = (content: string | Buffer, own = SPELLINGS): string => {
  try {
    readStatement(Buffer.from(content as string), {}, own);
    return "none";
  } catch (error) {
    if (error instanceof StatementError) return error.kind;
    throw error;
  }
};
const PAYMENT: Payment = { day: "2026-05-12", amount: 450.5, symbol: "42", account: "51", bank: "0100" };

test.each(Object.entries(czechTables(42)))(
  "%s: read without a question, with payer and symbol",
  (_, file) => {
    const { account, entries, leftOut } = read(file);
    if (account !== null) expect(SPELLINGS.some((own) => isSameAccount(own, account))).toBe(true);
    expect(leftOut).toBeUndefined();
    expect(entries.map(({ amount, bookedOn }) => [amount, bookedOn])).toEqual([
      [45_050, "2026-05-12"],
      [-132_000, "2026-05-13"],
    ]);
    const [first] = entries;
    expect(first).toMatchObject({ currency: "CZK", variableSymbol: "42", isReversal: false });
    expect(bareAccount(first?.counterAccount ?? "")).toBe(bareAccount(TABLE_PAYER.account));
    expect(first?.counterAccount).toMatch(/^0*35-1234567899\/0300$/);
    expect(first?.counterName.normalize("NFD").replace(/\p{M}/gu, "")).toBe("Sarka Tuhykova");
    expect(first?.message).toMatch(/^Tri[čc]ka/);
  },
);

test("a row that was reversed, and an amount of another currency, are not taken for money", () => {
  const table = (row: string) => `Datum;Částka;VS;Typ transakce\n${row}\n`;
  expect(read(table("1.5.2026;-5,00;42;Storno příchozí platby")).entries).toMatchObject([
    { isReversal: true, amount: -500 },
  ]);
  expect(read(table("1.5.2026;5,00 EUR;42;Platba")).entries).toMatchObject([
    { currency: "EUR", amount: 500 },
  ]);
  expect(read(`Měna;EUR\n\n${table("1.5.2026;5;42;")}`).entries).toMatchObject([{ currency: "EUR" }]);
});

test("spaces, apostrophes and minus signs of all kinds", () => {
  const amounts = [
    "1\u202f290,00",
    "1'290.00",
    "\u22121\u00a0290,00",
    "1 290,00-",
    "\u20131290",
    "+1.290,00 Kč",
  ];
  const rows = amounts.map((amount) => `12.5.2026\t${amount}\t="0042"`);
  const { entries } = read(`Datum\tČástka\tVS\n${rows.join("\n")}\n\n\n`);
  expect(entries.map(({ amount }) => amount)).toEqual([129000, 129000, -129000, -129000, -129000, 129000]);
  expect(new Set(entries.map(({ variableSymbol }) => variableSymbol))).toEqual(new Set(["42"]));
});

test("both columns of amounts filled, or neither, is no booking that can be read", () => {
  const table = (amounts: string) => `Datum;Příjem;Výdaj\n1.5.2026;${amounts}\n`;
  for (const amounts of ["5,00;6,00", ";"]) expect(kindOf(table(amounts)), amounts).toBe("unreadable");
});

test("GPC: a kind of data where others have the currency", () => {
  const withField = (field: string) => {
    const [head = "", entry = ""] = gpcOf([PAYMENT], OWN).split("\r\n");
    return read(`${head}\r\n${entry.slice(0, 118)}${field}${entry.slice(122)}\r\n`).entries[0]?.currency;
  };
  expect(["1101", "1102", "1201", "0203", "0978", "    "].map(withField)).toEqual([
    ...["CZK", "CZK", "XXX", "CZK", "EUR", "CZK"],
  ]);
});

test("GPC: accounts in the bank's inner order are the payer's and the team's", () => {
  /** `C0 C8 C9 C6 C1 C2 C3 C4 C5 C7 P1 ... P6`, counted from the right. */
  const inner = (digits: string) => {
    const [prefix, number] = [digits.slice(0, 6), digits.slice(6)];
    return [9, 7, 8, 5, 0, 1, 2, 3, 4, 6].map((place) => number[place]).join("") + prefix;
  };
  const own = "0000002017000006";
  const payer = "0000351234567899";
  const plain = gpcOf([{ ...PAYMENT, account: payer }], OWN);
  const shuffled = plain.replaceAll(own, inner(own)).replace(payer, inner(payer));
  expect(shuffled).not.toBe(plain);
  for (const [file, spellings] of [
    [shuffled, SPELLINGS],
    [plain, SPELLINGS],
    // The check digits tell where the settings don't.
    [shuffled, []],
    [plain, []],
  ] as const) {
    const { account, entries } = read(file, [...spellings]);
    expect(account).toBe("2017000006");
    expect(entries[0]?.counterAccount).toBe("35-1234567899/0100");
  }
});

test("GPC: what takes a debit back brings money, what takes a credit back takes it", () => {
  const [head = "", entry = ""] = gpcOf([PAYMENT], OWN).split("\r\n");
  const withCode = (code: string) =>
    read(`${head}\r\n${entry.slice(0, 60)}${code}${entry.slice(61)}\r\n`).entries;
  expect(withCode("4")).toMatchObject([{ amount: 45_050, isReversal: true }]);
  expect(withCode("5")).toMatchObject([{ amount: -45_050, isReversal: true }]);
});

test("CAMT: the payer's bank is the one that stands beside the account", () => {
  const withAgent = (agent: string, account = "1234567899") =>
    read(
      camtOf([{ ...PAYMENT, account: "51" }], OWN)
        .replace("51/0100", account)
        .replace(
          "</RltdPties>",
          `</RltdPties><RltdAgts><DbtrAgt><FinInstnId>${agent}</FinInstnId></DbtrAgt></RltdAgts>`,
        ),
    ).entries[0]?.counterAccount;
  for (const agent of [
    "<Othr><Id>0300</Id></Othr>",
    "<ClrSysMmbId><MmbId>0300</MmbId></ClrSysMmbId>",
    "<BIC>CEKOCZPPXXX</BIC>",
    "<BICFI>CEKOCZPP</BICFI>",
  ])
    expect(withAgent(agent), agent).toBe("1234567899/0300");
  expect(withAgent("<BICFI>CEKOCZPP</BICFI>", "0000351234567899")).toBe("35-1234567899/0300");
  expect(withAgent("<BICFI>CEKOCZPP</BICFI>", "35-1234567899")).toBe("35-1234567899/0300");
  expect(withAgent("<BICFI>DEUTDEFF</BICFI>")).toBe("1234567899");
  expect(withAgent("<BICFI>GIBACZPX</BICFI>", "1234567899/0300")).toBe("1234567899/0300");
});

test("a file of several accounts: the team's is read, the others are named", () => {
  const other = { digits: "35", iban: "CZ4599990000000000000019" };
  const inner = (text: string) => /<Stmt>.*<\/Stmt>/s.exec(text)?.[0] ?? "";
  const camt = camtOf([PAYMENT], OWN);
  const both = camt.replace("</Stmt>", `</Stmt>${inner(camtOf([PAYMENT, PAYMENT], other))}`);
  expect(read(both)).toMatchObject({ entries: [{ amount: 45_050 }], leftOut: [other.iban] });
  const gpc = gpcOf([PAYMENT, PAYMENT], other) + gpcOf([PAYMENT], OWN);
  expect(read(gpc)).toMatchObject({ account: "2017000006", entries: [{ amount: 45_050 }], leftOut: ["35"] });
  const csv =
    "Číslo účtu;Datum;Částka;Protiúčet\n2017000006;1.5.2026;5;\n35/0100;1.5.2026;6;\n2017000006;1.5.2026;7;\n";
  const { entries, leftOut } = read(csv);
  expect([entries.map(({ amount }) => amount), leftOut]).toEqual([[500, 700], ["35/0100"]]);
  // Whose are they, where the settings don't say?
  for (const file of [both, gpc, csv]) expect(kindOf(file, [])).toBe("accounts");
});

test("an account is its number and its bank", () => {
  expect(isSameAccount("2017000006/9999", OWN.iban)).toBe(true);
  expect(isSameAccount("2017000006", OWN.iban)).toBe(true);
  expect(isSameAccount("2017000006/2010", OWN.iban)).toBe(false);
  expect(isSameAccount("CZ4020100000002017000006", "2017000006/9999")).toBe(false);
});

test("a column of accounts is the payer's unless it has the team's", () => {
  const table = (account: string) => `Datum;Částka;Číslo účtu\n1.5.2026;5;${account}\n`;
  expect(read(table("51/0100"))).toMatchObject({ account: null, entries: [{ counterAccount: "51/0100" }] });
  expect(read(table("2017000006/9999"))).toMatchObject({
    account: "2017000006/9999",
    entries: [{ counterAccount: "" }],
  });
});

test("Fio: nothing has to be there but day and amount", () => {
  const fio = (transactionList: unknown, info: unknown = null) =>
    readFioJson(JSON.stringify({ accountStatement: { info, transactionList } }));
  for (const list of [null, undefined, {}, { transaction: null }, { transaction: [] }])
    expect(fio(list).entries).toEqual([]);
  const bare = { column0: { value: "2026-05-12+0200" }, column1: { value: 5.5 }, column22: null };
  const info = { accountId: "2017000006", bankId: "9999", iban: null, currency: "EUR" };
  expect(fio({ transaction: [bare] }, info)).toMatchObject({
    account: "2017000006/9999",
    entries: [{ amount: 550, currency: "EUR", bankId: null }],
  });
  const more = { ...bare, column5: { value: 42 }, column2: { value: null }, column8: { value: "Storno" } };
  expect(fio({ transaction: [more] }).entries).toMatchObject([
    { variableSymbol: "42", counterAccount: "", isReversal: true },
  ]);
});

test("letters are right in each encoding, also where XML names it", () => {
  const named = camtOf([{ ...PAYMENT, name: "Žofie Šťastná ľ" }], OWN).replace("UTF-8", "iso-8859-2");
  expect(read(iso88592(named)).entries[0]?.counterName).toBe("Žofie Šťastná ľ");
  const dos = gpcOf([PAYMENT], OWN);
  expect(read(`${dos}\u001A`).entries).toHaveLength(1);
});

test("signs that no database takes are left out of what is kept", () => {
  const { entries } = read("Datum;Částka;Zpráva\n1.5.2026;5;\u0001a\u0007b\n");
  expect(entries[0]?.message).toBe("a b");
  const fio = (message: string) =>
    readFioJson(
      `{"accountStatement":{"info":null,"transactionList":{"transaction":[{"column0":{"value":"2026-05-12"},"column1":{"value":1},"column16":{"value":"${message}"}}]}}}`,
    ).entries[0]?.message;
  expect(fio("a\\u0000b")).toBe("a b");
  expect(fio("a\\ud800b")).toBe("a\ufffdb");
});
