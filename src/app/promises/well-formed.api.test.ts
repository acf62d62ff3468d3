import { expect, test } from "vitest";
import { implementations } from "#app/declared-site.ts";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { bodyWith, fieldsOf } from "#testing/hostile/slow-fields.ts";
import type { LogLine } from "#testing/test-log.ts";
import { testServer } from "#testing/test-server.ts";

/** Halves of surrogates and NUL, however they get into a text: the database can't keep them. */

const server = await testServer();
const HALF = '{"en":{"name":"a\\ud800b","title":"a\\u0000b","\\udc00":"x"},"cs":{"name":"\\udfff"}}';

const forms = (implementations.flatMap(({ endpoints }) => Object.values(endpoints)) as Endpoint[]).filter(
  ({ access, files, body }) => access === "admin" && body && files,
);

test("JSON inside a text is as well-formed as the text around it, in forms and in JSON", async () => {
  const token = await server.signIn();
  const faults: unknown[] = [];
  for (const endpoint of forms) {
    const name = `${endpoint.method} ${endpoint.path.replace(/:\w+/g, "1")}`;
    const names = new Set(fieldsOf(endpoint).map(([root]) => String(root)));
    for (const field of [...names, "translations", "spec_icons"]) {
      const form = new FormData();
      form.append(field, HALF);
      for (const body of [form, bodyWith([field], HALF)]) {
        const { status } = await server.call(name, { token, body });
        if (status >= 500) faults.push([name, field, status]);
      }
    }
  }
  expect(faults).toEqual([]);
  const { lines } = server.services.log as unknown as { lines: LogLine[] };
  expect(lines.filter(({ level }) => level === "error")).toEqual([]);
});

test("what is stored of it is readable", async () => {
  const token = await server.signIn();
  const form = new FormData();
  form.append("year", "2026");
  form.append("translations", '{"en":{"title":"Winner\\ud800"},"cs":{"title":"Ví\\u0000těz"}}');
  const { status, body } = await server.call("POST /achievements", { token, body: form });
  expect(body).toMatchObject({ translations: { en: { title: "Winner\ufffd" }, cs: { title: "Vítěz" } } });
  expect(status).toBe(201);
});
