import { expect, test } from "vitest";
import { camtOf, gpcOf } from "#testing/outside/bank-statements.ts";
import { numbersIn, numbersNamedIn } from "../../order-in-message.ts";
import { readFioJson } from "./fio-json.ts";
import { readStatement } from "./read-statement.ts";

/** A file comes from outside the team: reading it costs no more than its size, whatever stands in it. */

const OWN = { digits: "2017000006", iban: "CZ3899990000002017000006" };
const PAYMENT = { day: "2026-05-12", amount: 450.5, symbol: "42", message: "@" };
const SHORT = 60_000;
const TIMES = 12;

const gpc = gpcOf([{ ...PAYMENT, message: "" }], OWN);
const camt = camtOf([PAYMENT], OWN);
const filled = (pattern: string, length: number) => pattern.repeat(length / pattern.length);
/** Each makes a file of about this many characters. */
const FILES: Record<string, (length: number) => string> = {
  "GPC with texts without end": (length) => gpc + filled("078a\r\n", length),
  "GPC with long texts": (length) => gpc + filled(`078${" a".repeat(500)}\r\n`, length),
  "GPC with blank lines": (length) => gpc + filled(" \r\n", length),
  "GPC with one long line": (length) => gpc + filled("0", length),
  "CAMT with a reference of blanks": (length) => camt.replace("VS:42", `VS${filled(" ", length)}x`),
  "CAMT with an end-to-end id of blanks": (length) =>
    camt.replace("<RltdPties>", `<Refs><EndToEndId>VS${filled(" ", length)}x</EndToEndId></Refs><RltdPties>`),
  "CAMT with a long amount": (length) => camt.replace("450.50", `${filled(" ", length)}450.50x`),
  "CAMT with a long message": (length) => camt.replace("@", filled("VS ", length)),
  "CAMT with elements of nothing": (length) => camt.replace("@", filled("<a/>", length)),
  "CAMT with a long account": (length) =>
    camt.replace(
      /<RltdPties>/,
      `<RltdPties><DbtrAcct><Id><Othr><Id>${filled("1", length)}-</Id></Othr></Id></DbtrAcct>`,
    ),
  "CSV with an amount of blanks": (length) => `Datum;Částka\n1.5.2026;"1${filled(" ", length)}x"\n`,
  "CSV with an amount of digits": (length) => `Datum;Částka\n1.5.2026;${filled("1", length)}\n`,
  "CSV with a day of blanks": (length) => `Datum;Částka\n"1.5.${filled(" ", length)}x";1\n`,
  "CSV with a message of one letter": (length) =>
    `Datum;Částka;Zpráva\n1.5.2026;1;${filled("VS ", length)}\n`,
  "CSV with accents upon accents": (length) =>
    `Datum;Částka;Zpráva\n1.5.2026;1;a${filled("\u0301", length / 2)}${filled("\u0323", length / 2)}\n`,
  "CSV with headings without end": (length) => `Datum;Částka;${filled("a;", length)}\n`,
  "CSV with rows of nothing": (length) => filled("a;b\n", length),
  "CSV with separators alone": (length) => filled(";", length),
  "CSV with quotation marks": (length) => filled('"', length),
  "CSV with an open quotation mark": (length) => `"${filled("a", length)}`,
  "a text without an end of a line": (length) => filled("a", length),
  "XML without a statement": (length) => filled("<a>", length),
};

function cost(work: () => unknown): number {
  const costs = [1, 2].map(() => {
    const before = process.cpuUsage();
    try {
      work();
    } catch {
      // Refused in words, or not: what counts is how long it took.
    }
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...costs);
}

/** A budget in relation to what a short one costs; under 20 ms everything may be the clock's. */
const isLinear = (work: (length: number) => unknown) => {
  work(SHORT);
  const short = cost(() => work(SHORT));
  const long = cost(() => work(SHORT * TIMES));
  return long < 20_000 || long < short * TIMES * 3;
};

test.each(Object.entries(FILES))("%s costs no more than its size", (_, file) => {
  const texts = new Map([SHORT, SHORT * TIMES].map((length) => [length, Buffer.from(file(length))]));
  expect(
    isLinear((length) => {
      try {
        readStatement(texts.get(length) ?? Buffer.alloc(0), {}, [OWN.iban]);
      } catch {
        // As above.
      }
    }),
  ).toBe(true);
});

test.each([" ", "VS ", "obj ", "# ", "1", "0", "variabilni ", "\u0301", "a"])(
  "a message of %j costs no more than its size",
  (pattern) => {
    const texts = [SHORT, SHORT * TIMES].map((length) => filled(pattern, length));
    const byLength = new Map(texts.map((text) => [text.length, text]));
    for (const find of [numbersNamedIn, numbersIn])
      expect(isLinear((length) => find(byLength.get(length) ?? texts.at(-1) ?? ""))).toBe(true);
  },
);

test("Fio's answer of bookings that are none is refused by the first", () => {
  const fio = (item: string) => (length: number) => {
    const transactions = Array.from({ length: length / (item.length + 1) }, () => item).join(",");
    const text = `{"accountStatement":{"info":null,"transactionList":{"transaction":[${transactions}]}}}`;
    try {
      readFioJson(text);
    } catch {
      // As above.
    }
  };
  for (const item of ["0", "{}", '{"column0":{"value":"x"},"column1":{"value":1}}'])
    expect(isLinear(fio(item)), item).toBe(true);
});
