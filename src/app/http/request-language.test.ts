import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import type { Config } from "#kit/server/config/config.ts";
import { apiLanguage, hostLanguage, pageLanguage, storedLanguage } from "./request-language.ts";

const config = {} as Config;
const request = (
  hostname: string,
  headers: Record<string, string> = {},
  query: Record<string, string> = {},
) => ({ hostname, headers, query }) as unknown as FastifyRequest;

test.each([
  ["www.driftteam.cz", "cs"],
  ["DRIFTTEAM.CZ", "cs"],
  ["driftteam.cz:8080", "cs"],
  ["driftteam.com", "en"],
  ["cz.example.com", "en"],
  ["driftteam.cz.com", "en"],
  ["127.0.0.1", "en"],
])("without a preference %s is in %s", (host, language) => {
  expect(hostLanguage(host, config)).toBe(language);
});

test("configured hosts are the only Czech ones", () => {
  const czech = { CZECH_HOSTS: ["tym.example.com"] };
  expect(hostLanguage("tym.example.com", czech)).toBe("cs");
  expect(hostLanguage("www.example.cz", czech)).toBe("en");
  expect(hostLanguage("tym.example.com", { CZECH_HOSTS: ["a.com", "TYM.example.com"] })).toBe("cs");
  // They outweigh the addresses.
  const both = { CZECH_HOSTS: ["a.com"], CZECH_URL: "https://b.com", ENGLISH_URL: "https://a.com" };
  expect([hostLanguage("a.com", both), hostLanguage("b.com", both)]).toEqual(["cs", "en"]);
});

test("a language's own address is in that language, whatever its name ends in (15.17)", () => {
  const hosts = { CZECH_URL: "https://tym.example.com", ENGLISH_URL: "https://en.tym.cz" };
  expect(hostLanguage("tym.example.com", hosts)).toBe("cs");
  expect(hostLanguage("en.tym.cz", hosts)).toBe("en");
  expect(hostLanguage("www.tym.cz", hosts)).toBe("cs");
  // One host for both says nothing.
  const one = { CZECH_URL: "https://tym.com/cs", ENGLISH_URL: "https://tym.com/en" };
  expect(hostLanguage("tym.com", one)).toBe("en");
});

test("a page goes by its address, then by the stored preference, then by the host", () => {
  expect(pageLanguage(request("a.cz", { cookie: "x=1; language=cs" }, { lang: "en" }), config)).toBe("en");
  expect(pageLanguage(request("a.com", { cookie: "x=1; language=cs" }), config)).toBe("cs");
  expect(pageLanguage(request("a.cz", { cookie: "language=de" }, { lang: "fr" }), config)).toBe("cs");
});

test("a call goes by Accept-Language, then by the host", () => {
  expect(apiLanguage(request("a.cz", { "accept-language": "de" }), config)).toBe("en");
  expect(apiLanguage(request("a.cz"), config)).toBe("cs");
});

test("the stored preference is one cookie of several", () => {
  const stored = (cookie?: string) => storedLanguage(request("a.cz", cookie === undefined ? {} : { cookie }));
  expect(
    ["language=cs", "language=en; x=1", "x=1;language=cs", "x=1;   language=en;y=2"].map(stored),
  ).toEqual([...["cs", "en", "cs", "en"]]);
  expect([undefined, "", "language=de", "language=csx", "mylanguage=cs", "language=cs2"].map(stored)).toEqual(
    Array(6).fill(null),
  );
});
