import type { Both, Language } from "./language/language.ts";
import type { FieldError } from "./validation/says.ts";

/** Every error the API answers: one stable code, one status, words in both languages. */
export const ERRORS = {
  MOVED: { status: 301, en: "It has moved.", cs: "Přesunuto." },
  BAD_REQUEST: { status: 400, en: "The request is malformed.", cs: "Požadavek má chybný tvar." },
  BAD_JSON: {
    status: 400,
    en: "The request body is not valid JSON.",
    cs: "Tělo požadavku není platný JSON.",
  },
  UNAUTHORIZED: {
    status: 401,
    en: "Unauthorized: please sign in.",
    cs: "Unauthorized: přihlaste se prosím.",
  },
  INVALID_TOKEN: {
    status: 401,
    en: "Invalid token: please sign in again.",
    cs: "Invalid token: přihlaste se prosím znovu.",
  },
  INVALID_CREDENTIALS: {
    status: 401,
    en: "Unauthorized: the e-mail or the password is wrong.",
    cs: "Unauthorized: e-mail nebo heslo nesouhlasí.",
  },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    en: "Unauthorized: the code from your authenticator app is missing.",
    cs: "Unauthorized: chybí kód z ověřovací aplikace.",
  },
  SECOND_FACTOR_WRONG: {
    status: 401,
    en: "Unauthorized: the code is wrong, has expired or has already been used.",
    cs: "Unauthorized: kód nesouhlasí, vypršel, nebo už byl použit.",
  },
  PASSKEY_REFUSED: {
    status: 401,
    en: "The passkey’s response isn’t valid. Please try again.",
    cs: "Odpověď přístupového klíče není v pořádku. Zkuste to prosím znovu.",
  },
  FORBIDDEN: { status: 403, en: "You may not do this.", cs: "K tomuto nemáte oprávnění." },
  SECOND_FACTOR_DEMANDED: {
    status: 403,
    en: "The owners require two-step sign-in for everyone. Please set it up under My account first.",
    cs: "Majitelé vyžadují dvoufázové přihlášení pro všechny. Nejdřív si ho prosím nastavte v části Můj účet.",
  },
  NOT_FOUND: { status: 404, en: "Not found.", cs: "Nenalezeno." },
  METHOD_NOT_ALLOWED: {
    status: 405,
    en: "This method is not allowed here.",
    cs: "Tato metoda zde není povolena.",
  },
  CONFLICT: {
    status: 409,
    en: "It was changed in the meantime.",
    cs: "Záznam se mezitím změnil.",
  },
  CHANGED_MEANWHILE: {
    status: 409,
    en: "Someone else has changed this record since you opened it.",
    cs: "Tento záznam mezitím změnil někdo jiný.",
  },
  MAIL_SENT_MEANWHILE: {
    status: 409,
    en: "This e-mail has gone out in the meantime, so it wasn’t sent again.",
    cs: "Tento e-mail mezitím odešel; znovu se neposlal.",
  },
  PRICE_CHANGED: {
    status: 409,
    en: "Prices have changed since the page was loaded. Please check the order again.",
    cs: "Od načtení stránky se změnily ceny. Zkontrolujte prosím objednávku znovu.",
  },
  ORDER_PAID_ALREADY: {
    status: 409,
    en: "This order has already been paid.",
    cs: "Tato objednávka už je zaplacená.",
  },
  STATEMENT_UNKNOWN: {
    status: 422,
    en: "We can’t read this file as a bank statement. Please export it from the bank as CAMT.053, GPC (ABO) or CSV.",
    cs: "Tento soubor není výpis, který umíme přečíst. Vyexportujte ho prosím z banky jako CAMT.053, GPC (ABO) nebo CSV.",
  },
  STATEMENT_CUT_OFF: {
    status: 422,
    en: "The file is cut off: part of the statement is missing. Nothing was imported. Please export it again.",
    cs: "Soubor není celý: část výpisu chybí. Nic se nenačetlo. Vyexportujte ho prosím znovu.",
  },
  STATEMENT_UNREADABLE: {
    status: 422,
    en: "The statement has an entry that we can’t read. Nothing was imported.",
    cs: "Ve výpisu je položka, kterou neumíme přečíst. Nic se nenačetlo.",
  },
  STATEMENT_MANY: {
    status: 422,
    en: "The statement has more than 5,000 entries. Nothing was imported. Please export a shorter period.",
    cs: "Výpis má víc než 5 000 položek. Nic se nenačetlo. Vyexportujte prosím kratší období.",
  },
  STATEMENT_ACCOUNTS: {
    status: 422,
    en: "The statement is for several accounts, and Settings don’t say which one is yours. Nothing was imported. Fill in your account in Settings first.",
    cs: "Výpis je z několika účtů a v Nastavení není, který je váš. Nic se nenačetlo. Nejdřív prosím vyplňte svůj účet v Nastavení.",
  },
  STATEMENT_OTHER_ACCOUNT: {
    status: 422,
    en: "The statement is for a different account from the one in Settings. Nothing was imported.",
    cs: "Výpis je z jiného účtu, než který je v Nastavení. Nic se nenačetlo.",
  },
  BANK_REFUSED: {
    status: 422,
    en: "The bank refuses this token. A token starts to work five minutes after it is created and stops on its expiry date.",
    cs: "Banka tento token odmítá. Token začíná platit pět minut po vytvoření a platí jen do data, které má v bance uvedené.",
  },
  BANK_AWAY: {
    status: 503,
    en: "The bank isn’t responding right now. We’ll try again automatically.",
    cs: "Banka teď neodpovídá. Zkusíme to znovu sami.",
  },
  CARRIER_REFUSED: {
    status: 422,
    en: "Packeta refuses this API password, or doesn’t recognise this sender.",
    cs: "Zásilkovna toto API heslo odmítá, nebo nezná tohoto odesílatele.",
  },
  CARRIER_AWAY: {
    status: 503,
    en: "Packeta isn’t responding right now. Please try again in a moment.",
    cs: "Zásilkovna teď neodpovídá. Zkuste to prosím za chvíli.",
  },
  PACKET_ASKED_FOR: {
    status: 409,
    en: "A packet has already been created for this order, or Packeta has been asked for one.",
    cs: "K této objednávce už zásilka vznikla, nebo jsme o ni Zásilkovnu požádali.",
  },
  VOUCHER_USED: { status: 409, en: "This voucher has already been used.", cs: "Tento poukaz už byl použit." },
  VOUCHER_VOID: { status: 409, en: "This voucher is void.", cs: "Tento poukaz neplatí." },
  VOUCHER_EXPIRED: { status: 409, en: "This voucher has expired.", cs: "Platnost tohoto poukazu vypršela." },
  SLOT_FULL: {
    status: 409,
    en: "There are no longer enough free places at the time you chose. Please choose another time.",
    cs: "V tomto čase už není dost volných míst. Vyberte prosím jiný.",
  },
  DAY_CANCELLED: {
    status: 409,
    en: "This day has been cancelled. Please choose another one.",
    cs: "Tento den byl zrušen. Vyberte prosím jiný.",
  },
  TOO_LARGE: { status: 413, en: "The request is too large.", cs: "Požadavek je příliš velký." },
  FILE_TOO_LARGE: { status: 413, en: "The file is too large.", cs: "Soubor je příliš velký." },
  FILE_NAME: {
    status: 422,
    en: "The name of the file leads to another folder. Please rename the file.",
    cs: "Název souboru vede do jiné složky. Soubor prosím přejmenujte.",
  },
  TOO_MANY_FILES: { status: 413, en: "There are too many files.", cs: "Souborů je příliš mnoho." },
  WRONG_TYPE: {
    status: 415,
    en: "This type of content is not accepted.",
    cs: "Tento typ obsahu není přijímán.",
  },
  IMAGE_REFUSED: {
    status: 415,
    en: "The file is not an accepted image.",
    cs: "Soubor není přijatelný obrázek.",
  },
  INVALID: { status: 422, en: "Some fields are wrong.", cs: "Některá pole nejsou v pořádku." },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    en: "This Idempotency-Key was used for a different order.",
    cs: "Tento Idempotency-Key byl použit pro jinou objednávku.",
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    en: "Too many attempts. Please wait a moment.",
    cs: "Příliš mnoho pokusů. Chvíli prosím počkejte.",
  },
  INTERNAL: {
    status: 500,
    en: "Something went wrong on our side.",
    cs: "Na naší straně se něco pokazilo.",
  },
  UNAVAILABLE: {
    status: 503,
    en: "The service isn’t available right now. Please try again in a moment.",
    cs: "Služba teď není dostupná. Zkuste to prosím za chvíli.",
  },
} as const satisfies Record<string, { status: number } & Both<string>>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every refused call. */
export interface ErrorBody {
  message: string;
  code: string;
  errors?: FieldError[];
  [detail: string]: unknown;
}

interface Extra {
  /** Replaces the code's own words. */
  words?: Both<string>;
  errors?: FieldError[];
  /** Further fields of the body, such as the prices as they are now. */
  detail?: Record<string, unknown>;
  /** The record as it is now; it leaves as the endpoint's own answer would. */
  record?: unknown;
  /** Seconds for `Retry-After`. */
  retryAfter?: number;
  /** Where it is now, for `Location`. */
  location?: string;
  status?: number;
  /** Whoever throws it tells of it in the log, once for many. */
  isTold?: boolean;
}

/** Thrown by any verb; the HTTP layer turns it into the error body in the asked language. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly extra: Extra;

  constructor(code: ErrorCode, extra: Extra = {}) {
    super((extra.words ?? ERRORS[code]).en);
    this.name = "Refusal";
    this.code = code;
    this.extra = extra;
  }

  get status(): number {
    return this.extra.status ?? ERRORS[this.code].status;
  }

  body(language: Language): ErrorBody {
    const words = this.extra.words ?? ERRORS[this.code];
    const { errors, detail } = this.extra;
    return { message: words[language], code: this.code, ...(errors && { errors }), ...detail };
  }
}

/** 422 for fields that are wrong; the message is the first field's, so that a banner can show it. */
export function invalid(errors: FieldError[]): Refusal {
  const first = errors[0]?.message;
  return new Refusal("INVALID", { errors, ...(first && { words: { en: first, cs: first } }) });
}

/** 422 for one field with words in both languages. */
export function invalidField(path: string, words: Both<string>, language: Language): Refusal {
  return new Refusal("INVALID", { words, errors: [{ path, message: words[language] }] });
}
