import { Buffer } from "node:buffer";
import { implementations } from "#app/declared-site.ts";
import { gifOfFrames, svgOfFilters, svgOfMasks, svgOfUses } from "#testing/content/sample-images.ts";
import { type Body, BROKEN_FORMS, formOf } from "./broken-forms.ts";
import type { HostileRequest, Known } from "./hostile-requests.ts";

/** Requests that once found a fault, or were named with one: each run sends them first, every one. */
export interface Seed extends HostileRequest {
  what: string;
  /** The only statuses that are right; without them everything is but a fault of ours. */
  statuses?: number[];
}

interface Given {
  known: Known;
  token: string;
  pages: boolean;
  drawings: boolean;
}

export function seedCorpus(given: Given): Seed[] {
  return [
    ...addresses(given),
    ...(given.pages ? pageAddresses(given) : []),
    ...forms(given),
    // They take half a minute in all: for the command, not for each run of the tests.
    ...(given.drawings ? drawings(given) : []),
    ...bodies(given),
    ...settings(given),
  ];
}

/** Addresses of the API, of documents and of media. */
function addresses({ token }: Given): Seed[] {
  const read = (path: string, statuses?: number[]) => seed(path, `GET ${path}`, { token: null, statuses });
  return [
    ...["/api/products?_t=1?&featured=true", "/api/products??featured=true", "/api/cars?_t=1?&_t=2"].map(
      (path) => read(path),
    ),
    ...["/api/blog?_t=1?&category=x", "/api/blog?page=1&page=2", "/api/products?featured=true?"].map((path) =>
      read(path),
    ),
    ...["/api/cars/%00", "/api/products/drift%00taxi", "/api/blog/%00"].map((path) => read(path, [404])),
    ...["/api/cars/%ED%A0%80", "/api/cars/%F0%9F", "/api/cars/%"].map((path) => read(path, [400, 404])),
    ...["/api/events/%00", "/api/events/1%00", "/api/blog?category=%00&tag=%00"].map((path) =>
      read(path, [200, 400, 404]),
    ),
    ...["/media/%00", "/media/a%00.jpg", "/media/%ED%A0%80.jpg", "/media/..%2f..%2fpackage.json"].map(
      (path) => read(path, [400, 404]),
    ),
    ...[
      "/events.ics?%00",
      "/sitemap.xml?fbclid=1",
      "/feed.cs.xml?lang=en",
      "/events.ics?lang=cs?lang=en",
    ].map((path) => read(path)),
    seed("a calendar for a cookie", "GET /events.ics", { token: null, headers: ["cookie: language=en"] }),
    ...["/API/products", "/Api/Orders/admin/orders", "/api/ORDERS/admin/orders"].map((path) => read(path)),
    seed("a search with a null byte", "GET /api/orders/admin/orders?q=%00", { token }),
    ...["777123456", "%2B420777123456", "Nov%C3%A1k%20Jan", "%25%25%25", "___"].map((q) =>
      seed(`orders found by ${q}`, `GET /api/orders/admin/orders?q=${q}`, { token, statuses: [200] }),
    ),
    seed("a deleted record put back", "POST /api/history/1/restore", { token, body: json({}) }),
  ];
}

/** Addresses of pages: by another case, with null bytes, with what trackers and attackers append. */
function pageAddresses({ known }: Given): Seed[] {
  const read = (path: string, statuses?: number[]) => seed(path, `GET ${path}`, { token: null, statuses });
  const order = `${known.id?.[0] ?? 1}/${known.key?.[0] ?? "x"}`;
  const odd = ["/car", "/blog", "/product", "/preview/blog", "/admin"].flatMap((path) =>
    ["%00", "a%00b", "%ED%A0%80", "%F0%9F", "%", "..%2f..", "%2e%2e"].map((end) => `${path}/${end}`),
  );
  return [
    ...["/", "/shop", "/blog", "/car/none"].flatMap((path) =>
      Array.from({ length: 60 }, (_, n) => read(`${path}?fbclid=${n}`)),
    ),
    ...[`/Order/${order}`, `/ORDER/${order}`, `/%6frder/${order}`, `/order/${order}/`].map((path) =>
      read(path),
    ),
    ...["/Admin", "/ADMIN/orders", "/%61dmin", "/admin;x", "/Preview/blog/x", "/test-Payment/test_1"].map(
      (path) => read(path),
    ),
    ...odd.map((path) => read(path, [200, 301, 302, 400, 404])),
    ...["/%00", "/order/%00/%00", "/test-payment/%00", "/assets/%00", "/favicon.svg%00"].map((path) =>
      read(path, [200, 301, 302, 400, 404]),
    ),
    ...["/?_t=1?&featured=true", "/shop??x=1", "/blog?category=%00", "/blog?tag=%00&page=0"].map((path) =>
      read(path),
    ),
    ...[
      "/blog?page=1e9",
      "/?lang=",
      "/?lang=xx",
      "/login?lang=cs",
      "/?lang=cs?lang=en",
      "//evil.example/%2f..",
    ].map((path) => read(path)),
    ...["/?q=</script><script>alert(1)</script>", "/blog?category=%3C/script%3E%3Cscript%3Ealert(1)//"].map(
      (path) => read(path),
    ),
  ];
}

/** Each broken form at one call, and the nameless ones at each that takes a form. */
function forms({ token }: Given): Seed[] {
  const calls = implementations
    .flatMap(({ endpoints }) => Object.values(endpoints))
    .filter(({ files }) => files !== undefined)
    .map(({ method, path }) => `${method} /api${path.replace(/:\w+/g, "1")}`);
  const nameless = [
    formOf([["content-disposition: form-data", "x"]]),
    formOf([['content-disposition: form-data; filename="photo.jpg"', "x"]]),
    formOf([
      ["content-disposition: form-data", "x"],
      ['content-disposition: form-data; filename="photo.jpg"', "x"],
      ["content-disposition: form-data; name", "x"],
    ]),
  ];
  return [
    ...BROKEN_FORMS.map(([what, body], n) =>
      seed(`a form with ${what}`, calls[n % calls.length] as string, { token, body }),
    ),
    ...calls.flatMap((call) =>
      nameless.map((body) =>
        // With a key that opens nothing the form is not read.
        seed("a part without a name", call, { token, body, statuses: [call.includes("/mine/") ? 404 : 400] }),
      ),
    ),
  ];
}

/** Pictures that cost more than they seem to. */
function drawings({ token }: Given): Seed[] {
  const logo = (what: string, filename: string, bytes: Buffer) =>
    seed(what, "POST /api/sponsors", {
      token,
      body: formOf([
        ['content-disposition: form-data; name="translations[en][name]"', "Seed"],
        ['content-disposition: form-data; name="translations[cs][name]"', "Seed"],
        [`content-disposition: form-data; name="logo"; filename="${filename}"`, bytes],
      ]),
      statuses: [413, 422],
    });
  const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join(
    "",
  );
  const laughs = `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&e9;</text></svg>`;
  return [
    logo("filters in filters", "logo.svg", svgOfFilters()),
    logo("masks in masks", "logo.svg", svgOfMasks()),
    logo("references without end", "logo.svg", svgOfUses()),
    logo("entities without end", "logo.svg", Buffer.from(laughs)),
    logo("100,000 frames", "logo.gif", gifOfFrames(100_000)),
  ];
}

/** JSON and its like: the wrong type, too many lines, no object, invalid numbers. */
function bodies({ token }: Given): Seed[] {
  const customer = { name: "Jan Novák", email: "jan@example.cz", phone: "+420777123456", address: "Most 1" };
  const line = { id: 1, quantity: 1, price: 100 };
  const order = (change: object) =>
    json({ customer, items: [line], shipping_method: 1, payment_method: 1, total: 100, ...change });
  const text = (type: string | null): Body => ({ type, bytes: Buffer.from('{"translations":{}}') });
  return [
    seed("a wrong type", "POST /api/achievements", { token, body: text("text/plain"), statuses: [415] }),
    seed("XML", "POST /api/achievements", { token, body: text("application/xml"), statuses: [415] }),
    ...["POST /api/orders", "POST /api/contact-messages", "POST /api/auth/login", "POST /api/events"].flatMap(
      (call) =>
        [
          "null",
          "[]",
          '"x"',
          "{}",
          "",
          '{"__proto__":1}',
          '"\\ud800"',
          '{"name":"\\ud800\\u0000","email":"\\u0000"}',
        ].map((sent) =>
          seed(`${call} ${sent}`, call, {
            token,
            body: { type: "application/json", bytes: Buffer.from(sent) },
          }),
        ),
    ),
    seed("101 lines", "POST /api/orders", {
      token: null,
      body: order({ items: Array.from({ length: 101 }, () => line) }),
      statuses: [422],
    }),
    seed("no items", "POST /api/orders", { token: null, body: order({ items: [] }), statuses: [400, 422] }),
    ...[1, 2, 3, 4].flatMap((shipping_method) =>
      [1, 2, 3, 4].map((payment_method) =>
        seed(`shipping ${shipping_method} with payment ${payment_method}`, "POST /api/orders", {
          token: null,
          body: order({ shipping_method, payment_method }),
        }),
      ),
    ),
    ...[{ phone: "abc" }, { address: "x", postcode: "123" }, { name: "\0", email: "\ud800@x" }].map(
      (change) =>
        seed(`an order of ${JSON.stringify(change)}`, "POST /api/orders", {
          token: null,
          body: order({ customer: { ...customer, ...change } }),
        }),
    ),
    seed("an underscore in a slug", "POST /api/products", {
      token,
      body: json({ slug: "a_b", price: 1, translations: { en: { name: "x" }, cs: { name: "x" } } }),
    }),
  ];
}

/** Values that settings do not take, and odd ones that they may, in each place where they can be written. */
function settings({ token, known }: Given): Seed[] {
  const no = [
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    " javascript:x",
    "\\\\evil.example",
    "\0x y",
  ];
  return (known.setting ?? []).flatMap((each) => {
    const [key = "", id = ""] = each.split("=");
    const isChecked = /_url$|email$|^bank_iban$|^vat_rate$/.test(key);
    return no.flatMap((value) =>
      [{ value }, { translations: { en: { setting_value: value }, cs: { setting_value: value } } }].map(
        (sent) =>
          seed(`${key} ${JSON.stringify(sent)}`, `PUT /api/settings/${id}`, {
            token,
            body: json({ setting_key: key, ...sent }),
            ...(isChecked && { statuses: [400, 422] }),
          }),
      ),
    );
  });
}

const json = (value: unknown): Body => ({
  type: "application/json",
  bytes: Buffer.from(JSON.stringify(value)),
});

let sender = 0;

function seed(
  what: string,
  call: string,
  given: { token: string | null; headers?: string[]; body?: Body; statuses?: number[] | undefined },
): Seed {
  const { token, headers = [], body, statuses } = given;
  const head = [
    `${call} HTTP/1.1`,
    "host: localhost",
    // Another sender each time: limits should not answer for what is behind them.
    `x-forwarded-for: 10.200.${++sender >> 8}.${sender & 255}`,
    "connection: close",
    ...headers,
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(body ? [`content-length: ${body.bytes.length}`] : []),
    ...(body?.type ? [`content-type: ${body.type}`] : []),
    "",
    "",
  ].join("\r\n");
  const bytes = Buffer.concat([Buffer.from(head, "latin1"), body?.bytes ?? Buffer.alloc(0)]);
  return { what, bytes, unfinished: false, ...(statuses && { statuses }) };
}
