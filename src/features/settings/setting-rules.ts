import {
  COMPANY_ERRORS,
  isCompanyId,
  isVatId,
  plainNumber,
} from "#kit/contract/companies/company-numbers.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { isBic, isCzechAccount, isIban } from "#kit/contract/money/bank-numbers.ts";
import { completeWebAddress, isWebAddress } from "#kit/contract/validation/web-address.ts";
import { isMenu, tidyMenu } from "./menu.ts";
import { kindOf, type SettingKind } from "./setting-defaults.ts";

/** What the one value of a built-in setting may be. Pure: form, server and pages judge alike. */

interface Rule {
  /** The value as it is kept: without spaces between digits, with `https://`. */
  tidy: (value: string) => string;
  isSound: (value: string) => boolean;
  error: Both<string>;
}

const RULES: Partial<Record<SettingKind, Rule>> = {
  url: {
    tidy: completeWebAddress,
    isSound: isWebAddress,
    error: { en: "This is not a web address (https://...).", cs: "Toto není webová adresa (https://...)." },
  },
  email: {
    tidy: (value) => value.trim(),
    isSound: (value) => EMAIL.test(value),
    error: { en: "This is not an e-mail address.", cs: "Toto není e-mailová adresa." },
  },
  "company-id": { tidy: plainNumber, isSound: isCompanyId, error: COMPANY_ERRORS.companyId },
  "vat-id": { tidy: plainNumber, isSound: isVatId, error: COMPANY_ERRORS.vatId },
  "vat-rate": {
    tidy: (value) => value.replace(/[\s%]/g, ""),
    isSound: (value) => /^(?:\d{1,2}(?:[.,]\d)?|100(?:[.,]0)?)$/.test(value),
    error: {
      en: "A VAT rate is a number from 0 to 100 with at most one decimal, such as 21.",
      cs: "Sazba DPH je číslo od 0 do 100 s nejvýše jedním desetinným místem, například 21.",
    },
  },
  menu: {
    tidy: tidyMenu,
    isSound: isMenu,
    error: {
      en: "A menu needs at least one link, and each of them only once.",
      cs: "V nabídce musí být aspoň jeden odkaz a každý jen jednou.",
    },
  },
  days: {
    tidy: (value) => value.trim(),
    isSound: (value) => /^\d{1,2}$/.test(value),
    error: { en: "A number of days from 0 to 99.", cs: "Počet dnů od 0 do 99." },
  },
  switch: {
    tidy: (value) => (value.trim() === "off" ? "" : value.trim()),
    isSound: (value) => value === "on",
    error: { en: "“on”, or blank for off.", cs: "„on“ pro zapnuto, prázdné pro vypnuto." },
  },
  account: {
    tidy: plainNumber,
    isSound: isCzechAccount,
    error: {
      en: "This is not a Czech account number. It should look like 19-2000145399/0800, and its check digits must be right.",
      cs: "Toto není platné číslo účtu. Má tvar 19-2000145399/0800 a musí sedět jeho kontrolní součet.",
    },
  },
  iban: {
    tidy: plainNumber,
    isSound: isIban,
    error: {
      en: "This is not an IBAN: a digit is wrong or missing.",
      cs: "Toto není platný IBAN, některý znak nesedí nebo chybí.",
    },
  },
  bic: {
    tidy: plainNumber,
    isSound: isBic,
    error: {
      en: "This is not a BIC: it has 8 or 11 letters and digits, such as GIBACZPX.",
      cs: "Toto není BIC. Má 8 nebo 11 písmen a číslic, například GIBACZPX.",
    },
  },
};

/** The pattern by which Zod judges e-mail addresses. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** A value as it is kept. */
export function tidied(key: string, value: string): string {
  return ruleOf(key)?.tidy(value) ?? value.trim();
}

/** What is wrong with a tidied value; null where nothing is. Blank is always right. */
export function valueError(key: string, value: string): Both<string> | null {
  const rule = ruleOf(key);
  return rule && value !== "" && !rule.isSound(value) ? rule.error : null;
}

function ruleOf(key: string): Rule | undefined {
  const kind = kindOf(key);
  return kind === null ? undefined : RULES[kind];
}

interface Sent {
  value?: string | undefined;
  translations?: Partial<Both<{ setting_value?: string | undefined }>> | undefined;
}

/**
 * What a write makes of a one-value setting. A client that knows only `value`, or only the texts, or both, sends
 * what it read and changes one of them: what differs from the stored value is the change. A blank text says
 * nothing, as in a read. Null where the write says two things.
 */
export function oneValue(key: string, stored: string, { value, translations }: Sent): string | null {
  const texts = [translations?.en?.setting_value, translations?.cs?.setting_value]
    .map((text) => tidied(key, text ?? ""))
    .filter((text) => text !== "" && text !== tidied(key, stored));
  const changes = new Set(texts);
  const own = value === undefined ? undefined : tidied(key, value);
  if (own !== undefined && own !== tidied(key, stored) && (own !== "" || changes.size === 0))
    changes.add(own);
  if (changes.size > 1) return null;
  const [change = stored] = changes;
  return change;
}
