import { asc } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer();
const { db } = server.services;
let token: string;
let id: number;
let path: string;
let customer: object;

beforeAll(async () => {
  token = await server.signIn();
  await server.services.jobs.stop();
});
beforeEach(async () => {
  const { payload } = await openShop(server.services);
  customer = payload.customer;
  ({ orderId: id } = (await server.call("POST /orders", { language: "cs", body: payload })).body);
  path = `/orders/admin/orders/${id}`;
  await db.delete(mails);
});

const call = (name: string, body?: object) => server.call(name, { token, language: "cs", body });
const version = async () => (await call(`GET ${path}`)).body.updated_at;
const change = async (fields: object) =>
  call(`PUT ${path}/customer`, { version: await version(), customer: { ...customer, ...fields } });
const kinds = async () => (await db.select().from(mails).orderBy(asc(mails.id))).map(({ kind }) => kind);
const documents = () => db.select().from(invoices).orderBy(asc(invoices.id));

test("before the order is sent, whom it goes to can be changed, and the log keeps nothing of it (17.2)", async () => {
  const { status, body } = await change({ name: "Jan Nový", address: "Nová 2, Liberec, 460 01" });
  expect([status, body]).toMatchObject([
    200,
    { customer_name: "Jan Nový", customer_address: "Nová 2, Liberec, 460 01" },
  ]);
  expect(await documents()).toEqual([]);
  expect(await kinds()).toEqual([]);
  const logged = (await db.select().from(historyEntries)).at(-1);
  expect(logged?.after).toEqual({ customer: ["customer_name", "customer_address"] });
  const { timeline } = (await call(`GET ${path}/story`)).body;
  expect(timeline[0]).toMatchObject({ kind: "customer", by: expect.stringMatching(/.+/) });
});

test("an invoice to somebody else is taken back and issued anew; another phone alone makes none (17.2)", async () => {
  await call(`POST ${path}/paid`, { how: "bank" });
  await change({ phone: "602 111 222" });
  expect((await documents()).map(({ kind }) => kind)).toEqual(["final"]);
  await db.delete(mails);
  await change({ phone: "602 111 222", company_name: "Pneu s.r.o.", company_id: "27074358" });
  const all = await documents();
  expect(all.map(({ kind }) => kind)).toEqual(["final", "credit", "final"]);
  expect(all.reduce((sum, { content }) => sum + content.total, 0)).toBe(all[2]?.content.total);
  expect(all[1]?.content.customer.company).toBe("");
  expect(all[2]?.content).toMatchObject({
    customer: { company: "Pneu s.r.o.", company_id: "27074358" },
    paid_on: expect.any(String),
  });
  expect(await kinds()).toEqual(["credit-note", "invoice"]);
  const [credit] = await db.select().from(mails).orderBy(asc(mails.id));
  expect(credit?.text).toContain("opravujeme");
  expect(credit?.text).not.toContain("zrušena");
});

test("it is refused once sent, after a change of somebody else, and with wrong details; nothing is half done (17.2)", async () => {
  const seen = await version();
  await call(`POST ${path}/paid`, { how: "bank" });
  const late = await call(`PUT ${path}/customer`, { version: seen, customer: { ...customer, name: "X" } });
  expect([late.status, late.body.code]).toEqual([409, "CHANGED_MEANWHILE"]);
  const wrong = await change({ company_id: "27074358", email: "nobody" });
  expect([wrong.status, wrong.body.errors.map(({ path }: { path: string }) => path)]).toEqual([
    ...[422, ["customer.email", "customer.company_name"]],
  ]);
  await call(`PATCH ${path}`, { status: "shipped" });
  const sent = await change({ name: "X" });
  expect([sent.status, sent.body.message]).toEqual([409, expect.stringContaining("už je odeslaná")]);
  expect((await call(`GET ${path}`)).body.customer_name).toBe("Žofie Šťastná");
  expect((await documents()).map(({ kind }) => kind)).toEqual(["final"]);
});
