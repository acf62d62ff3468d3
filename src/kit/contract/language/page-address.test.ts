import { expect, test } from "vitest";
import { pageAddress } from "./page-address.ts";

test("a page's address says its language, by its host or by ?lang=", () => {
  const one = { origin: "https://team.example/", hosts: null };
  expect(pageAddress(one, "/shop", "cs")).toBe("https://team.example/shop?lang=cs");
  expect(pageAddress(one, "/admin/orders?order=7", "cs")).toBe(
    "https://team.example/admin/orders?order=7&lang=cs",
  );
  const hosts = { en: "https://team.com", cs: "https://team.cz" };
  expect(pageAddress({ origin: "https://team.cz", hosts }, "/shop", "en")).toBe("https://team.com/shop");
  expect(pageAddress({ origin: "", hosts: { en: "https://a.com/", cs: "https://a.cz/" } }, "/", "cs")).toBe(
    "https://a.cz/",
  );
});
