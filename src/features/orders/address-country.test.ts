import { expect, test } from "vitest";
import { countryName, splitCountry } from "./address-country.ts";

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
