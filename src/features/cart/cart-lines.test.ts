import { expect, test } from "vitest";
import {
  addLine,
  asQuantity,
  type CartLine,
  lineKey,
  lineName,
  type NewLine,
  readLines,
  removeLine,
  reprice,
  setGift,
  setQuantity,
} from "./cart-lines.ts";

const text = (name: string) => ({ name, description: "" });

function shirt(change: Partial<NewLine> = {}): NewLine {
  return {
    id: "team-t-shirt",
    price: 590,
    image_path: "/media/shirt.jpg",
    translations: { en: text("Team T-shirt"), cs: text("Týmové tričko") },
    slug: "team-t-shirt",
    ...change,
  };
}

const cap = shirt({ id: "team-cap", price: 490 });
const quantities = (lines: CartLine[]) => lines.map(({ id, quantity }) => [id, quantity]);

test("a new product comes with quantity 1, one that is in the cart already gets one more", () => {
  const lines = addLine(addLine(addLine([], shirt()), cap), shirt());
  expect(quantities(lines)).toEqual([
    ["team-t-shirt", 2],
    ["team-cap", 1],
  ]);
});

test("adding again takes today's price", () => {
  expect(addLine(addLine([], shirt()), shirt({ price: 650 }))[0]?.price).toBe(650);
});

test("a quantity is a whole number from 1 to 99, whatever is asked", () => {
  expect([0, -3, 1.9, 99, 100, Number.NaN, Number.POSITIVE_INFINITY].map(asQuantity)).toEqual([
    1, 1, 1, 99, 99, 1, 1,
  ]);
  const full = setQuantity(addLine([], shirt()), "team-t-shirt", 500);
  expect(full[0]?.quantity).toBe(99);
  expect(addLine(full, shirt())[0]?.quantity).toBe(99);
});

test("a line is changed and removed by id, the others stay", () => {
  const lines = addLine(addLine([], shirt()), cap);
  expect(quantities(setQuantity(lines, "team-cap", 4))).toEqual([
    ["team-t-shirt", 1],
    ["team-cap", 4],
  ]);
  expect(quantities(removeLine(lines, "team-t-shirt"))).toEqual([["team-cap", 1]]);
});

test("changed prices are taken over for the lines they name", () => {
  const lines = addLine(addLine([], shirt()), cap);
  expect(reprice(lines, [{ id: "team-cap", price: 520 }]).map(({ price }) => price)).toEqual([590, 520]);
});

test("a name is the page's language, else English, else the plain name", () => {
  const names = (en: string, cs: string) => ({ translations: { en: text(en), cs: text(cs) } });
  expect(lineName(names("Cap", "Kšiltovka"), "cs")).toBe("Kšiltovka");
  expect(lineName(names("Cap", ""), "cs")).toBe("Cap");
  expect(lineName(names("", "Kšiltovka"), "en")).toBe("Kšiltovka");
  const [plain] = readLines(JSON.stringify([{ id: "x", price: 1, quantity: 1, name: "Plain" }]));
  expect(plain && lineName(plain, "cs")).toBe("Plain");
});

test("the plain name comes before the other language's, also of a product without any translation (15.D)", () => {
  const named = { name: "Plain", translations: { en: text(""), cs: text("Kšiltovka") } };
  expect(lineName(named, "en")).toBe("Plain");
  expect(lineName(named, "cs")).toBe("Kšiltovka");
  expect(lineName({ name: "Plain" }, "cs")).toBe("Plain");
});

test("what was stored is read back", () => {
  const lines = addLine([], shirt());
  expect(readLines(JSON.stringify({ state: { lines }, version: 1 }))).toEqual(lines);
});

test.each([null, "", "{", "null", "7", '"text"', '{"state":null}', '{"state":{"lines":7}}', "[null,3,[]]"])(
  "garbage in storage is an empty cart: %s",
  (stored) => expect(readLines(stored)).toEqual([]),
);

test("a cart of an earlier version keeps the lines that make sense", () => {
  const stored = [
    { id: 7, price: "149", quantity: "3", translations: { cs: { name: "Samolepky" } } },
    { id: "no-price" },
    { id: "minus", price: -1, quantity: 1 },
    { id: "", price: 10 },
    { id: 7, price: 149, quantity: 1 },
    { id: "many", price: 10, quantity: 1e9, image_path: 4, translations: "none" },
  ];
  const lines = readLines(JSON.stringify(stored));
  expect(lines.map(({ id, price, quantity }) => [id, price, quantity])).toEqual([
    ["7", 149, 3],
    ["many", 10, 99],
  ]);
  expect(lines[0]?.translations.cs.name).toBe("Samolepky");
  expect(lines[1]).toMatchObject({ image_path: null, slug: null, translations: { en: { name: "" } } });
});

const inSize = (id: number, label: string) => shirt({ variant: { id, label: { en: label, cs: label } } });

test("each size is a line of its own, named, changed and removed by itself", () => {
  const lines = [inSize(1, "M"), inSize(2, "L"), inSize(1, "M")].reduce<CartLine[]>(addLine, []);
  expect(lines.map((line) => [lineName(line, "cs"), line.quantity])).toEqual([
    ["Týmové tričko (M)", 2],
    ["Týmové tričko (L)", 1],
  ]);
  const [m = "", l = ""] = lines.map(lineKey);
  expect(setQuantity(lines, l, 4).map(({ quantity }) => quantity)).toEqual([2, 4]);
  expect(removeLine(lines, m).map(({ variant }) => variant?.id)).toEqual([2]);
});

test("carts from before sizes are read as they were, and a stored size that makes no sense is left out", () => {
  const read = (variant: unknown) =>
    readLines(JSON.stringify([{ ...shirt(), quantity: 1, variant }]))[0]?.variant;
  expect(readLines(JSON.stringify([{ ...shirt(), quantity: 1 }]))).toEqual([{ ...shirt(), quantity: 1 }]);
  expect(read({ id: 3, label: { cs: "L" } })).toEqual({ id: 3, label: { en: "", cs: "L" } });
  for (const variant of ["M", null, { id: "3" }, { id: 1.5, label: null }])
    expect(read(variant)).toBeUndefined();
});

const gift = (line: string) => ({
  line,
  recipient: "Jana",
  dedication: "Hi!\nPetr",
  design: "smoke" as const,
  deliver: "recipient" as const,
  email: "jana@example.cz",
  day: "2026-12-24",
});

test("each gift is a line of its own, and what is none any more joins its product's line", () => {
  const lines = [shirt({ gift: gift("a") }), shirt({ gift: gift("b") }), shirt()].reduce<CartLine[]>(
    addLine,
    [],
  );
  expect(lines).toHaveLength(3);
  const changed = setGift(lines, lineKey(lines[0] as CartLine), { ...gift("a"), recipient: "Petr" });
  expect(changed.map(({ gift }) => gift?.recipient)).toEqual(["Petr", "Jana", undefined]);
  const plain = setGift(changed, lineKey(changed[0] as CartLine), undefined);
  expect(plain.map(({ gift, quantity }) => [gift?.recipient, quantity])).toEqual([
    [undefined, 2],
    ["Jana", 1],
  ]);
});

test("a stored gift is read back; of a broken one what is readable stays, and carts of old have none", () => {
  const stored = addLine([], shirt({ gift: gift("a") }));
  expect(readLines(JSON.stringify(stored))).toEqual(stored);
  const broken = [{ ...shirt(), quantity: 1, gift: { line: "x", design: 7, day: "soon", email: null } }];
  expect(readLines(JSON.stringify(broken))[0]?.gift).toEqual({
    line: "x",
    recipient: "",
    dedication: "",
    design: "night",
    deliver: "buyer",
    email: "",
    day: null,
  });
  for (const nothing of [null, 3, "x", {}, []])
    expect(readLines(JSON.stringify([{ ...shirt(), gift: nothing }]))[0]).not.toHaveProperty("gift");
});
