import { orderNumber } from "#features/orders/index.ts";
import {
  aboutOrder,
  type MailPart,
  ORDER_STEP_WORDS,
  type orders,
  queueCustomerMail,
  queueTeamMail,
  teamLink,
} from "#features/orders/server/index.ts";
import type { Both } from "#kit/contract/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import { type PacketWay, trackingAddress } from "../parcel-states.ts";
import type { ParcelRow } from "./parcel-of-order.ts";

/** What customers are told by mail; the rest stands on the order's page. */
const TOLD = ["ready", "delivered", "returning", "returned"] as const;
type Told = (typeof TOLD)[number];

interface Words {
  subject: Record<Told, (number: string) => string>;
  text: Record<Told, (number: string, point: string) => string>;
  track: string;
  trackButton: string;
}

const WORDS: Both<Words> = {
  en: {
    subject: {
      ready: (number) => `Your order ${number} is waiting at the pick-up point`,
      delivered: (number) => `Your order ${number} has been picked up`,
      returning: (number) => `Your order ${number} is on its way back to us`,
      returned: (number) => `Your order ${number} has come back to us`,
    },
    text: {
      ready: (number, point) => `the parcel with your order ${number} is waiting for you here: ${point}.`,
      delivered: (number, point) =>
        `the parcel with your order ${number} has been picked up here: ${point}. If that wasn’t you, please write to us.`,
      returning: (number) =>
        `nobody picked up the parcel with your order ${number}, so it is on its way back to us. Please write to us and we’ll work out what to do next.`,
      returned: (number) =>
        `nobody picked up the parcel with your order ${number}, so it has come back to us. Please write to us and we’ll work out what to do next.`,
    },
    track: "See where it is:",
    trackButton: "Track the parcel",
  },
  cs: {
    subject: {
      ready: (number) => `Objednávka ${number} na vás čeká na výdejním místě`,
      delivered: (number) => `Objednávku ${number} jste si vyzvedli`,
      returning: (number) => `Objednávka ${number} se vrací k nám`,
      returned: (number) => `Objednávka ${number} se vrátila k nám`,
    },
    text: {
      ready: (number, point) => `balík s vaší objednávkou ${number} na vás čeká tady: ${point}.`,
      delivered: (number, point) =>
        `balík s vaší objednávkou ${number} si někdo vyzvedl tady: ${point}. Pokud jste to nebyli vy, napište nám prosím.`,
      returning: (number) =>
        `balík s vaší objednávkou ${number} si nikdo nevyzvedl, a proto se vrací k nám. Napište nám prosím a domluvíme se, co dál.`,
      returned: (number) =>
        `balík s vaší objednávkou ${number} si nikdo nevyzvedl, a proto se k nám vrátil. Napište nám prosím a domluvíme se, co dál.`,
    },
    track: "Kde právě je:",
    trackButton: "Sledovat balík",
  },
};

/** What makes a step no news any more: whoever knows that a parcel waits knows who has picked it up. */
const KNOWN_BY: Record<Told, PacketWay[]> = {
  ready: ["ready"],
  delivered: ["delivered", "ready"],
  returning: ["returning", "returned"],
  returned: ["returning", "returned"],
};

/** What the team is told: Czech, as its mails are. */
const FOR_TEAM: Partial<
  Record<
    PacketWay,
    { subject: (number: string) => string; text: (barcode: string, number: string) => string }
  >
> = {
  returning: {
    subject: (number) => `Zásilka k objednávce ${number} se vrací`,
    text: (barcode, number) =>
      `Zásilku ${barcode} k objednávce ${number} si zákazník nevyzvedl. Vrací se k vám.`,
  },
  returned: {
    subject: (number) => `Zásilka k objednávce ${number} se vrátila`,
    text: (barcode, number) =>
      `Zásilku ${barcode} k objednávce ${number} si zákazník nevyzvedl. Vrátila se k vám.`,
  },
  cancelled: {
    subject: (number) => `Zásilka k objednávce ${number} byla v Zásilkovně zrušena`,
    text: (barcode, number) =>
      `Zásilka ${barcode} k objednávce ${number} byla v Zásilkovně zrušena. Novou vytvoříte na stránce objednávky.`,
  },
};

/** Queues what a packet's new place asks for, once each, in its transaction; answers what has been told now. */
export async function queueParcelMails(
  context: Context,
  tx: Database,
  order: typeof orders.$inferSelect,
  parcel: ParcelRow,
  way: PacketWay,
): Promise<PacketWay[]> {
  const { told, barcode } = parcel;
  const step = TOLD.find((one) => one === way);
  const isKnown = told.some((one) => one === way || (step && KNOWN_BY[step].includes(one)));
  if (isKnown || (!step && !FOR_TEAM[way])) return told;
  if (step) await tellCustomer(context, tx, order, parcel, step);
  await tellTeam(context, tx, order.id, barcode, way);
  return [...told, way];
}

async function tellCustomer(
  context: Context,
  tx: Database,
  order: typeof orders.$inferSelect,
  { barcode, point_name, point_address }: ParcelRow,
  step: Told,
): Promise<void> {
  const { language } = order;
  const words = WORDS[language];
  const number = orderNumber(order.id);
  const parts: MailPart[] = [
    { kind: "text", text: ORDER_STEP_WORDS[language].greeting },
    { kind: "text", text: words.text[step](number, `${point_name}, ${point_address}`) },
    { kind: "button", text: words.track, label: words.trackButton, url: trackingAddress(barcode, language) },
  ];
  const kind = `parcel-${step}`;
  await queueCustomerMail(context, tx, order, { kind, subject: words.subject[step](number), parts });
}

async function tellTeam(
  context: Context,
  tx: Database,
  id: number,
  barcode: string,
  way: PacketWay,
): Promise<void> {
  const words = FOR_TEAM[way];
  if (!words) return;
  const number = orderNumber(id);
  await queueTeamMail(context, tx, {
    kind: `parcel-${way}-notice`,
    subject: words.subject(number),
    parts: [
      { kind: "text", text: words.text(barcode, number) },
      {
        kind: "button",
        text: "Objednávka v administraci:",
        label: "Otevřít objednávku",
        url: teamLink(context, id),
      },
    ],
    about: aboutOrder(id),
  });
}
