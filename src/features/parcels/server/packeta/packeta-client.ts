import { XMLBuilder, XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";
import { askOutside, OutsideError } from "#kit/server/ask-outside.ts";
import { writable } from "#kit/server/writable-xml.ts";

/** Packeta's REST API: XML in one POST, the method's name as its root, the password in the body. */

const PATIENCE_MS = 20_000;
const MOST_BYTES = 30_000_000;

/**
 * `refused`: the password is not taken. `sender`: the sender is not known. `fault`: this question was refused, in the
 * carrier's words. `unsent`: it did not reach the carrier. `unknown`: it may have, and its answer is not known.
 */
export class PacketaError extends Error {
  readonly kind: "refused" | "sender" | "fault" | "unsent" | "unknown";
  readonly said: string;
  /** Nothing was heard of the carrier itself: no connection, no answer in time, or one of a server that is overloaded. */
  readonly isAway: boolean;

  constructor(kind: PacketaError["kind"], said = "", cause?: unknown, isAway = kind === "unsent") {
    super(`Packeta: ${kind}`, { cause });
    this.kind = kind;
    this.said = said;
    this.isAway = isAway;
  }
}

export interface PacketaAccount {
  url: string;
  password: string;
  /** What the carrier calls the sender. */
  sender: string;
}

export interface NewPacket {
  number: string;
  name: string;
  surname: string;
  company: string;
  email: string;
  phone: string;
  addressId: string;
  /** Whole crowns to be paid on delivery; 0: none. */
  cod: number;
  /** CZK. */
  value: number;
  /** Kilograms. */
  weight: number;
}

const builder = new XMLBuilder({ suppressEmptyNode: true });
const parser = new XMLParser({
  parseTagValue: false,
  isArray: (_name, path) => String(path).endsWith("attributes.fault"),
});

const envelope = z.object({
  response: z.object({
    status: z.string(),
    fault: z.string().optional(),
    string: z.string().optional(),
    result: z.unknown().optional(),
    detail: z.unknown().optional(),
  }),
});
const wrongFields = z.object({
  attributes: z.object({ fault: z.array(z.object({ name: z.string(), fault: z.string() })) }),
});
const madePacket = z.object({ id: z.string().regex(/^\d+$/), barcode: z.string().min(1) });
const packetStatus = z.object({
  dateTime: z.string(),
  statusCode: z.string(),
  statusText: z.string().optional(),
});

/** Makes a packet. Throws PacketaError; `unknown` where it may have been made. */
export async function createPacket(account: PacketaAccount, packet: NewPacket) {
  const { cod, company, value, weight, ...attributes } = packet;
  const result = await ask(account, "createPacket", {
    packetAttributes: {
      ...attributes,
      ...(company && { company }),
      ...(cod > 0 && { cod }),
      currency: "CZK",
      value,
      weight,
      eshop: account.sender,
    },
  });
  return read(madePacket, result);
}

/** Where a packet is. Throws PacketaError. */
export async function packetStatusOf(account: PacketaAccount, packetId: string) {
  const {
    dateTime,
    statusCode,
    statusText = "",
  } = read(packetStatus, await ask(account, "packetStatus", { packetId }));
  const at = new Date(dateTime);
  return { code: statusCode, text: statusText.slice(0, 300), at: Number.isNaN(at.getTime()) ? null : at };
}

/** Cancels a packet that was not handed over. Throws PacketaError. */
export async function cancelPacket(account: PacketaAccount, packetId: string): Promise<void> {
  await ask(account, "cancelPacket", { packetId });
}

/** The labels of packets as one PDF of A6 pages. Throws PacketaError. */
export async function labelsOf(account: PacketaAccount, packetIds: string[]): Promise<Buffer> {
  const asked = { packetIds: { id: packetIds }, format: "A6 on A6", offset: 0 };
  const pdf = Buffer.from(read(z.string(), await ask(account, "packetsLabelsPdf", asked)), "base64");
  if (!pdf.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new PacketaError("unknown", "", "no PDF");
  return pdf;
}

/** Asks something that changes nothing and needs password and sender to be right. Throws PacketaError. */
export async function testAccount(account: PacketaAccount): Promise<void> {
  await ask(account, "senderGetReturnRouting", { senderLabel: account.sender });
}

async function ask({ url, password }: PacketaAccount, method: string, parameters: object): Promise<unknown> {
  const body = `<?xml version="1.0" encoding="utf-8"?>${builder.build(writable({ [method]: { apiPassword: password, ...parameters } }))}`;
  const headers = { "content-type": "text/xml; charset=utf-8" };
  const limits = { patienceMs: PATIENCE_MS, mostBytes: MOST_BYTES };
  const answer = await askOutside(url, limits, { method: "POST", headers, body }).catch((error) => {
    // Only where no connection was made is it sure that the question was not taken.
    const isUnsent =
      error instanceof OutsideError && ["ECONNREFUSED", "ENOTFOUND"].includes(String(error.cause));
    const isTooLarge = error instanceof OutsideError && error.kind === "too-large";
    throw new PacketaError(isUnsent ? "unsent" : "unknown", "", error, !isTooLarge);
  });
  const {
    status,
    fault = "",
    string = "",
    result,
    detail,
  } = responseOf(answer.body.toString("utf8"), answer.status);
  if (status === "ok") return result;
  if (fault === "IncorrectApiPasswordFault") throw new PacketaError("refused");
  if (fault.startsWith("SenderNotExists")) throw new PacketaError("sender");
  throw new PacketaError("fault", saidOf(string || fault, detail));
}

function responseOf(text: string, status: number) {
  const isWhole = !/<!DOCTYPE/i.test(text) && XMLValidator.validate(text) === true;
  const parsed = envelope.safeParse(isWhole ? parser.parse(text) : null);
  if (!parsed.success)
    throw new PacketaError("unknown", "", `status ${status}`, status === 429 || status >= 500);
  return parsed.data.response;
}

/** What is wrong with which field, in the carrier's words. */
function saidOf(string: string, detail: unknown): string {
  const fields = wrongFields.safeParse(detail);
  const named = fields.success
    ? fields.data.attributes.fault.map(({ name, fault }) => `${name}: ${fault}`)
    : [];
  return [string, ...named].join(" ").slice(0, 500);
}

function read<S extends z.ZodType>(schema: S, result: unknown): z.output<S> {
  const parsed = schema.safeParse(result);
  if (!parsed.success) throw new PacketaError("unknown", "", parsed.error.issues[0]?.path.join("."));
  return parsed.data;
}
