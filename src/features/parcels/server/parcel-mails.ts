import { orderNumber } from "#features/orders/index.ts";
import {
  aboutOrder,
  type orders,
  orderValues,
  queueCustomerMail,
  queueTeamMail,
  teamLink,
} from "#features/orders/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mailTexts } from "#kit/server/mail/mail-words.ts";
import { type PacketWay, trackingAddress } from "../parcel-states.ts";
import {
  PARCEL_MAILS,
  PARCEL_NOTICES,
  parcelParts,
  TOLD,
  TOLD_TO_TEAM,
  type Told,
  type ToldToTeam,
} from "./parcel.mails.ts";
import type { ParcelRow } from "./parcel-of-order.ts";

/** What makes a step no news any more: whoever knows that a parcel waits knows who has picked it up. */
const KNOWN_BY: Record<Told, PacketWay[]> = {
  ready: ["ready"],
  delivered: ["delivered", "ready"],
  returning: ["returning", "returned"],
  returned: ["returning", "returned"],
};

/** What the team is told: Czech, as its mails are. */
const FOR_TEAM: Record<
  ToldToTeam,
  { subject: (number: string) => string; text: (barcode: string, number: string) => string }
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
      `Zásilka ${barcode} k objednávce ${number} byla v Zásilkovně zrušena. Novou vytvoříte na obrazovce objednávky.`,
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
  const forTeam = TOLD_TO_TEAM.find((one) => one === way);
  if (isKnown || (!step && !forTeam)) return told;
  if (step) await tellCustomer(context, tx, order, parcel, step);
  if (forTeam) await tellTeam(context, tx, order.id, barcode, forTeam);
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
  const mail = PARCEL_MAILS[step];
  const t = await mailTexts(tx, mail, language, {
    ...orderValues(order),
    point: `${point_name}, ${point_address}`,
  });
  await queueCustomerMail(context, tx, order, {
    kind: mail.kind,
    subject: t.subject,
    parts: parcelParts(step, t, trackingAddress(barcode, language), language),
  });
}

async function tellTeam(
  context: Context,
  tx: Database,
  id: number,
  barcode: string,
  way: ToldToTeam,
): Promise<void> {
  const words = FOR_TEAM[way];
  const number = orderNumber(id);
  await queueTeamMail(context, tx, {
    kind: PARCEL_NOTICES[way],
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
