import { expect, test } from "vitest";
import { uncredited } from "./uncredited.ts";

const line = (name: string, unit: number, quantity: number) => ({ name, unit, quantity });
const paper = (lines: ReturnType<typeof line>[], { shipping = 0, fee = 0, discount = 0 } = {}) => ({
  lines,
  shipping: { name: "Kurýr", price: shipping },
  payment: { name: "Dobírka", kind: "cod" as const, ...(fee && { fee }) },
  ...(discount && { discount: { code: "LETO", amount: discount } }),
});
const shirt = line("Tričko", 59_000, 3);
const cap = line("Čepice", 49_000, 1);
const gift = line("Nálepka", 0, 2);
const invoice = paper([shirt, cap, gift], { shipping: 7_900, fee: 3_000, discount: 10_000 });

test("of an invoice without credit notes all is left", () => {
  expect(uncredited(invoice, [])).toEqual(invoice);
  const bare = paper([shirt]);
  expect(uncredited(bare, [])).toEqual({ ...bare, payment: { ...bare.payment, fee: 0 } });
});

test("pieces go off line by line, over all credit notes; a line without any is left out", () => {
  const notes = [
    paper([line("Tričko", -59_000, 1), line("Nálepka", 0, 1)]),
    paper([line("Čepice", -49_000, 1), line("Tričko", -59_000, 1)]),
  ];
  expect(uncredited(invoice, notes).lines).toEqual([
    { ...shirt, quantity: 1 },
    { ...gift, quantity: 1 },
  ]);
  expect(notes[0]?.lines[0]?.quantity).toBe(1);
});

test("a line is known by its name and its price", () => {
  const dear = line("Tričko", 69_000, 1);
  const notes = [paper([line("Tričko", -69_000, 1)])];
  expect(uncredited(paper([shirt, dear, cap]), notes).lines).toEqual([shirt, cap]);
  const sameNow = paper([line("Čepice", 59_000, 1), shirt]);
  expect(uncredited(sameNow, [paper([line("Tričko", -59_000, 2)])]).lines).toEqual([
    line("Čepice", 59_000, 1),
    line("Tričko", 59_000, 1),
  ]);
});

test("of two lines that are the same as many pieces are left as the notes leave", () => {
  const twice = paper([line("Tričko", 59_000, 2), line("Tričko", 59_000, 2)]);
  const note = (...pieces: number[]) => paper(pieces.map((quantity) => line("Tričko", -59_000, quantity)));
  expect(uncredited(twice, [note(3)]).lines).toEqual([line("Tričko", 59_000, 1)]);
  expect(uncredited(twice, [note(1), note(1, 1)]).lines).toEqual([line("Tričko", 59_000, 1)]);
  expect(uncredited(twice, [note(4)]).lines).toEqual([]);
});

test("shipping, fee and discount are left as far as no note took them back", () => {
  const notes = [
    paper([], { shipping: -7_900 }),
    paper([], { fee: -3_000, discount: -4_000 }),
    paper([], { discount: -1_000 }),
  ];
  expect(uncredited(invoice, notes)).toMatchObject({
    shipping: { name: "Kurýr", price: 0 },
    payment: { name: "Dobírka", kind: "cod", fee: 0 },
    discount: { code: "LETO", amount: 5_000 },
  });
  expect(uncredited(invoice, [paper([], { discount: -10_000 })])).not.toHaveProperty("discount");
  expect(uncredited(paper([shirt]), notes)).not.toHaveProperty("discount");
});
