import { describe, expect, test } from "vitest";
import { filledText, type MailTextName, placeholdersIn, textError } from "./mail-texts.ts";

const rule = (name: MailTextName, more: object = {}) => ({
  name,
  known: ["order", "customer", "číslo"],
  required: [],
  mayBeBlank: false,
  ...more,
});
const error = (text: string, name: MailTextName = "introduction", more: object = {}) =>
  textError(text, rule(name, more))?.en ?? null;

describe("a text is taken", () => {
  test.each([
    "Order {order} of {customer}.",
    "{order}{order}",
    "Several lines\n\nand a tab\there",
    "<b>no markup</b> & “quotes”",
    "https://example.cz/a?b=c",
    "{číslo} 🏁 عربي",
  ])("%j", (text) => expect(error(text)).toBeNull());

  test("blank only where it may be", () => {
    expect(error(" \n ")).toMatch(/can’t be blank/);
    expect(error("  ", "closing", { mayBeBlank: true })).toBeNull();
  });
});

describe("a text is refused", () => {
  test.each([
    ["a placeholder that does not exist", "Order {ordr}", /no placeholder \{ordr\}.*\{order\}, \{customer\}/],
    ["blanks around a name", "{ order }", /no placeholder/],
    ["another case", "{Order}", /no placeholder/],
    ["an empty one", "{}", /no placeholder/],
    ["what every object has", "{constructor} {__proto__}", /no placeholder \{constructor\}/],
    ["a look-alike letter", "{оrder}", /no placeholder/],
    ["an opened brace", "Order {order", /brace is missing its other half/],
    ["a closed brace", "order} is here", /brace is missing its other half/],
    ["nested braces", "{{order}}", /brace is missing its other half/],
    ["braces around a brace", "{a{order}b}", /brace is missing its other half/],
    ["a name over two lines", "{or\nder}", /no placeholder/],
    ["a control character", "Hello\u0000there", /invisible character/],
    ["an escape sequence", "Hello\u001b[31m", /invisible character/],
    ["a carriage return", "Hello\rthere", /invisible character/],
    ["a zero-width space", "Hello\u200bthere", /invisible character/],
    ["a mark of byte order", "Hello\ufeffthere", /invisible character/],
    ["a turn of direction", "Hello\u202ethere", /invisible character/],
    ["an isolate", "Hello\u2066there", /invisible character/],
    ["too much", "x".repeat(2001), /At most 2000/],
  ])("%s", (_, text, words) => expect(error(text)).toMatch(words));

  test.each(["Subject\nBcc: all@example.cz", "Subject\r\nBcc: x", "a\u2028b", "a\u0085b", "a\tb"])(
    "a subject of several lines: %j",
    (text) => expect(error(text, "subject")).toBe("The subject is one line."),
  );

  test("without a placeholder that has to stay, and with too long a subject", () => {
    expect(error("Thanks", "introduction", { required: ["order"] })).toMatch(/\{order\} has to stay/);
    expect(error("{order}", "introduction", { required: ["order"] })).toBeNull();
    expect(error("x".repeat(151), "subject")).toMatch(/At most 150/);
  });
});

describe("a text is filled in", () => {
  const values = { order: "R-1", customer: "{order} $& $1 <b>" };

  test("with each value once: what stands in a value is not read again", () => {
    expect(filledText("{customer}: {order}, {order}", values, "introduction")).toBe(
      "{order} $& $1 <b>: R-1, R-1",
    );
  });

  test("and leaves what it does not know", () => {
    expect(filledText("{constructor} {toString} {x}", values, "introduction")).toBe(
      "{constructor} {toString} {x}",
    );
  });

  test("a subject stays one line whatever its values bring, and begins with a capital letter", () => {
    const customer = "žofie\r\nBcc: all@example.cz\u2028x";
    expect(filledText("{customer} wrote", { customer }, "subject")).toBe("Žofie Bcc: all@example.cz x wrote");
    expect(filledText("{customer}", { customer: "a\nb" }, "introduction")).toBe("a\nb");
  });

  test("names are found as often as they are there", () => {
    expect(placeholdersIn("{a} {{b}} {a} {c")).toEqual(["a", "b", "a"]);
  });
});
