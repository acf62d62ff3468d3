import { expect, test } from "vitest";
import { sharedAddress, shareLinks } from "./share-address.ts";

test("a shared address says the language that was read, by its host or by ?lang=", () => {
  expect(sharedAddress({ origin: "https://t.example", hosts: null }, "smyk", "cs")).toBe(
    "https://t.example/blog/smyk?lang=cs",
  );
  const hosts = { cs: "https://t.cz", en: "https://t.com/" };
  expect(sharedAddress({ origin: "https://t.cz", hosts }, "drift", "en")).toBe("https://t.com/blog/drift");
});

test("three networks get the address and the title, encoded", () => {
  const links = shareLinks("https://t.example/blog/a?lang=cs", "Plyn & rejd");
  expect(links.map(({ network }) => network)).toEqual(["facebook", "x", "whatsapp"]);
  for (const { href } of links)
    expect(href).toContain(encodeURIComponent("https://t.example/blog/a?lang=cs"));
  expect(links[1]?.href).toContain("text=Plyn%20%26%20rejd&");
});
