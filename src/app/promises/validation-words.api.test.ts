import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parseIn } from "#kit/contract/validation/says.ts";
import { hostileValue } from "#testing/hostile/hostile-values.ts";
import { nearSchema } from "#testing/hostile/near-schema.ts";
import { testServer } from "#testing/test-server.ts";
import { implementations } from "../declared-site.ts";

/** Whatever is refused is refused in our own words, in the asked language (15.D). */

const server = await testServer();
const token = await server.signIn();
const calls = implementations.flatMap(({ endpoints }) => Object.values(endpoints));
const schemas = calls.flatMap(({ method, path, params, query, body }) =>
  [params, query, body].flatMap((schema) => (schema ? [[`${method} ${path}`, schema] as const] : [])),
);

/** The validator's own sentences, in both languages. */
const NOT_OURS =
  /invalid (?:input|option|key|element|union|string|iso|date)|expected|received|too (?:small|big)|unrecognized|must match pattern|undefined|\bNaN\b|neplatn(?:ý vstup|á možnost|ý formát|ý klíč|á hodnota|ý řetězec)|očekáv|obdržen|příliš (?:malá|velká)|hodnota je příliš|neznámé klíče/i;

describe("messages", () => {
  test.each(schemas)("%s says nothing in the validator's words", (_, schema) => {
    const heard = new Map<string, unknown>();
    const values = [
      ...[undefined, null, {}, [], "", 7, "x", true],
      ...fc.sample(fc.oneof(nearSchema(schema), hostileValue), { numRuns: 150, seed: 15 }),
    ];
    for (const value of values) {
      const said = (["en", "cs"] as const).map((language) => {
        const parsed = parseIn(language, schema, value);
        return parsed.ok ? [] : parsed.errors.map(({ message }) => message);
      });
      const [en = [], cs = []] = said;
      expect(cs.length).toBe(en.length);
      for (const [i, message] of en.entries()) {
        heard.set(message, value);
        heard.set(cs[i] ?? "", value);
        expect(cs[i], "in Czech, too").not.toBe(message);
      }
    }
    for (const [message, value] of heard)
      expect(message, JSON.stringify(value)?.slice(0, 200)).not.toMatch(NOT_OURS);
  });
});

test("each kind of fault has words in both languages, with numbers as the language counts them", () => {
  const said = (schema: z.ZodType, value: unknown) =>
    (["en", "cs"] as const).map((language) => {
      const parsed = parseIn(language, schema, value);
      return parsed.ok ? null : parsed.errors[0]?.message;
    });
  expect(said(z.object({}), undefined)).toEqual(["This is missing.", "Tento údaj chybí."]);
  expect(said(z.object({}), "x")).toEqual(["This isn’t in the right format.", "Tento údaj má chybný tvar."]);
  expect(said(z.string().min(1), "")).toEqual(["This must not be blank.", "Tento údaj nesmí být prázdný."]);
  expect(said(z.string().min(3), "a")).toEqual([
    "This needs at least 3 characters.",
    "Zadejte alespoň 3 znaky.",
  ]);
  expect(said(z.string().max(1), "ab")[1]).toBe("Tento údaj smí mít nejvýše 1 znak.");
  expect(said(z.string().max(200), "a".repeat(201))[1]).toBe("Tento údaj smí mít nejvýše 200 znaků.");
  expect(said(z.array(z.string()).max(2), ["a", "b", "c"])[1]).toBe("Zadejte nejvýše 2 položky.");
  expect(said(z.number().min(1), 0)).toEqual(["This must be at least 1.", "Zde musí být nejméně 1."]);
  expect(said(z.int(), 1.5)).toEqual(["This must be a whole number.", "Zde musí být celé číslo."]);
  expect(said(z.enum(["a", "b"]), "c")[0]).toBe("This must be one of: a, b.");
  expect(said(z.strictObject({}), { x: 1 })[1]).toBe("Je zde něco, co sem nepatří.");
});

const TYPES = [
  "text/plain",
  "text/plain; charset=utf-8",
  "text/html",
  "application/xml",
  "application/x-www-form-urlencoded",
  "application/octet-stream",
  "application/json-patch+json",
  "image/png",
  "multipart/mixed; boundary=b",
];

test("a type of content that a call does not take is 415, at every call, in both languages", async () => {
  const writes = calls.filter(({ method, rawBody }) => method !== "GET" && !rawBody);
  expect(writes.length).toBeGreaterThan(50);
  for (const endpoint of writes) {
    const url = `/api${endpoint.path.replace(":slug", "some-slug").replaceAll(/:\w+/g, "1")}`;
    const types = endpoint.files ? TYPES : [...TYPES, "multipart/form-data; boundary=b"];
    for (const type of types) {
      for (const [language, message] of [
        ["en", "This type of content is not accepted."],
        ["cs", "Tento typ obsahu není přijímán."],
      ] as const) {
        const answer = await server.app.inject({
          method: endpoint.method,
          url,
          payload: '{"year":2020}',
          headers: { "content-type": type, "accept-language": language, authorization: `Bearer ${token}` },
        });
        expect([answer.statusCode, answer.json().code], `${endpoint.method} ${url} ${type}`).toEqual([
          415,
          "WRONG_TYPE",
        ]);
        expect(answer.json().message).toBe(message);
      }
    }
  }
}, 240_000);
