import type { z } from "zod";
import type { Both } from "../language/language.ts";

type Issue = z.core.$ZodRawIssue;

const WRONG_FORM: Both<string> = { en: "This isn’t in the right format.", cs: "Tento údaj má chybný tvar." };

const TYPES: Record<string, Both<string>> = {
  string: { en: "This must be text.", cs: "Zde musí být text." },
  number: { en: "This must be a number.", cs: "Zde musí být číslo." },
  nan: { en: "This must be a number.", cs: "Zde musí být číslo." },
  int: { en: "This must be a whole number.", cs: "Zde musí být celé číslo." },
  bigint: { en: "This must be a whole number.", cs: "Zde musí být celé číslo." },
  boolean: { en: "This must be yes or no.", cs: "Zde musí být ano, nebo ne." },
  date: { en: "This must be a date.", cs: "Zde musí být datum." },
  array: { en: "This must be a list.", cs: "Zde musí být seznam." },
};

const FORMATS: Record<string, Both<string>> = {
  email: { en: "This is not an e-mail address.", cs: "Toto není e-mailová adresa." },
  url: { en: "This is not a web address.", cs: "Toto není webová adresa." },
  datetime: { en: "This is not a date and time.", cs: "Toto není datum a čas." },
  date: { en: "This is not a date.", cs: "Toto není datum." },
  time: { en: "This is not a time.", cs: "Toto není čas." },
  safeint: { en: "This must be a whole number.", cs: "Zde musí být celé číslo." },
};

const CHARACTERS = { en: ["character", "characters"], cs: ["znak", "znaky", "znaků"] } as const;
const ENTRIES = { en: ["entry", "entries"], cs: ["položku", "položky", "položek"] } as const;

/** What is said of a wrong value where its field has no words of its own. Nothing of the value is repeated. */
export function issueWords(issue: Issue): Both<string> {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined || issue.input === null)
        return { en: "This is missing.", cs: "Tento údaj chybí." };
      return TYPES[issue.expected] ?? WRONG_FORM;
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "invalid_format":
      return FORMATS[issue.format] ?? WRONG_FORM;
    case "invalid_value": {
      const values = issue.values.map(String).join(", ");
      return { en: `This must be one of: ${values}.`, cs: `Zde musí být jedna z možností: ${values}.` };
    }
    case "not_multiple_of":
      return {
        en: `This must be a multiple of ${issue.divisor}.`,
        cs: `Zde musí být násobek čísla ${issue.divisor}.`,
      };
    case "unrecognized_keys":
      return { en: "This contains something unknown.", cs: "Je zde něco, co sem nepatří." };
    default:
      return WRONG_FORM;
  }
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: "too_small" }>): Both<string> {
  const least = Number(minimum);
  if (origin === "string") {
    if (least <= 1) return { en: "This must not be blank.", cs: "Tento údaj nesmí být prázdný." };
    return {
      en: `This needs at least ${counted(least, CHARACTERS, "en")}.`,
      cs: `Zadejte alespoň ${counted(least, CHARACTERS, "cs")}.`,
    };
  }
  if (origin === "array" || origin === "set")
    return {
      en: `This needs at least ${counted(least, ENTRIES, "en")}.`,
      cs: `Zadejte alespoň ${counted(least, ENTRIES, "cs")}.`,
    };
  return inclusive === false
    ? { en: `This must be more than ${least}.`, cs: `Zde musí být více než ${least}.` }
    : { en: `This must be at least ${least}.`, cs: `Zde musí být nejméně ${least}.` };
}

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: "too_big" }>): Both<string> {
  const most = Number(maximum);
  if (origin === "string")
    return {
      en: `This may have at most ${counted(most, CHARACTERS, "en")}.`,
      cs: `Tento údaj smí mít nejvýše ${counted(most, CHARACTERS, "cs")}.`,
    };
  if (origin === "array" || origin === "set")
    return {
      en: `This may have at most ${counted(most, ENTRIES, "en")}.`,
      cs: `Zadejte nejvýše ${counted(most, ENTRIES, "cs")}.`,
    };
  return inclusive === false
    ? { en: `This must be less than ${most}.`, cs: `Zde musí být méně než ${most}.` }
    : { en: `This must be at most ${most}.`, cs: `Zde musí být nejvýše ${most}.` };
}

function counted(
  count: number,
  { en, cs }: { en: readonly [string, string]; cs: readonly [string, string, string] },
  language: "en" | "cs",
): string {
  if (language === "en") return `${count} ${count === 1 ? en[0] : en[1]}`;
  return `${count} ${count === 1 ? cs[0] : count >= 2 && count <= 4 ? cs[1] : cs[2]}`;
}
