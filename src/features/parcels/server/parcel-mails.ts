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
const TOLD = ["ready", "returning"] as const;
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
      returning: (number) => `Your order ${number} is on its way back to us`,
    },
    text: {
      ready: (number, point) => `the parcel with your order ${number} is waiting for you here: ${point}.`,
      returning: (number) =>
        `nobody picked up the parcel with your order ${number}, so it is on its way back to us. Please write to us and we will arrange what comes next.`,
    },
    track: "Follow the parcel:",
    trackButton: "Where the parcel is",
  },
  cs: {
    subject: {
      ready: (number) => `Objednávka ${number} na vás čeká na výdejním místě`,
      returning: (number) => `Objednávka ${number} se vrací k nám`,
    },
    text: {
      ready: (number, point) => `balík s vaší objednávkou ${number} na vás čeká tady: ${point}.`,
      returning: (number) =>
        `balík s vaší objednávkou ${number} si nikdo nevyzvedl, a proto se vrací k nám. Napište nám prosím a domluvíme se, co dál.`,
    },
    track: "Sledujte balík:",
    trackButton: "Kde je balík",
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
  const { told, barcode, point_name, point_address } = parcel;
  const isNews = (TOLD as readonly PacketWay[]).includes(way) && !told.includes(way);
  if (!isNews) return told;
  const step = way as Told;
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
  if (step === "returning")
    await queueTeamMail(context, tx, {
      kind: "parcel-returning-notice",
      subject: `Zásilka k objednávce ${number} se vrací`,
      parts: [
        {
          kind: "text",
          text: `Zásilku ${barcode} k objednávce ${number} si zákazník nevyzvedl. Vrací se k vám.`,
        },
        {
          kind: "button",
          text: "Objednávka v administraci:",
          label: "Otevřít objednávku",
          url: teamLink(context, order.id),
        },
      ],
      about: aboutOrder(order.id),
    });
  return [...told, way];
}
