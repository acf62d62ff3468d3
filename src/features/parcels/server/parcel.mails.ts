import { ORDER_PLACEHOLDERS, orderSample } from "#features/orders/server/index.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import { GREETING, NO_CLOSING } from "#kit/server/mail/common-texts.ts";
import { declareMail, fixedMail } from "#kit/server/mail/declared-mail.ts";
import type { MailPart } from "#kit/server/mail/mail-parts.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";
import { trackingAddress } from "../parcel-states.ts";

/** What customers are told by mail; the rest stands on the order's page. */
export const TOLD = ["ready", "delivered", "returning", "returned"] as const;
export type Told = (typeof TOLD)[number];

/** What the team is told. */
export const TOLD_TO_TEAM = ["returning", "returned", "cancelled"] as const;
export type ToldToTeam = (typeof TOLD_TO_TEAM)[number];

const PLACEHOLDERS = {
  ...ORDER_PLACEHOLDERS,
  point: {
    label: { en: "Pick-up point", cs: "Výdejní místo" },
    sample: { en: "Z-BOX, Lipová 12, Prague", cs: "Z-BOX, Lipová 12, Praha" },
  },
};

const TRACK: Both<{ track: string; journey: string; button: string }> = {
  en: { track: "See where it is:", journey: "See the parcel’s journey:", button: "Track the parcel" },
  cs: { track: "Kde právě je:", journey: "Cesta balíku:", button: "Sledovat balík" },
};

type Texts = Record<"greeting" | "introduction" | "closing", string>;

/** These are about a parcel that is nowhere on its way any more. */
const ARRIVED: Told[] = ["delivered", "returned"];

/** What a mail about a parcel says, with the link to the carrier's page. */
export function parcelParts(way: Told, t: Texts, url: string, language: Language): MailPart[] {
  const { track, journey, button } = TRACK[language];
  return [
    ...textParts(t.greeting, t.introduction),
    { kind: "button", text: ARRIVED.includes(way) ? journey : track, label: button, url },
    ...textParts(t.closing),
  ];
}

interface Words {
  name: Both<string>;
  when: Both<string>;
  subject: Both<string>;
  introduction: Both<string>;
}

function parcelMail(way: Told, { name, when, subject, introduction }: Words) {
  return declareMail({
    key: `parcel-${way}`,
    group: "orders",
    name,
    when,
    placeholders: PLACEHOLDERS,
    texts: { subject, greeting: GREETING, introduction, closing: NO_CLOSING },
    required: { introduction: way === "ready" ? ["order", "point"] : ["order"] },
    sample: (t, made) =>
      orderSample(parcelParts(way, t, trackingAddress("Z1234567890", made.language), made.language), made),
  });
}

export const PARCEL_MAILS = {
  ready: parcelMail("ready", {
    name: { en: "Parcel at the pick-up point", cs: "Balík na výdejním místě" },
    when: { en: "When the carrier has it ready for pick-up.", cs: "Když ho dopravce připraví k vyzvednutí." },
    subject: {
      en: "Your order {order} is waiting at the pick-up point",
      cs: "Objednávka {order} na vás čeká na výdejním místě",
    },
    introduction: {
      en: "The parcel with your order {order} is waiting for you here: {point}.",
      cs: "balík s vaší objednávkou {order} na vás čeká tady: {point}.",
    },
  }),
  delivered: parcelMail("delivered", {
    name: { en: "Parcel picked up", cs: "Balík vyzvednutý" },
    when: {
      en: "When it was picked up and we hadn’t written before.",
      cs: "Když ho někdo vyzvedl a předtím jsme se neozvali.",
    },
    subject: { en: "Your order {order} has been picked up", cs: "Objednávka {order} byla vyzvednuta" },
    introduction: {
      en: "The parcel with your order {order} has been picked up here: {point}. If that wasn’t you, please write to us.",
      cs: "balík s vaší objednávkou {order} si někdo vyzvedl tady: {point}. Pokud jste to nebyli vy, napište nám prosím.",
    },
  }),
  returning: parcelMail("returning", {
    name: { en: "Parcel on its way back", cs: "Balík se vrací" },
    when: {
      en: "When nobody picked it up and the carrier is sending it back.",
      cs: "Když si ho nikdo nevyzvedl a dopravce ho posílá zpět.",
    },
    subject: {
      en: "Your order {order} is on its way back to us",
      cs: "Objednávka {order} se vrací k nám",
    },
    introduction: {
      en: "Nobody picked up the parcel with your order {order}, so it is on its way back to us. Please write to us and we’ll work out what to do next.",
      cs: "balík s vaší objednávkou {order} si nikdo nevyzvedl, a proto se vrací k nám. Napište nám prosím a domluvíme se, co dál.",
    },
  }),
  returned: parcelMail("returned", {
    name: { en: "Parcel came back", cs: "Balík se vrátil" },
    when: {
      en: "When it is back with you and we hadn’t written before.",
      cs: "Když je zpět u vás a předtím jsme se neozvali.",
    },
    subject: { en: "Your order {order} has come back to us", cs: "Objednávka {order} se vrátila k nám" },
    introduction: {
      en: "Nobody picked up the parcel with your order {order}, so it has come back to us. Please write to us and we’ll work out what to do next.",
      cs: "balík s vaší objednávkou {order} si nikdo nevyzvedl, a proto se k nám vrátil. Napište nám prosím a domluvíme se, co dál.",
    },
  }),
};

/** The team's own notices. */
export const PARCEL_NOTICES = {
  returning: fixedMail("parcel-returning-notice", "notice"),
  returned: fixedMail("parcel-returned-notice", "notice"),
  cancelled: fixedMail("parcel-cancelled-notice", "notice"),
};
