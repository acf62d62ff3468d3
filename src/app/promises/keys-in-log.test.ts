import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { implementations } from "#app/declared-site.ts";
import { withoutSecrets } from "#kit/server/log.ts";

/** Every address that is a key: of calls by their contracts, of pages by their routes. */
const calls = implementations
  .flatMap(({ endpoints }) => Object.values(endpoints))
  .map(({ path }) => `/api${path}`);
const pages = [...readFileSync("src/routes.ts", "utf8").matchAll(/route\("([^"]+)"/g)].map(
  ([, path]) => `/${path}`,
);
const keyed = [...new Set([...calls, ...pages])].filter((path) => /:key\b/.test(path));

test.each(keyed)("the log does not keep the key in %s", (path) => {
  const key = randomBytes(24).toString("base64url");
  const address = path.replace(":key", key).replace(/:\w+/g, "7");
  expect(withoutSecrets(`GET ${address}?x=1 failed`)).toBe(`GET ${address.replace(key, "[key]")}?x=1 failed`);
});

test("there are pages and calls of this kind", () => {
  expect(keyed).toEqual(
    expect.arrayContaining(["/booking/:id/:key", "/review/:id/:key", "/api/team-calendar/:key"]),
  );
});
