import type { CustomerMail } from "#features/orders/web/admin/index.ts";

/** Sentences about what a change brings, by effect. */
interface EffectWords<Made extends string, Mailed extends string> {
  /** What is made, whether or not there is an e-mail. */
  effects: Record<Made, string>;
  /** The same with its e-mail, where the customer gets it. */
  mail: Record<Mailed, string>;
  /** What is added about an e-mail that is only written to a file. */
  file: Record<Mailed, string>;
}
type Sentences = Partial<Record<string, string>>;

/**
 * The sentences about what a change brings. Where the order has no address an effect that is only an e-mail has none,
 * and the last sentence says why.
 */
export function effectLines<Made extends string, Mailed extends string>(
  words: EffectWords<Made, Mailed>,
  effects: readonly NoInfer<Made | Mailed>[],
  { outcome, notified }: CustomerMail,
): string[] {
  const made: Sentences = words.effects;
  const mail: Sentences = words.mail;
  const file: Sentences = words.file;
  const lines = effects.map((effect) => {
    if (outcome === "sent") return mail[effect] ?? made[effect] ?? "";
    return [made[effect], outcome === "written" && file[effect]].filter(Boolean).join(" ");
  });
  if (outcome === "no-address" && effects.some((effect) => mail[effect])) lines.push(notified);
  return lines.filter((line) => line !== "");
}
