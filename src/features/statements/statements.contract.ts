import { oneLine } from "#kit/contract/validation/written.ts";
import { z } from "zod";
import { day, instant } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { SIGNATURE_FIELD } from "./statement.ts";

const nameMissing = says({
  en: "Please fill in the full name.",
  cs: "Napište prosím jméno a příjmení.",
});
const relationMissing = says({
  en: "Please fill in your relationship to the rider, such as mother.",
  cs: "Napište prosím, v jakém jste k účastníkovi vztahu, třeba matka.",
});
const notSigned = says({
  en: "Please sign, or type your name instead.",
  cs: "Podepište se prosím, nebo místo podpisu napište jméno.",
});
const measureWrong = says({
  en: "Please enter a whole number.",
  cs: "Napište prosím celé číslo.",
});
const notAgreed = says({
  en: "Please confirm that you have read the rules.",
  cs: "Potvrďte prosím, že jste si pravidla přečetli.",
});

function line(max: number, missing: ReturnType<typeof says>) {
  return z
    .string(missing)
    .overwrite(oneLine)
    .min(1, missing)
    .max(max);
}

const point = z.tuple([
  z.int().min(0).max(SIGNATURE_FIELD.width),
  z.int().min(0).max(SIGNATURE_FIELD.height),
]);

/** What a rider, or the guardian of one who is under 18, sends. */
export const signedStatement = z.object({
  /** 0 for the first seat of the booking. */
  seat: z.int().min(0).max(99),
  name: line(100, nameMissing),
  born_on: day(),
  guardian: z
    .object({ name: line(100, nameMissing), relation: line(60, relationMissing) })
    .nullable()
    .default(null),
  /** Centimetres and kilograms, where the ride has limits for them. */
  height: z.int(measureWrong).min(30, measureWrong).max(280, measureWrong).nullable().default(null),
  weight: z.int(measureWrong).min(3, measureWrong).max(400, measureWrong).nullable().default(null),
  /** The version of the rules that was shown; null where the draft was. */
  version: z.int().nullable(),
  has_read: z.literal(true, notAgreed),
  signature: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("drawn"),
      strokes: z
        .array(z.array(point).min(1).max(1000))
        .min(1, notSigned)
        .max(60)
        // A dot is no signature.
        .refine((strokes) => strokes.flat().length >= 8, notSigned),
    }),
    z.object({ kind: z.literal("typed"), name: line(100, notSigned) }),
  ]),
});

/** A part of the rules: paragraphs, and lists as arrays. */
export interface StatementPart {
  title: string;
  body: (string | string[])[];
}

/** How the statement of one seat stands. */
export const seatStatement = z.object({
  seat: z.int(),
  /** Who rides, as far as it is known. */
  rider: z.string(),
  signed: z
    .object({
      id: z.int(),
      name: z.string(),
      signed_at: instant(),
      /** Whether the rules are the same today. */
      is_current: z.boolean(),
      /** The team wants the new rules signed. */
      asked_again: z.boolean(),
    })
    .nullable(),
});

export type SignedStatement = z.output<typeof signedStatement>;
export type SeatStatement = z.output<typeof seatStatement>;
