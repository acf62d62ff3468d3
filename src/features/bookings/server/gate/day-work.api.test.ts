import { afterEach, beforeEach, expect, test } from "vitest";
import { mails } from "#kit/server/mail/mail.table.ts";
import { addDay, openRides, RIDE, sellVouchers } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { followDay } from "../follow-days.ts";

const server = await testServer({ PUBLIC_URL: "https://www.team.example" });
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openRides>>;

beforeEach(async () => {
  shop = await openRides(server.services);
  server.setNow(new Date("2027-05-01T10:00:00Z"));
});
afterEach(() => server.setNow(null));

const team = async (name: string, body?: object, language: "cs" | "en" = "cs") =>
  server.call(name, { token: await server.signIn(), body, language });
const mailsOf = async (kind: string) =>
  (await db.select().from(mails).orderBy(mails.id)).filter((mail) => mail.kind === `booking-${kind}`);

/** A day with a voucher's rider in Czech, one by telephone in English, and one by telephone without an address. */
async function bookedDay() {
  const { codes } = await sellVouchers(server, shop);
  const day = await addDay(server.services, { date: "2027-06-05" });
  const [first, second] = day.slots as [number, number];
  await server.call("POST /bookings", {
    body: { code: codes[0], slot_id: first, rider: "Jana", email: "jana@example.cz" },
    language: "cs",
  });
  const phone = { slot_id: second, product_id: RIDE, phone: "+420 777 000 111", language: "en" };
  await team("POST /bookings/admin", { ...phone, name: "=John", email: "john@example.cz" });
  await team("POST /bookings/admin", { ...phone, name: "Karel", email: "" });
  await db.delete(mails);
  return { ...day, code: codes[0] };
}

test("a message goes to everybody who has booked the day once, each in their language", {
  tags: "both-databases",
}, async () => {
  const { id } = await bookedDay();
  const body = {
    key: "first-message",
    cs: { subject: "Přijeďte dřív", text: "Brána je od osmi.\nTěšíme se." },
    en: { subject: "Come earlier", text: "The gate opens at eight." },
  };
  const send = (change: object = {}) =>
    team(`POST /bookings/admin/days/${id}/message`, { ...body, ...change });
  const [one, two] = await Promise.all([send(), send()]);
  expect([one.body.sent + two.body.sent, one.body.without_address]).toEqual([2, 1]);
  const [jana, john, ...others] = await mailsOf("message");
  expect(others).toEqual([]);
  expect(jana).toMatchObject({ toAddress: "jana@example.cz", language: "cs", subject: "Přijeďte dřív" });
  expect(jana?.text).toContain("Těšíme se.");
  expect(john).toMatchObject({ toAddress: "john@example.cz", language: "en", subject: "Come earlier" });
  expect((await send()).body.sent).toBe(0);
  const halfWritten = { key: "second-message", en: { subject: "Only a subject", text: " " } };
  expect((await send(halfWritten)).body.sent).toBe(2);
  expect((await mailsOf("message")).at(-1)).toMatchObject({ toAddress: "john@example.cz", language: "cs" });
});

test("a message without words, to a day that is not there, or by who may not, goes nowhere", async () => {
  const { id } = await bookedDay();
  const blank = { key: "blank-message", cs: { subject: " ", text: "x" } };
  const words = { key: "words-message", cs: { subject: "x", text: "y" }, en: {} };
  const refused = await team(`POST /bookings/admin/days/${id}/message`, { ...blank, en: {} });
  expect([refused.status, refused.body.message]).toEqual([
    422,
    "Napište předmět a text alespoň v jednom jazyce",
  ]);
  expect((await team("POST /bookings/admin/days/999999/message", words)).status).toBe(404);
  expect((await server.call(`POST /bookings/admin/days/${id}/message`, { body: words })).status).toBe(401);
  expect(await mailsOf("message")).toEqual([]);
});

test("the table of a day says who comes when and who has paid; no cell is a formula", async () => {
  const { id, code } = await bookedDay();
  const { status, body, headers } = await team(`GET /bookings/admin/days/${id}/table`);
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "text/csv; charset=utf-8",
    "no-store",
  ]);
  const [head, jana, john, karel, end] = body.split("\n");
  expect(head.startsWith("\ufeffČas,Míst,Kdo jede")).toBe(true);
  expect(jana).toContain(`09:00,1,Jana,`);
  expect(jana).toContain(`Rezervováno,Poukazem,${code}`);
  expect(john).toContain("09:20,1,'=John,");
  expect(karel).toContain("K zaplacení");
  expect(end).toBe("");
});

test("who has booked a day that moves is told why", async () => {
  const { id } = await bookedDay();
  await team(`POST /days/${id}/move`, { date: "2027-06-12", reason: { cs: "Bouřka" } });
  await followDay(server.services, id);
  const [mail] = await mailsOf("day-moved");
  expect(mail).toMatchObject({ toAddress: "jana@example.cz" });
  expect(mail?.text).toContain("Důvod: Bouřka");
});
