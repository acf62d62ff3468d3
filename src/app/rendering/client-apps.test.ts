import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LEAVES } from "../admin/admin-screens.ts";
import { CLIENT_APPS, type ClientApp, clientDocument } from "./client-apps.ts";

const SOURCES = join(import.meta.dirname, "../..");
const [admin, preview] = CLIENT_APPS as [ClientApp, ClientApp];
const site = {
  origin: "https://drift.example.cz",
  hosts: null,
  apiBase: "",
  checkoutBase: "",
  mediaBase: "",
};
const parts = { scripts: ["/admin/assets/main.js"], styles: ["/admin/assets/main.css"], preloads: [] };

test("every page of an app has its module, and an address that no other page of it has", () => {
  for (const { entry, routes } of CLIENT_APPS) {
    expect(existsSync(join(SOURCES, "..", entry)), entry).toBe(true);
    for (const { file } of routes) if (file) expect(existsSync(join(SOURCES, file)), file).toBe(true);
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  }
});

test("every link of the back office's menu leads to a page of an app", () => {
  const paths = CLIENT_APPS.flatMap(({ routes }) => routes.map(({ path }) => path));
  expect(paths).toEqual(expect.arrayContaining(LEAVES.map(({ to }) => to.split("?")[0])));
});

test("the document speaks the page's language and holds no text that could end the state's element", () => {
  const state = { language: "cs" as const, site: { ...site, mediaBase: "</script><script>alert(1)" } };
  const html = clientDocument(admin, { state, parts, styleNonce: "abc" });
  expect(html).toContain('<html lang="cs">');
  expect(html).toContain("<title>Administrace Paddock</title>");
  expect(html).toContain('<meta property="csp-nonce" nonce="abc">');
  expect(html).not.toContain("alert(1)</script>");
  expect(html.match(/<script/g)).toHaveLength(2);
});

test("a document without style elements of its own has no nonce, and no inline script", () => {
  const html = clientDocument(preview, { state: { language: "en", site }, parts, styleNonce: undefined });
  expect(html).not.toContain("nonce");
  for (const [script = ""] of html.matchAll(/<script[^>]*>/g))
    expect(script).toMatch(/ src=| type="application\/json"/);
});
