import { XMLParser, XMLValidator } from "fast-xml-parser";
import type { StatementEntry } from "../../bank-entry.ts";
import { accountOfDigits, codeOfBic } from "./czech-account.ts";
import type { AccountPart } from "./own-part.ts";
import { StatementError } from "./statement-error.ts";
import { currencyOf, dayOf, hundredths } from "./statement-text.ts";

/**
 * CAMT.053, ISO 20022's statement of a bank to its customer, in the versions that Czech banks send (02 to 13), and its
 * siblings that hold the same entries: CAMT.052, a report within the day, and CAMT.054, a notification.
 */

const MESSAGES = [
  ["BkToCstmrStmt", "Stmt"],
  ["BkToCstmrAcctRpt", "Rpt"],
  ["BkToCstmrDbtCdtNtfctn", "Ntfctn"],
] as const;

interface Node {
  [name: string]: Node | Node[] | string | undefined;
}

/** What may be there once or more often is always a list. */
const LISTS = ["Stmt", "Rpt", "Ntfctn", "Ntry", "NtryDtls", "TxDtls", "Ustrd", "Strd"];

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => LISTS.includes(name),
});

export const looksLikeCamt = (text: string): boolean =>
  /<(?:[\w.-]{1,40}:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)\b/.test(text);

/** Reads a file; bookings that are only announced are left out. Throws StatementError. */
export function readCamt053(text: string): AccountPart[] {
  // Banks send no types of documents; entities of one could grow without end.
  if (/<!DOCTYPE/i.test(text)) throw new StatementError("unreadable");
  if (XMLValidator.validate(text.replace(/^\uFEFF/, "")) !== true) throw new StatementError("cut-off");
  const document = parsed(text);
  const statements = MESSAGES.flatMap(([message, part]) => list(at(document, "Document", message), part));
  if (statements.length === 0) throw new StatementError("unknown-format");
  return statements.map((statement) => {
    const account = at(statement, "Acct");
    return {
      account: accountOf(account, at(account, "Svcr")) || null,
      entries: list(statement, "Ntry").flatMap((entry) => entriesOf(entry, textAt(account, "Ccy"))),
    };
  });
}

/** Throws StatementError, also for what no bank writes: elements without end in one another, names of JavaScript. */
function parsed(text: string): Node {
  try {
    return parser.parse(text) as Node;
  } catch {
    throw new StatementError("unreadable");
  }
}

/** One booking; a collected one is as many as it has details with amounts of their own. */
function entriesOf(entry: Node, currency: string): StatementEntry[] {
  const status = textAt(entry, "Sts") || textAt(at(entry, "Sts"), "Cd");
  if (status && status !== "BOOK") return [];
  const direction = textAt(entry, "CdtDbtInd");
  if (direction !== "CRDT" && direction !== "DBIT") throw new StatementError("unreadable");
  const booked = at(entry, "BookgDt");
  const whole = amountOf(entry, currency);
  const shared = {
    bookedOn: dayOf(textAt(booked, "Dt") || textAt(booked, "DtTm") || textAt(at(entry, "ValDt"), "Dt")),
    isReversal: ["true", "1"].includes(textAt(entry, "RvslInd")),
  };
  const details = list(entry, "NtryDtls").flatMap((each) => list(each, "TxDtls"));
  const sign = direction === "CRDT" ? 1 : -1;
  const reference = textAt(entry, "AcctSvcrRef") || textAt(entry, "NtryRef");
  if (!whole) throw new StatementError("unreadable");
  const common = { ...shared, currency: whole.currency };
  const [detail = {}, ...others] = details;
  if (others.length === 0)
    return [
      {
        ...common,
        ...partyOf(detail, direction),
        bankId: reference || referenceOf(detail) || null,
        amount: sign * whole.amount || 0,
        ...symbolOf(detail, entry),
      },
    ];
  // A part may go the other way, as a bank's fee does.
  const parts = details.map((each) => ({
    each,
    direction: textAt(each, "CdtDbtInd") || direction,
    amount: amountOf(each, currency)?.amount ?? 0,
  }));
  const signed = parts.map((part) => (part.direction === direction ? part.amount : -part.amount));
  if (signed.reduce((sum, part) => sum + part, 0) === whole.amount)
    return parts.map((part, index) => ({
      ...common,
      ...partyOf(part.each, part.direction),
      bankId: referenceOf(part.each) || (reference ? `${reference}#${index + 1}` : null),
      amount: sign * (signed[index] ?? 0) || 0,
      ...symbolOf(part.each, entry),
    }));
  // Which part came to what is not known, so it is nobody's alone: a person reads all that its parts say.
  const said = details.map((each) => symbolOf(each, entry));
  const named = said.flatMap(({ variableSymbol, message }) => [
    variableSymbol && `VS ${variableSymbol}`,
    message,
  ]);
  return [
    {
      ...common,
      bankId: reference || null,
      amount: sign * whole.amount || 0,
      counterAccount: "",
      counterName: "",
      variableSymbol: "",
      message: [...new Set(named)].filter(Boolean).join(" "),
    },
  ];
}

function amountOf(node: Node, currency: string): { amount: number; currency: string } | null {
  const amount = node.Amt ?? at(node, "AmtDtls", "TxAmt").Amt;
  const text = textOf(amount);
  if (!text) return null;
  // ISO 20022 writes a decimal point and no thousands.
  if (!/^\d+(?:\.\d{1,5})?$/.test(text)) throw new StatementError("unreadable");
  const [whole = "", part = ""] = text.split(".");
  if (/[1-9]/.test(part.slice(2))) throw new StatementError("unreadable");
  const own = typeof amount === "object" && !Array.isArray(amount) ? amount["@Ccy"] : undefined;
  return {
    amount: hundredths(`${whole}.${part.slice(0, 2) || "00"}`),
    currency: currencyOf(String(own ?? currency)),
  };
}

/** Who paid, or was paid. */
function partyOf(detail: Node, direction: string): Pick<StatementEntry, "counterAccount" | "counterName"> {
  const parties = at(detail, "RltdPties");
  const side = direction === "CRDT" ? "Dbtr" : "Cdtr";
  const party = at(parties, side);
  return {
    counterAccount: accountOf(at(parties, `${side}Acct`), at(detail, "RltdAgts", `${side}Agt`)),
    counterName: textAt(party, "Nm") || textAt(at(party, "Pty"), "Nm"),
  };
}

/** The longest text that ISO 20022 knows for a reference. */
const LONGEST_REFERENCE = 140;

/** Czech banks write symbols as `VS:123` into a structured reference, or as `/VS123/SS/KS` into the end-to-end id. */
function symbolOf(detail: Node, entry: Node): Pick<StatementEntry, "variableSymbol" | "message"> {
  const remittance = at(detail, "RmtInf");
  const references = list(remittance, "Strd").map((each) => referenceIn(at(each, "CdtrRefInf")));
  const unstructured = texts(remittance, "Ustrd");
  const endToEnd = textAt(at(detail, "Refs"), "EndToEndId");
  const further = [textAt(detail, "AddtlTxInf"), textAt(entry, "AddtlNtryInf")];
  const variableSymbol =
    [...references, endToEnd]
      .map((text) => /(?:^|\/)VS[\s:/]{0,5}(\d{1,10})(?!\d)/i.exec(text.slice(0, LONGEST_REFERENCE))?.[1])
      .find(Boolean) ?? "";
  return {
    variableSymbol,
    message: [...unstructured, ...further].filter(Boolean).join(" "),
  };
}

/** `VS:42`, also where the kind of reference stands apart from its number. */
function referenceIn(node: Node): string {
  const reference = textAt(node, "Ref");
  const kind = at(node, "Tp", "CdOrPrtry");
  const isSymbol = [textAt(kind, "Prtry"), textAt(kind, "Cd")].some((name) => /^VS$/i.test(name));
  return isSymbol && /^\d{1,10}$/.test(reference) ? `VS:${reference}` : reference;
}

function referenceOf(detail: Node): string {
  const references = at(detail, "Refs");
  return textAt(references, "AcctSvcrRef") || textAt(references, "TxId");
}

/** An IBAN, or a number of the bank's own with the code of its bank, which stands apart. */
function accountOf(account: Node, agent: Node): string {
  const id = at(account, "Id");
  const iban = textAt(id, "IBAN");
  if (iban) return iban;
  const number = textAt(at(id, "Othr"), "Id");
  const bank = bankCodeOf(at(agent, "FinInstnId"));
  const [, prefix = "", digits = ""] = /^(?:(\d{1,6})-)?(\d{1,16})$/.exec(number.slice(0, 40)) ?? [];
  if (!bank || !digits || (prefix && digits.length > 10)) return number;
  return accountOfDigits(prefix ? prefix + digits.padStart(10, "0") : digits, bank);
}

/** The four digits of a Czech bank, which are written as one of three things; blank for any other bank. */
function bankCodeOf(agent: Node): string {
  const codes = [textAt(at(agent, "Othr"), "Id"), textAt(at(agent, "ClrSysMmbId"), "MmbId")];
  const written = codes.map((code) => /^(?:CZ)?(\d{4})$/.exec(code)?.[1]).find(Boolean);
  return written ?? codeOfBic(textAt(agent, "BIC") || textAt(agent, "BICFI"));
}

function at(node: Node | undefined, ...path: string[]): Node {
  let found: Node | undefined = node;
  for (const name of path) {
    const next: Node[string] = found?.[name];
    const one = Array.isArray(next) ? next[0] : next;
    found = typeof one === "object" ? one : undefined;
  }
  return found ?? {};
}

function list(node: Node, name: string): Node[] {
  const found = node[name];
  return Array.isArray(found) ? found.map((each) => (typeof each === "object" ? each : {})) : [];
}

function texts(node: Node, name: string): string[] {
  const found = node[name];
  return [found ?? []].flat().map(textOf).filter(Boolean);
}

function textAt(node: Node | undefined, name: string): string {
  return textOf(node?.[name]);
}

/** The text of an element, with attributes or without. */
function textOf(value: Node[string]): string {
  if (typeof value === "string") return value.trim();
  if (value && !Array.isArray(value)) return typeof value["#text"] === "string" ? value["#text"].trim() : "";
  return "";
}
