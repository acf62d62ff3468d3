import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Config } from "#kit/server/config.ts";
import { contentSecurityPolicy } from "./content-security.ts";

const rules = (html: string, config: Partial<Config> = {}, nonce?: string) =>
  Object.fromEntries(
    contentSecurityPolicy(html, config as Config, nonce)
      .split("; ")
      .map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1)]),
  );

test("scripts run from this site and inline where they are this page's own, to the last letter", () => {
  const own = "window.start()";
  const hash = `'sha256-${createHash("sha256").update(own).digest("base64")}'`;
  const html = `<script>${own}</script><script type="application/json">{}</script><script src="/a.js"></script>`;
  expect(rules(html)["script-src"]).toEqual(["'self'", hash]);
  expect(rules("")["script-src"]).toEqual(["'self'"]);
});

test("nothing else is let in: no plug-ins, no other base, no foreign forms, no frames, no inline or evaluated code", () => {
  const policy = rules("<p>", {}, "abc");
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
  expect(rules("", config)["connect-src"]).toEqual(["'self'", "https://api.example.cz"]);
  expect(rules("", config)["media-src"]).toContain("https://media.example.cz");
});
