import Validator from "@adobe/structured-data-validator";

type Thing = Record<string, unknown> & { "@type": string };

/** Errors of Google's rules for rich results; what it would merely like to have as well is no fault. */
export async function faults(told: Thing[]): Promise<string[]> {
  const jsonld = Object.groupBy(structuredClone(told), (thing) => thing["@type"]) as Record<string, Thing[]>;
  const issues = await new Validator().validate({ jsonld });
  return issues.filter(({ severity }) => severity === "ERROR").map(({ issueMessage }) => issueMessage);
}
