import { beforeEach, expect, test } from "vitest";
import { mails } from "#kit/server/mail/mail.table.ts";
import { openRides, sellVouchers } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer();
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openRides>>;

beforeEach(async () => {
  shop = await openRides(server.services);
  await db.delete(mails);
});

test("the mail about a payment for vouchers alone says that they come in the next one", async () => {
  await sellVouchers(server, shop);
  const paid = (await db.select().from(mails).orderBy(mails.id)).find(({ kind }) => kind === "order-paid");
  const text = paid?.text.replaceAll("\u00a0", " ");
  expect(text).toContain("Co jste koupili, posíláme v dalším e-mailu.");
  expect(text).not.toContain("jakmile bude co nového");
});
