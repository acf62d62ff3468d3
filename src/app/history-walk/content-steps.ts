import { eq } from "drizzle-orm";
import { carPhotos, cars as carsTable } from "#features/cars/server/cars.table.ts";
import { paymentMethods, shippingMethods } from "#features/methods/server/methods.table.ts";
import { newsletterLetters } from "#features/newsletter/server/newsletter.table.ts";
import { products as productsTable } from "#features/products/server/products.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";

import type { HistoryAction } from "#kit/contract/content/history.ts";
import { mailWords } from "#kit/server/mail/mail-words.table.ts";
import { formOf, pictureFile } from "#testing/content/content-records.ts";
import { both, db, lifeOf, made, picture, type Step, send, withMany, withOrder } from "./walk.ts";

const products = withMany(
  "products",
  withOrder(
    "products",
    productsTable,
    lifeOf(
      "products",
      "/products",
      () => ({ ...both({ name: "Walk" }), slug: "walk", price: 10 }),
      { price: 12.5 },
      "slug",
    ),
  ),
  { price: 14 },
  { key: "slug" },
);
const car = () => picture("image", both({ name: "Walk" }));
const cars = withOrder("cars", carsTable, lifeOf("cars", "/cars", car, { horsepower: 400 }, "slug"));
const photos = withOrder("car-photos", carPhotos, [
  {
    name: "POST /car-photos/:carId",
    entry: ["car-photos", "added"],
    run: async () => {
      const answer = await send(`POST /car-photos/${made.cars?.id}`, await picture("images", {}));
      made["car-photos"] = answer.body[0];
      return answer;
    },
  },
  {
    name: "PUT /car-photos/:id",
    entry: ["car-photos", "changed"],
    run: () => send(`PUT /car-photos/${made["car-photos"]?.id}`, { name: "Start" }),
  },
  {
    name: "DELETE /car-photos/:id",
    entry: ["car-photos", "deleted"],
    run: () => send(`DELETE /car-photos/${made["car-photos"]?.id}`),
  },
]);

const day = lifeOf(
  "days",
  "/days",
  () => ({ ...both({ title: "Walk", place: "Most" }), date: "2027-06-14", is_active: true }),
  { address: "Tvrzova 5" },
);
const ofDay = (name: string, body?: unknown, end = ""): Step => ({
  name: `${name}${end}`,
  entry: ["days", "changed"],
  run: () => send(`${name.replace(":id", String(made.days?.id))}${end && `/${slot()}`}`, body),
});
const slot = () => (made.days as unknown as { slots: { id: number }[] }).slots[0]?.id;
const slotTimes = { starts: "09:00", ends: "09:20", seats: 2 };
const addSlot = ofDay("POST /days/:id/slots", slotTimes);
const days: Step[] = [
  ...day.slice(0, -1),
  ofDay("PUT /days/:id/slots", { from: "09:00", until: "12:00", every: 20, seats: 2 }),
  {
    ...addSlot,
    run: async () => {
      const answer = await send(`POST /days/${made.days?.id}/slots`, { ...slotTimes, starts: "08:00" });
      made.days = answer.body;
      return answer;
    },
  },
  ofDay("PUT /days/:id/slots", { ...slotTimes, starts: "08:30" }, "/:slot"),
  ofDay("DELETE /days/:id/slots", undefined, "/:slot"),
  ofDay("POST /days/:id/cancel", { reason: { en: "Rain", cs: "Prší" } }),
  ofDay("POST /days/:id/reopen"),
  ofDay("POST /days/:id/move", { date: "2027-06-21", reason: { en: "Rain", cs: "Prší" } }),
  {
    name: "POST /days/:id/duplicate",
    entry: ["days", "added"],
    run: () => send(`POST /days/${made.days?.id}/duplicate`, { date: "2027-07-14" }),
  },
  ...day.slice(-1),
];

/** Content whose calls are not those of every declared type. */
export const contentSteps: Step[] = [
  ...cars.slice(0, -1),
  ...photos,
  ...cars.slice(-1),
  ...withMany(
    "events",
    lifeOf(
      "events",
      "/events",
      () => picture("image", { ...both({ title: "Walk", location: "Most" }), date: "2027-06-14" }),
      { date: "2027-06-15" },
    ),
    { is_active: false },
  ),
  ...days,
  ...lifeOf("discount-codes", "/discount-codes", () => ({ code: "WALK", kind: "percent", percent: 10 }), {
    code: "WALK",
    kind: "percent",
    percent: 20,
  }),
  ...products.slice(0, -1),
  {
    name: "PATCH /products/:slug/stock",
    entry: ["products", "changed"],
    run: () => send("PATCH /products/walk/stock", { counts: [{ variant: null, stock: 5 }] }),
  },
  ...products.slice(-1),
  ...lifeOf("settings", "/settings", () => ({ setting_key: "walk", value: "1" }), { value: "2" }),
  {
    name: "PUT /settings/subjects/:subject",
    entry: ["settings", "changed"],
    run: () =>
      send("PUT /settings/subjects/team", { settings: [{ setting_key: "team_name", value: "Walk" }] }),
  },
  {
    name: "PUT /mail-words/:id",
    entry: ["mail-words", "changed"],
    run: async () => {
      await db.insert(mailWords).values({ id: "order-paid", texts: { en: { closing: "Before" }, cs: {} } });
      return send("PUT /mail-words/order-paid", { words: { en: { closing: "Walk" } } });
    },
  },
  {
    name: "DELETE /mail-words/:id",
    entry: ["mail-words", "deleted"],
    run: () => send("DELETE /mail-words/order-paid"),
  },
  ...lifeOf("blog", "/blog", () => both({ title: "Walk", slug: "walk" }), { tags: "new" }, "id", "PATCH"),
  ...withOrder(
    "shipping-methods",
    shippingMethods,
    lifeOf("shipping-methods", "/orders/shipping-methods", () => ({ ...both({ name: "Walk" }), price: 99 }), {
      price: 100,
    }),
  ),
  ...withOrder(
    "payment-methods",
    paymentMethods,
    lifeOf(
      "payment-methods",
      "/orders/payment-methods",
      () => ({ ...both({ name: "Walk" }), kind: "cash" }),
      { kind: "card" },
    ),
  ),
];

const pictureAt = (end = "") => `/pictures/${made.pictures?.id}${end}`;
const pictureStep = (name: string, action: HistoryAction, body?: () => unknown): Step => ({
  name,
  entry: ["pictures", action],
  run: async () => {
    const end = name.replace(/^.*:id/, "");
    const answer = await send(`${name.split(" ")[0]} ${pictureAt(end)}`, await body?.());
    if (answer.body) made.pictures = answer.body;
    return answer;
  },
});

/** Pictures of the library. */
export const pictureSteps: Step[] = [
  {
    name: "POST /pictures",
    entry: ["pictures", "added"],
    run: async () => {
      const answer = await send("POST /pictures", formOf({}, { image: await pictureFile(77, 55) }));
      made.pictures = answer.body.picture;
      return answer;
    },
  },
  pictureStep("PUT /pictures/:id", "changed", () => ({ alt: { en: "Walk", cs: "Chůze" } })),
  pictureStep("PUT /pictures/:id/view", "changed", () => ({ point: { x: 1, y: 2 }, crop: null })),
  pictureStep("POST /pictures/:id/replacement", "changed", async () =>
    formOf({}, { image: await pictureFile(78, 56) }),
  ),
  pictureStep("DELETE /pictures/:id", "deleted"),
  pictureStep("POST /pictures/:id/bring-back", "changed"),
];

const LETTER = {
  subject_kind: "none",
  subject_id: "",
  translations: { en: { subject: "News", text: "Hello" }, cs: { subject: "Novinky", text: "Dobrý den" } },
};

/** A letter of the newsletter, which has to be on before one goes out. */
export const letterSteps: Step[] = [
  ...lifeOf("newsletter-letters", "/newsletter/letters", () => LETTER, {
    ...LETTER,
    translations: { ...LETTER.translations, en: { subject: "More news", text: "Hello again" } },
  }),
].flatMap((step) => {
  if (!step.name.startsWith("DELETE")) return [step];
  const act = (name: "send" | "stop"): Step => ({
    name: `POST /newsletter/letters/:id/${name}`,
    entry: ["newsletter-letters", "changed"],
    run: async () => {
      await db.update(settings).set({ value: "on" }).where(eq(settings.setting_key, "newsletter"));
      // With nobody to write to, it has gone out at once.
      if (name === "stop") await db.update(newsletterLetters).set({ state: "sending" });
      return send(`POST /newsletter/letters/${made["newsletter-letters"]?.id}/${name}`);
    },
  });
  return [act("send"), act("stop"), step];
});

/** Runs last: something has been changed by then. */
export const restoreSteps: Step[] = [
  {
    name: "POST /history/:id/restore",
    entry: ["cars", "restored"],
    run: async () => {
      const { entries } = (await send("GET /history?type=cars")).body;
      return send(`POST /history/${entries[0].id}/restore`);
    },
  },
];
