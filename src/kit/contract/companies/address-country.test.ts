import { expect, test } from "vitest";
import {
  countryName,
  destinationOf,
  postalAddressLine,
  splitCountry,
  withCountry,
} from "./address-country.ts";

test.each([
  ["Děčínská 1, Česká Lípa, 470 01", "", "CZ"],
  ["Hlavná 5, Bratislava, 811 01, Slovensko", "", "SK"],
  ["Hlavná 5, Bratislava, 811 01", "", "SK"],
  ["Hlavná 5, Bratislava, 81101", "CZ12345678", "CZ"],
  ["Stephansplatz 7, Wien, 1010, Österreich", "", "AT"],
  ["Stephansplatz 7, A-1010 Wien", "", "AT"],
  ["Karl-Marx-Allee 1, Berlin, 10178", "DE123456789", "DE"],
  ["Karl-Marx-Allee 1, Berlin, 10178, Německo", "", "DE"],
  ["ul. Długa 3, Warszawa, 00-238, POLSKA", "", "PL"],
  ["Main Street 1, Athens, 105 57", "EL123456789", "GR"],
  ["Hlavná 5, Bratislava, 811 01, SK", "", "SK"],
  ["Závodní 12, Česká republika, 470 01 Česká Lípa", "", "CZ"],
  ["10 Downing Street, London, SW1A 2AA", "", "GB"],
  ["10 Downing Street, London, sw1a2aa", "CZ12345678", "GB"],
  ["E5 12, Praha, 110 00", "", "CZ"],
  ["Slovensko", "", "CZ"],
  ["", "", "CZ"],
])("%s %s is in %s", (address, vatId, country) => {
  expect(splitCountry(address, vatId).country).toBe(country);
});

test("the country's name is taken out of the address, nothing else is", () => {
  expect(splitCountry("Hlavná 5, Bratislava, 811 01, Slovensko").rest).toBe("Hlavná 5, Bratislava, 811 01");
  expect(splitCountry("Slovenská 5, Praha, 110 00").rest).toBe("Slovenská 5, Praha, 110 00");
});

test("papers name it in Czech", () => {
  expect(["CZ", "SK", "AT"].map(countryName)).toEqual(["Česká republika", "Slovensko", "Rakousko"]);
});

test("an order goes where its address says, else where the customer chose (15.18)", () => {
  const london = "10 Downing Street, London, SW1A 2AA";
  expect(destinationOf(london, "CZ")).toBe("GB");
  expect(destinationOf("Unter den Linden 1, Berlin, 10117", "DE")).toBe("DE");
  expect(destinationOf("Hlavní 1, Praha, 110 00")).toBe("CZ");
  expect(withCountry(london, "GB", "en")).toBe(`${london}, United Kingdom`);
  expect(withCountry("Hlavná 5, Bratislava, 811 01, Slovensko", "SK", "en")).not.toContain("Slovakia");
  expect(withCountry("Hlavní 1, Praha, 110 00", "CZ", "cs")).toBe("Hlavní 1, Praha, 110 00");
});

test.each([
  ["Dlouhá 12, Ústí nad Labem, 40001", "Dlouhá 12, 400 01 Ústí nad Labem"],
  ["Dlouhá 12, Ústí nad Labem, 400 01", "Dlouhá 12, 400 01 Ústí nad Labem"],
  ["Hlavná 5, Bratislava, 811 01, Slovensko", "Hlavná 5, 811 01 Bratislava, Slovensko"],
  ["Závodní 12, 470 01 Česká Lípa", "Závodní 12, 470 01 Česká Lípa"],
  ["10 Downing Street, London, SW1A 2AA", "10 Downing Street, London, SW1A 2AA"],
  ["Dům 5, 40001", "Dům 5, 40001"],
  ["", ""],
])("the address %j is printed as %j (visitor 22)", (stored, printed) => {
  expect(postalAddressLine(stored).replaceAll("\u00a0", " ")).toBe(printed);
});
