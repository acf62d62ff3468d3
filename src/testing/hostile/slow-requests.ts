import { Buffer } from "node:buffer";
import fc from "fast-check";
import { implementations } from "#app/declared-site.ts";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { may, ROLES, type Role } from "#kit/contract/roles.ts";
import { formOf } from "./broken-forms.ts";
import type { Known } from "./hostile-requests.ts";
import { fittingSchema } from "./near-schema.ts";
import { harmlessTwin } from "./request-cost.ts";
import { fieldsOf, ODD_TEXTS, SLOW_TEXTS, schemaOf, withText } from "./slow-fields.ts";

/** Every text and every number of every call, as each role, with every slow text at the largest size that is let in. */

/** A body of JSON may have 2 MB; some signs take two bytes there. */
const LARGEST = 980_000;
/** What fits into the head of a request. */
const LARGEST_IN_HEAD = 9_000;
const SHORTEST = 8;

type Caller = Role | "visitor";

/** What is asked, beside what says what its share is: the same call with a short text, the same text where it is not known. */
interface SlowRequest {
  what: string;
  as: Caller;
  make: (token: string) => { request: Buffer; twins: () => Buffer[] };
}

/** The requests of all calls. */
export function* slowRequests(known: Known): Generator<SlowRequest> {
  let made = 0;
  for (const { endpoints } of implementations)
    for (const endpoint of Object.values(endpoints) as Endpoint[]) {
      const callers = callersOf(endpoint);
      for (const each of [...inBodies(endpoint, known), ...inHeads(endpoint, known)])
        yield { ...each, as: callers[made++ % callers.length] as Caller };
      const [refused] = inBodies(endpoint, known);
      for (const as of endpoint.access === "admin" && refused ? ["visitor" as const, ...ROLES] : [])
        if (!callers.includes(as) && refused) yield { ...refused, as };
    }
}

/** Who is let in. */
function callersOf(endpoint: Endpoint): Caller[] {
  if (endpoint.access !== "admin") return ["visitor", ...ROLES];
  return ROLES.filter((role) => may(role, endpoint.roles));
}

type Unsigned = Omit<SlowRequest, "as">;

function* inBodies(endpoint: Endpoint, known: Known): Generator<Unsigned> {
  const { body, rawBody, method, path } = endpoint;
  if (!body || rawBody) return;
  const address = addressOf(path, known);
  const [fit] = fc.sample(fittingSchema(body), { numRuns: 1, seed: path.length });
  for (const field of fieldsOf(endpoint))
    for (const [name, text] of [...SLOW_TEXTS, ...ODD_TEXTS])
      yield {
        what: `${method} ${path} ${field.join(".")}: ${name}`,
        make: (token) => {
          const write = (value: unknown) => written(endpoint, address, token, value);
          const request = write(withText(fit, field, text(LARGEST)));
          return {
            request,
            twins: () => [
              write(withText(fit, field, text(SHORTEST))),
              write({ nobody_knows: text(LARGEST) }),
              // What nobody knows of a form is not kept: it costs less than it should.
              harmlessTwin(request),
            ],
          };
        },
      };
}

function* inHeads(endpoint: Endpoint, known: Known): Generator<Unsigned> {
  const { query, method, path } = endpoint;
  const names = Object.keys((query && schemaOf(query).properties) ?? {});
  const params = path.split("/").filter((part) => part.startsWith(":"));
  for (const [name, text] of [...SLOW_TEXTS, ...ODD_TEXTS]) {
    const long = encodeURIComponent(text(LARGEST_IN_HEAD).toWellFormed())
      .slice(0, LARGEST_IN_HEAD)
      .replace(/%.?$/, "");
    const plain = addressOf(path, known);
    const asked = [
      ...names.map((each) => `${plain}?${each}=${long}`),
      ...params.map((each) => addressOf(path, { ...known, [each.slice(1)]: [long] })),
    ];
    for (const [place, address] of asked.entries())
      yield {
        what: `${method} ${path} ${[...names, ...params][place]}: ${name}`,
        make: (token) => ({
          request: written(endpoint, address, token),
          twins: () => [
            written(endpoint, plain, token),
            written(endpoint, `${plain}?nobody_knows=${long}`, token),
          ],
        }),
      };
  }
}

function addressOf(path: string, known: Known): string {
  const parts = path.split("/").map((part) => {
    if (!part.startsWith(":")) return part;
    const name = part.slice(1);
    return (known[name] ?? known.id)?.[0] ?? "1";
  });
  return `/api${parts.join("/")}`;
}

let senders = 0;

function written({ method, files, body }: Endpoint, address: string, token: string, value?: unknown): Buffer {
  const sent = body && value !== undefined ? bodyOf(value, Boolean(files)) : undefined;
  senders++;
  const head = [
    `${method} ${address} HTTP/1.1`,
    "host: localhost",
    // Another network each time, so that the limits of one do not answer for what is behind them.
    `x-forwarded-for: 10.${(senders >> 16) & 255}.${(senders >> 8) & 255}.${senders & 255}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(sent ? [`content-type: ${sent.type}`, `content-length: ${sent.bytes.length}`] : []),
    "connection: close",
    "",
    "",
  ].join("\r\n");
  return Buffer.concat([Buffer.from(head, "latin1"), sent?.bytes ?? Buffer.alloc(0)]);
}

function bodyOf(value: unknown, asForm: boolean): { type: string | null; bytes: Buffer } {
  const isRecord = typeof value === "object" && value !== null;
  if (!asForm || !isRecord) return { type: "application/json", bytes: Buffer.from(JSON.stringify(value)) };
  return formOf(
    Object.entries(value).map(([name, field]): [string, string] => [
      `content-disposition: form-data; name="${name}"`,
      typeof field === "string" ? field : JSON.stringify(field ?? null),
    ]),
  );
}
