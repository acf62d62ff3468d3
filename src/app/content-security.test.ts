import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Config } from "#kit/server/config.ts";
import { contentSecurityPolicy } from "./content-security.ts";

type Styles = Parameters<typeof contentSecurityPolicy>[2];

const rules = (html: string, config: Partial<Config> = {}, styles: Styles = {}) =>
  Object.fromEntries(
    contentSecurityPolicy(html, config as Config, styles)
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
  const policy = rules("<p>", {}, { nonce: "abc" });
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

test("style elements are let in where they are this site's own sheets, to the last letter", () => {
  const sheets = new Map([
    ["/assets/a.css", "a{color:red}"],
    ["/assets/b.css", "b{color:red}"],
  ]);
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const element = (href: string, text: string) => `<style data-href="${href}" data-x="">${text}</style>`;
  const of = (html: string) => rules(html, {}, { sheets })["style-src"];
  expect(of(element("/assets/b.css /assets/a.css", "b{color:red}a{color:red}"))).toEqual([
    "'self'",
    hash("b{color:red}a{color:red}"),
  ]);
  expect(of(element("/assets/a.css", "a{color:red}body{display:none}"))).toEqual(["'self'"]);
  expect(of(element("/assets/c.css", "c{}"))).toEqual(["'self'"]);
  expect(of("<style>a{color:red}</style>")).toEqual(["'self'"]);
  expect(rules(element("/assets/a.css", "a{color:red}"))["style-src"]).toEqual(["'self'"]);
});

test("the hosts that the configuration names may be asked, and no others", () => {
  const config = { API_URL: "https://api.example.cz/v1", MEDIA_URL: "https://media.example.cz" };
  expect(rules("", config)["connect-src"]).toEqual(["'self'", "https://api.example.cz"]);
  expect(rules("", config)["media-src"]).toContain("https://media.example.cz");
});
