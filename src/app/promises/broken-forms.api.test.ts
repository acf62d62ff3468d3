import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BROKEN_FORMS, formOf } from "#testing/hostile/broken-forms.ts";
import type { LogLine } from "#testing/test-log.ts";
import { testServer } from "#testing/test-server.ts";
import { implementations } from "../declared-site.ts";

/** Forms that are broken on the level of bytes, at every call that takes one: the sender's fault, not ours. */

const server = await testServer();
const token = await server.signIn();

const calls = implementations
  .flatMap(({ endpoints }) => Object.values(endpoints))
  .filter(({ files }) => files !== undefined)
  .map(({ method, path }) => `${method} ${path}`);

async function send(call: string, { type, bytes }: { type: string | null; bytes: Buffer }) {
  const [method, path = ""] = call.split(" ");
  const answer = await server.app.inject({
    method: method as "POST",
    url: `/api${path.replace(/:\w+/g, "1")}`,
    payload: bytes,
    headers: { authorization: `Bearer ${token}`, ...(type !== null && { "content-type": type }) },
  });
  return answer.statusCode;
}

test.each(calls)("%s answers no broken form with a fault of ours, and leaves no file of it", async (call) => {
  const errors: [string, number][] = [];
  for (const [what, body] of BROKEN_FORMS) {
    const status = await send(call, body);
    if (status >= 500) errors.push([what, status]);
  }
  expect(errors).toEqual([]);
  expect(await readdir(join(server.folder, "uploads"))).toEqual([]);
  const { lines } = server.services.log as unknown as { lines: LogLine[] };
  expect(lines.filter(({ level }) => level === "error" || level === "fatal")).toEqual([]);
});

test.each([
  ["no name", "content-disposition: form-data"],
  ["no name, a file", 'content-disposition: form-data; filename="photo.jpg"'],
  ["an empty name", 'content-disposition: form-data; name=""'],
])("a part with %s is 400 at every call", async (_, head) => {
  // Where the address has a key that opens nothing, the form is not read at all.
  for (const call of calls)
    expect(await send(call, formOf([[head, "x"]])), call).toBe(call.includes(":key") ? 404 : 400);
});
