import { expect, test } from "vitest";
import { isMadeOfKnownWords } from "./password-words.ts";

const known = {
  email: "honza.novak@lipadrift.cz",
  name: "Jan Novák",
  team: ["Lípa Drift Team", "Lípa Drift"],
};

test.each([
  "honza.novak@lipadrift.cz",
  "HonzaNovak",
  "novák2026",
  "Lipa-Drift-Team!",
  "lipadrift",
  "LípaDrift2026!",
  "1985 Novak Jan",
  "adminadmin",
  "Paddock-2026",
  "heslo1234",
])("%s is nothing but what everybody knows", (password) => {
  expect(isMadeOfKnownWords(password, known)).toBe(true);
});

test.each([
  "correct horse battery",
  "novak jezdi bokem",
  "lipadrift-smyk",
  "drift 12345",
  "20262026",
  "",
  "!!!!!!!!",
  "x7k9-drift-q2",
])("%s is more than that", (password) => {
  expect(isMadeOfKnownWords(password, known)).toBe(false);
});

test("names of one or two letters are left alone", () => {
  expect(isMadeOfKnownWords("jojojojo", { email: "jo@a.cz", name: "Jo", team: [] })).toBe(false);
});
