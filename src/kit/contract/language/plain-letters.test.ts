import { expect, test } from "vitest";
import { plainLetters } from "./plain-letters.ts";

test("letters lose their marks, and those of other alphabets are written out", () => {
  expect(plainLetters("Příliš žluťoučký kůň")).toBe("Prilis zlutoucky kun");
  expect(plainLetters("ßẞæÆœŒøØłŁđĐðÐþÞħĦŧŦŋŊıĸſ")).toBe("ssSSaeAEoeOEoOlLdDdDthThhHtTnNiks");
  expect(plainLetters("ﬁnále ① 日本")).toBe("finale 1 日本");
});
