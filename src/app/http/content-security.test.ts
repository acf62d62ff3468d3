import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Config } from "#kit/server/config/config.ts";
import { contentSecurityPolicy, type Inlined } from "./content-security.ts";

const rules = (inlined: Inlined, config: Partial<Config> = {}) =>
  Object.fromEntries(
    contentSecurityPolicy(inlined, config as Config)
      .split("; ")
      .map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1)]),
  );
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("scripts run from this site and inline where we put them into the page, to the last letter", () => {
  expect(rules({ scripts: ["one()", "two()", "one()"] })["script-src"]).toEqual([
    "'self'",
    hash("one()"),
    hash("two()"),
  ]);
  expect(rules({})["script-src"]).toEqual(["'self'"]);
});

test("a style element is let in where it is this site's own sheets, to the last letter", () => {
  expect(rules({ styles: ["a{color:red}b{}"] })["style-src"]).toEqual(["'self'", hash("a{color:red}b{}")]);
  expect(rules({})["style-src"]).toEqual(["'self'"]);
});

test("nothing else is let in: no plug-ins, no other base, no foreign forms, no frames, no inline or evaluated code", () => {
  const policy = rules({ styleNonce: "abc" });
  expect(policy).toMatchObject({
    "default-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "style-src": ["'self'", "'nonce-abc'"],
    "connect-src": ["'self'"],
  });
  expect([...(policy["script-src"] ?? []), ...(policy["default-src"] ?? [])].join()).not.toMatch(
    /unsafe|http|\*/,
  );
});

test("the hosts that the configuration names may be asked, and no others", () => {
  const config = { API_URL: "https://api.example.cz/v1", MEDIA_URL: "https://media.example.cz" };
  expect(rules({}, config)["connect-src"]).toEqual(["'self'", "https://api.example.cz"]);
  expect(rules({}, config)["media-src"]).toContain("https://media.example.cz");
});
