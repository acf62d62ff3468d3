import { afterAll, beforeEach, expect, test } from "vitest";
import { rateLimitHits } from "#kit/server/rate-limit/rate-limit.table.ts";
import { COMPANY, startAresServer, startViesServer } from "#testing/outside/register-servers.ts";
import { testServer } from "#testing/test-server.ts";
import { registerAnswers, registerStates } from "./companies.table.ts";
import { forgetRegisterAnswers, testThoseInUse } from "./register-states.ts";

const ares = await startAresServer();
const vies = await startViesServer();
const server = await testServer({ ARES_API_URL: ares.url, VIES_API_URL: vies.url, TRUST_PROXY: "127.0.0.1" });
const { services } = server;
const { db } = services;
const HOUR = 3_600_000;
let clock = Date.parse("2026-05-20T08:00:00Z");
afterAll(() => {
  ares.close();
  vies.close();
});

const wait = (milliseconds: number) => {
  clock += milliseconds;
  server.setNow(new Date(clock));
};
beforeEach(async () => {
  wait(HOUR);
  await db.delete(registerAnswers);
  await db.delete(registerStates);
  await db.delete(rateLimitHits);
  Object.assign(ares, { asked: [], isAway: false });
  Object.assign(vies, { asked: [], isAway: false, fault: null });
});

const look = (number: string, address = "192.0.2.1") =>
  server.call(`GET /companies/${number}`, { headers: { "x-forwarded-for": address } });
const check = async (number: string) => (await server.call(`GET /companies/vat-ids/${number}`)).body;
const health = async () =>
  (await server.call("GET /health", { token: await server.signIn() })).body.registers;

test("a company's number gives its name, VAT number and seat", async () => {
  const { status, body, headers } = await look("27074358");
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("no-store");
  expect(body).toEqual({
    kind: "found",
    company: {
      company_id: "27074358",
      name: "Pneu Řeřicha s.r.o.",
      vat_id: "CZ27074358",
      country: "CZ",
      street: "Děčínská 389/12a",
      city: "Česká Lípa",
      postal_code: "470 01",
      ended_on: null,
      address: "Děčínská 389/12a, 470 01 Česká Lípa",
    },
  });
});

test("a dissolved one is said so, with the day; a village without streets has an address too", async () => {
  expect((await look("25596641")).body.company).toMatchObject({
    ended_on: "2019-03-31",
    vat_id: "",
    street: "Sezímky č. ev. 7",
    city: "Kravaře",
  });
});

test("spaces and a wrong digit are judged before anybody is asked", async () => {
  expect((await look("270%2074%20358")).body.kind).toBe("found");
  for (const wrong of ["27074359", "1234567", "00000000", "x", "%00", "..%2F..%2F27074358"])
    expect((await look(wrong)).status, wrong).toBe(400);
  expect(ares.asked).toEqual(["GET /ekonomicke-subjekty/27074358"]);
});

test("what was answered is kept a day, what was not found an hour", async () => {
  await look("27074358");
  expect((await look("45317054")).body).toEqual({ kind: "unknown" });
  wait(HOUR / 2);
  await look("27074358");
  await look("45317054");
  expect(ares.asked).toHaveLength(2);
  wait(HOUR);
  await look("45317054");
  expect(ares.asked).toHaveLength(3);
  wait(23 * HOUR);
  await look("27074358");
  expect(ares.asked).toHaveLength(4);
  wait(25 * HOUR);
  await forgetRegisterAnswers(services);
  expect(await db.$count(registerAnswers)).toBe(0);
});

test.each(["cut-off", "hang-up", "503", "429", "not-json"] as const)(
  "an answer that is %s is no answer, is not kept, and the next one counts",
  async (misbehaviour) => {
    ares.next(misbehaviour);
    expect((await look("27074358")).body).toEqual({ kind: "away" });
    wait(3 * 60_000);
    expect(await health()).toMatchObject({ state: "attention", all: [{ register: "ares" }] });
    expect((await look("27074358")).body.kind).toBe("found");
    expect(await health()).toMatchObject({ state: "ok", all: [{ register: "ares", fault: null }] });
  },
);

test("an answer about another company, or of another shape, fills nothing in", async () => {
  ares.subjects.push({ ...COMPANY, ico: "45274649", obchodniJmeno: "" } as { ico: string });
  expect((await look("45274649")).body).toEqual({ kind: "away" });
  const [state] = await db.select().from(registerStates);
  expect(state?.fault).toBe("unreadable");
});

test("one visitor may not ask without end, another one may ask on", async () => {
  for (let i = 0; i < 30; i++) expect((await look("27074358")).status).toBe(200);
  expect(await look("27074358")).toMatchObject({
    status: 429,
    headers: { "retry-after": expect.any(String) },
  });
  expect((await look("27074358", "198.51.100.7")).status).toBe(200);
  expect(ares.asked).toHaveLength(1);
});

test("VIES knows a number, or does not; a name that its country keeps to itself is blank", async () => {
  expect(await check("sk2020273893")).toEqual({
    kind: "valid",
    name: "Šmyk s.r.o.",
    address: "Hlavná 5, 81101 Bratislava",
  });
  expect(await check("DE129273398")).toEqual({ kind: "valid", name: "", address: "" });
  expect(await check("DE000000000")).toEqual({ kind: "invalid" });
  expect(await check("GR123456789")).toEqual({ kind: "invalid" });
  expect(vies.asked.at(-1)).toBe("GET /ms/EL/vat/123456789");
  expect(await check("US123456789")).toEqual({ kind: "elsewhere" });
  expect((await server.call("GET /companies/vat-ids/CZ1")).status).toBe(400);
  expect(vies.asked).toHaveLength(4);
});

test.each([
  ["MS_MAX_CONCURRENT_REQ", null],
  ["MS_UNAVAILABLE", null],
  ["GLOBAL_MAX_CONCURRENT_REQ", "busy"],
  ["SERVICE_UNAVAILABLE", "away"],
] as const)("%s is not a number that is wrong", async (fault, noted) => {
  vies.fault = fault;
  expect(await check("DE129273398")).toEqual({ kind: "away" });
  const [state] = await db.select().from(registerStates);
  // A country that does not answer is no fault of VIES.
  expect(state?.fault).toBe(noted);
  vies.fault = null;
  expect((await check("DE129273398")).kind).toBe("valid");
});

test("a register that fails is named within five minutes, and well again by itself", async () => {
  await testThoseInUse(services);
  expect(ares.asked).toEqual([]);
  await look("27074358");
  ares.isAway = true;
  wait(5 * 60_000);
  await testThoseInUse(services);
  wait(3 * 60_000);
  expect(await health()).toMatchObject({ state: "attention", all: [{ register: "ares", fault: "away" }] });
  ares.isAway = false;
  await testThoseInUse(services);
  expect(await health()).toMatchObject({ state: "ok" });
  wait(30 * HOUR);
  ares.asked = [];
  await testThoseInUse(services);
  expect(ares.asked).toEqual([]);
});

test("an owner asks both now and is told", async () => {
  const token = await server.signIn();
  const ask = () => server.call("POST /companies/test", { token, body: {} });
  expect((await ask()).body).toEqual([
    { register: "ares", fault: null },
    { register: "vies", fault: null },
  ]);
  vies.isAway = true;
  expect((await ask()).body).toContainEqual({ register: "vies", fault: "away" });
  expect((await server.call("POST /companies/test", { body: {} })).status).toBe(401);
});
