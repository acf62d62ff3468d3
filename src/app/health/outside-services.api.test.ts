import { beforeEach, expect, test } from "vitest";
import { followPackets } from "#features/parcels/server/parcel-jobs.ts";
import { DEMO_SELLER } from "#features/payments/demo-seller.ts";
import { askForPayments } from "#features/payments/server/payment-jobs.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { fixedMail } from "#kit/server/mail/declared-mail.ts";
import { startCardServers } from "#testing/outside/card-gateways.ts";
import { startFioServer } from "#testing/outside/fio-server.ts";
import { PACKETA_PASSWORD, startPacketaServer } from "#testing/outside/packeta-server.ts";
import { startPushService } from "#testing/outside/push-service.ts";
import { startAresServer, startViesServer } from "#testing/outside/register-servers.ts";
import { startSmtpServer } from "#testing/outside/smtp-server.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { startS3Server } from "#testing/storage/s3-server.ts";
import { type TestServer, testServer } from "#testing/test-server.ts";
import type { Health, HealthPart } from "./health.contract.ts";
import { healthSentences } from "./health-sentences.ts";

/** Every service outside that can be away is named on the health page within five minutes, in both languages. */

const [bank, ares, vies, s3, smtp, packeta] = await Promise.all([
  startFioServer(),
  startAresServer(),
  startViesServer(),
  startS3Server(),
  startSmtpServer(),
  startPacketaServer(),
]);
const push = await startPushService();
const cardServers = await startCardServers();
const server = await testServer({
  ...s3.environment,
  FIO_API_URL: bank.url,
  SMTP_URL: smtp.url,
  DEMO: "off",
  ARES_API_URL: ares.url,
  VIES_API_URL: vies.url,
  PUSH_SERVICES: push.url,
  PACKETA_API_URL: `${packeta.url}/api/rest`,
  PACKETA_POINTS_URL: `${packeta.url}/v5`,
});
let clock = Date.now();
bank.now = () => clock;
bank.account = { accountId: "2017000006", bankId: "9999", iban: DEMO_SELLER.bank_iban };
await openShop(server.services);

beforeEach(() => passes(60));

function passes(minutes: number): void {
  clock += minutes * 60_000;
  server.setNow(new Date(clock));
}

/** What the page says of a part, in English and in Czech. */
async function said(part: HealthPart, of: TestServer = server): Promise<Record<"en" | "cs", string>> {
  const { body } = await of.call("GET /health", { token: await of.signIn() });
  const texts = LANGUAGES.map((language) => {
    const { facts, advice } = healthSentences(part, body as Health, language);
    return [language, [...facts, ...advice].join(" ").replaceAll("\u00a0", " ")];
  });
  return Object.fromEntries(texts);
}

test("the storage of pictures", async () => {
  expect(await said("files")).toMatchObject({ en: expect.stringContaining("which is responding.") });
  await s3.stop();
  expect(await said("files")).toEqual({
    en: expect.stringContaining("The S3 storage they are in isn’t responding"),
    cs: expect.stringContaining("Úložiště S3, ve kterém jsou, neodpovídá"),
  });
  await s3.start();
  expect(await said("files")).toMatchObject({ cs: expect.stringContaining("které odpovídá.") });
});

test("the bank", async () => {
  const token = await server.signIn();
  const connected = await server.call("PUT /bank-transfers/link", {
    token,
    body: { token: bank.token, expires_on: new Date(clock + 1e10).toISOString().slice(0, 10) },
  });
  expect(connected.status, JSON.stringify(connected.body)).toBe(200);
  passes(5);
  bank.next("hang-up");
  await server.call("POST /bank-transfers/link/ask", { token, body: {} });
  expect(await said("bank")).toEqual({
    en: expect.stringContaining("The bank isn’t responding right now."),
    cs: expect.stringContaining("Banka teď neodpovídá."),
  });
});

test.each([
  ["ares", ares, "ARES (Czech companies) stopped responding", "ARES (české firmy): neodpovídá"],
  ["vies", vies, "VIES (EU VAT numbers) stopped responding", "VIES (DIČ v Evropské unii): neodpovídá"],
] as const)("the register %s", async (name, register, en, cs) => {
  register.isAway = true;
  await server.call(name === "ares" ? "GET /companies/27074358" : "GET /companies/vat-ids/CZ27074358");
  passes(4);
  expect(await said("registers")).toEqual({
    en: expect.stringContaining(en),
    cs: expect.stringContaining(cs),
  });
});

test("the carrier", async () => {
  const token = await server.signIn();
  const connected = await server.call("PUT /parcels/link", {
    token,
    body: { password: PACKETA_PASSWORD, sender: packeta.sender },
  });
  expect(connected.status, JSON.stringify(connected.body)).toBe(200);
  expect(await said("parcels")).toMatchObject({ en: expect.stringContaining("Packeta responded") });
  packeta.isAway = true;
  // The round that comes every five minutes.
  await followPackets(server.services);
  passes(3);
  expect(await said("parcels")).toEqual({
    en: expect.stringContaining("Packeta isn’t responding right now."),
    cs: expect.stringContaining("Zásilkovna teď neodpovídá."),
  });
  packeta.isAway = false;
  packeta.isRevoked = true;
  await followPackets(server.services);
  expect(await said("parcels")).toEqual({
    en: expect.stringContaining("Packeta refuses the API password."),
    cs: expect.stringContaining("Zásilkovna odmítá API heslo."),
  });
});

test.each(cardServers)("the payment gateway $name", async ({ name, gateway, server: shop }) => {
  const is = name === "stripe" ? "Stripe" : "Comgate";
  const start = Date.now();
  // The round that comes every five minutes.
  const round = async (minutes: number) => {
    shop.setNow(new Date(start + minutes * 60_000));
    await askForPayments(shop.services);
  };
  await round(0);
  expect((await said("cards", shop)).en).not.toMatch(/isn’t responding|refuses/);
  gateway.lose("question", 9);
  await round(1);
  shop.setNow(new Date(start + 5 * 60_000));
  expect(await said("cards", shop)).toEqual({
    en: expect.stringContaining(`${is} isn’t responding.`),
    cs: expect.stringContaining(`${is} neodpovídá.`),
  });
});

test("a push service", async () => {
  const token = await server.signIn();
  const { public_key } = (await server.call("GET /push", { token })).body;
  const body = push.subscribe(public_key).subscription;
  const { id } = (await server.call("POST /push/devices", { token, body })).body;
  expect(await said("push")).toMatchObject({ en: "They are on for 1 device." });
  push.next("hang-up");
  await server.call(`POST /push/devices/${id}/test`, { token, body: {} });
  passes(5);
  expect(await said("push")).toEqual({
    en: expect.stringContaining("The push service of 1 device stopped responding"),
    cs: expect.stringContaining("Služba pro upozornění neodpovídá (1 zařízení)"),
  });
});

test("the mail server", async () => {
  await smtp.stop();
  const mail = {
    to: "a@example.cz",
    kind: fixedMail("test", "test"),
    language: "en" as const,
    subject: "x",
    text: "x",
  };
  await server.services.db.transaction((tx) => server.services.mailer.queueMail(tx, mail));
  const tried = async () =>
    (await server.call("GET /health", { token: await server.signIn() })).body.mails.tried;
  await expect.poll(tried).toBe(1);
  clock = Date.now();
  passes(5);
  expect(await said("mails")).toEqual({
    en: expect.stringMatching(/The mail server isn’t accepting e-\u2060?mails\./),
    cs: expect.stringMatching(/Poštovní server e-\u2060?maily nepřijímá\./),
  });
});
