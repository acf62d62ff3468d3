import { expect, test } from "vitest";
import { languageHosts, linkTo } from "./language-hosts.ts";

const HOSTS = { CZECH_URL: "https://www.tym.cz", ENGLISH_URL: "https://www.team.com" };

test("a link leads to the language's own host, or says the language (15.17)", () => {
  const two = { config: HOSTS, origin: "https://www.tym.cz" };
  expect(linkTo(two, "/order/1/key", "en")).toBe("https://www.team.com/order/1/key");
  expect(linkTo(two, "/terms", "cs")).toBe("https://www.tym.cz/terms");
  const one = { config: {}, origin: "https://www.tym.cz" };
  expect(linkTo(one, "/order/1/key", "en")).toBe("https://www.tym.cz/order/1/key?lang=en");
});

test("two languages at one address share it", () => {
  expect(languageHosts({ ...HOSTS, ENGLISH_URL: HOSTS.CZECH_URL })).toBeNull();
  expect(languageHosts({ CZECH_URL: HOSTS.CZECH_URL })).toBeNull();
});
