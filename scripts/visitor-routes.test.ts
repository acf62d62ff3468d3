import { expect, test } from "vitest";
import { forVisitors } from "./visitor-routes.ts";

test("visitors get the public routes, and an address that names this list", () => {
  const route = (id: string, parentId?: string) =>
    [id, { id, parentId, module: `/assets/${id}.js` }] as const;
  const routes = Object.fromEntries([
    route("root"),
    route("app/layouts/public-layout", "root"),
    route("shop", "app/layouts/public-layout"),
    route("app/layouts/preview-layout", "root"),
    route("preview-frame", "app/layouts/preview-layout"),
    route("preview-shop", "preview-frame"),
    route("app/layouts/admin-layout", "root"),
    route("orders", "app/layouts/admin-layout"),
  ]);
  const whole = { url: "/assets/manifest-12ab.js", version: "12ab", routes };
  const text = forVisitors(`window.__reactRouterManifest=${JSON.stringify(whole)};`);
  expect(text).toMatch(/^window\.__reactRouterManifest=\{.*\};$/);
  const listed = JSON.parse(text.slice(text.indexOf("=") + 1, -1));
  expect(Object.keys(listed.routes)).toEqual(["root", "app/layouts/public-layout", "shop"]);
  expect(listed.url).toBe("/assets/visitor-manifest-12ab.js");
  expect(listed.version).toBe("12ab");
});

test("a list that is written in another way stops the build", () => {
  expect(() => forVisitors("export default {}")).toThrow(/list of routes/);
});
