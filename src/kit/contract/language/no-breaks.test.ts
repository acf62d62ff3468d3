import { expect, test } from "vitest";
import { addAllNoBreaks, addNoBreaks, noBreaksExcept } from "./no-breaks.ts";

test("a Czech one-letter word is tied to the next one, also after another, a bracket and a tag", () => {
  expect(addNoBreaks("Závod v Mostě i v Sosnové", "cs")).toBe("Závod v\u00a0Mostě i\u00a0v\u00a0Sosnové");
  expect(addNoBreaks("V boxech (a u trati)", "cs")).toBe("V\u00a0boxech (a\u00a0u\u00a0trati)");
  expect(addNoBreaks('<p>S autem <a href="/a b">k moři</a></p>', "cs")).toBe(
    '<p>S\u00a0autem <a href="/a b">k\u00a0moři</a></p>',
  );
});

test("a number is tied to its unit, with its thousands", () => {
  expect(addNoBreaks("Zadní kola ve 160 km/h, váží 1 240 kg, z toho 53 % vpředu", "cs")).toBe(
    "Zadní kola ve 160\u00a0km/h, váží 1\u00a0240\u00a0kg, z\u00a0toho 53\u00a0% vpředu",
  );
  for (const text of ["Roku 2017 mladí", "10 minut"]) expect(addNoBreaks(text, "cs")).toBe(text);
});

test("the parts of a large number, of a phone number and of a size stay together, in both languages", () => {
  for (const language of ["cs", "en"] as const) {
    expect(addNoBreaks("+420 777 000 117", language)).toBe("+420\u00a0777\u00a0000\u00a0117");
    expect(addNoBreaks("15 × 8 × 8", language)).toBe("15\u00a0×\u00a08\u00a0×\u00a08");
    expect(addNoBreaks("3 200 or 85 000 of 2027", language)).toBe("3\u00a0200 or 85\u00a0000 of 2027");
  }
});

test("dimensions stay in one piece, in both languages", () => {
  expect(addNoBreaks("Vitrína 15 × 8 × 8 cm.", "cs")).toBe("Vitrína 15\u00a0×\u00a08\u00a0×\u00a08\u00a0cm.");
  expect(addNoBreaks("Case 15 × 8 cm", "en")).toBe("Case 15\u00a0×\u00a08\u00a0cm");
  expect(addNoBreaks("1 × Key ring", "en")).toBe("1 × Key ring");
});

test("in a running text a number keeps what it counts, and a range its end", () => {
  const rest = "a zbytek věty, aby byla dost dlouhá na víc řádků textu o závodech";
  expect(
    addNoBreaks(`Byli jsme na 27. místě z 48 jezdců, 31. května 2026 od 13:00 do tmy, ${rest}`, "cs"),
  ).toContain("na 27.\u00a0místě z\u00a048\u00a0jezdců, 31.\u00a0května 2026 od 13:00 do tmy");
  expect(
    addNoBreaks(`<p style="margin: 0 auto">V roce 2024 jsme s E36 jeli 3–7 dnů, ${rest}</p>`, "cs"),
  ).toContain('<p style="margin: 0 auto">V\u00a0roce 2024 jsme s\u00a0E36 jeli 3–\u20607\u00a0dnů');
  expect(addNoBreaks("It locks the rear at 160 km/h, and 3 of 8 turn", "en")).toBe(
    "It locks the rear at 160\u00a0km/h, and 3 of 8 turn",
  );
});

test("a postal code and its town stay in one piece, in both languages", () => {
  for (const language of ["cs", "en"] as const) {
    expect(addNoBreaks("Sosnová 201, 470 02 Česká Lípa", language)).toBe(
      "Sosnová 201, 470\u00a002\u00a0Česká\u00a0Lípa",
    );
    expect(addNoBreaks("Sochora 27, 170 00 Praha 7, uoou.gov.cz", language)).toBe(
      "Sochora 27, 170\u00a000\u00a0Praha\u00a07, uoou.gov.cz",
    );
    expect(addNoBreaks("Sosnová, 470 02, ČR", language)).toBe("Sosnová, 470\u00a002, ČR");
    expect(addNoBreaks("Česká Lípa, 470 02", language)).toBe("Česká Lípa, 470\u00a002");
  }
});

test("a day stays with its month", () => {
  expect(addNoBreaks("od 24. 11. 2026 do 8. prosince", "cs")).toBe(
    "od 24.\u00a011. 2026 do 8.\u00a0prosince",
  );
});

test("an English day stays with its month, short or whole, and only before a year", () => {
  expect(addNoBreaks("From 24 Nov 2026 to 8 December 2026", "en")).toBe(
    "From 24\u00a0Nov 2026 to 8\u00a0December 2026",
  );
  for (const text of ["8 December", "125 May 2026"]) expect(addNoBreaks(text, "en")).toBe(text);
});

test("a text of forty characters is a name, a longer one is read", () => {
  const name = "e-mail jezdce za 10–12 dnů do 3,25 kola 1";
  expect(addNoBreaks(name.slice(0, 40), "en")).not.toContain("\u2060");
  expect(addNoBreaks(name, "cs")).toBe("e-\u2060mail jezdce za 10–\u206012\u00a0dnů do 3,25\u00a0kola 1");
});

test("the letters of a firm's legal form stay together", () => {
  expect(addNoBreaks("Řeřicha, spol. s r. o.", "cs")).toBe("Řeřicha, spol. s\u00a0r.\u00a0o.");
  expect(addNoBreaks("Řeřicha, a. s., Lípa", "cs")).toBe("Řeřicha, a.\u00a0s., Lípa");
});

test("in a running text no line breaks inside e-mail and není-li, nor between an act and its number", () => {
  const rest = "a zbytek věty, aby byla dost dlouhá na víc řádků textu o závodech";
  expect(addNoBreaks(`Poslali jsme e-mail; není-li to on, ${rest}`, "cs")).toContain(
    "e-\u2060mail; není-\u2060li to on",
  );
  expect(
    addNoBreaks(
      "The receipt comes by e-mail at once, with the day and the time of your order, and with its number.",
      "en",
    ),
  ).toContain("e-\u2060mail at");
  expect(addNoBreaks("Zákon č. 89/2012 Sb., § 35", "cs")).toBe("Zákon č.\u00a089/2012\u00a0Sb., §\u00a035");
  expect(addNoBreaks("Act No. 89/2012, Directive (EU) 2019/882, CZK 2,000", "en")).toBe(
    "Act No.\u00a089/2012, Directive (EU)\u00a02019/882, CZK\u00a02,000",
  );
  for (const text of ["Váš e-mail", "Přejít do e-shopu"]) expect(addNoBreaks(text, "cs")).toBe(text);
  expect(addNoBreaks(`Sponzor Jan Lípa-Novák z Česko-lipska, ${rest}`, "cs")).not.toContain("\u2060");
});

test("English, longer words and the end of a text stay as they are", () => {
  expect(addNoBreaks("Such a car", "en")).toBe("Such a car");
  for (const text of ["Auto do boxu", "plán B", "bod a", "1:43 a"])
    expect(addNoBreaks(text, "cs")).toBe(text);
});

test("a record's shown texts are tied, what is looked up by its text and both languages' own are not", () => {
  const asPageShows = noBreaksExcept("tags").cs;
  const record = {
    title: "V cíli",
    tags: "v cíli",
    list: [{ text: "o kole" }],
    translations: { cs: "v cíli" },
  };
  expect(asPageShows(record)).toEqual({ ...record, title: "V\u00a0cíli", list: [{ text: "o\u00a0kole" }] });
  expect(asPageShows(record)).toBe(asPageShows(record));
  const plain = { day: new Date(0), gone: null, year: 2026, is_new: true };
  expect(asPageShows(plain)).toEqual(plain);
  expect(asPageShows(plain).day).toBe(plain.day);
  expect(noBreaksExcept().en({ size: "V 15 cm" })).toEqual({ size: "V 15\u00a0cm" });
  expect(addAllNoBreaks(record, "cs").tags).toBe("v\u00a0cíli");
  expect(addAllNoBreaks({ left: (day: number) => `${day} kol v roce` }, "cs").left(3)).toBe(
    "3 kol v\u00a0roce",
  );
});
