import { expect, test } from "vitest";
import { addressParts } from "./address-parts.ts";

test.each([
  ["Děčínská 1, Česká Lípa, 470 01", "Děčínská", "1", "Česká Lípa", "470 01"],
  ["Závodní 12/3a, 47001 Česká Lípa", "Závodní", "12/3a", "Česká Lípa", "470 01"],
  ["Hlavní 5, 2. patro, Praha 1, 110 00", "Hlavní 5, 2. patro", "", "Praha 1", "110 00"],
  ["Stephansplatz 7, Wien, 1010", "Stephansplatz", "7", "Wien", "1010"],
  ["Dlouhá\u00a012, 110\u00a000\u00a0Praha\u00a01", "Dlouhá", "12", "Praha 1", "110 00"],
  ["Dlouhá\u202f12,\u2009Praha  1, 110\u202f00", "Dlouhá", "12", "Praha 1", "110 00"],
  ["Lhota 8", "Lhota", "8", "", ""],
  ["", "", "", "", ""],
])("%s", (address, street, number, city, postalCode) => {
  expect(addressParts(address)).toEqual({ street, number, city, postalCode });
});

test("a code of five digits stays as it is abroad", () => {
  expect(addressParts("Hauptstr. 5, Berlin, 10115", "DE")).toEqual({
    street: "Hauptstr.",
    number: "5",
    city: "Berlin",
    postalCode: "10115",
  });
  expect(addressParts("Hlavná 5, 81101 Bratislava", "SK").postalCode).toBe("811 01");
});
