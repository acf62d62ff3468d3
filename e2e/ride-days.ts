import { expect } from "@playwright/test";
import type { caller } from "./api-calls.ts";
import type { Site } from "./site.ts";

interface NewDay {
  /** How many days from today. */
  inDays: number;
  slots: { starts: string; ends: string; seats: number }[];
  kind?: "ride" | "course";
  title?: string;
}

export interface RideDay {
  id: number;
  slots: { id: number }[];
}

/** A published day on which the drift taxi is ridden. */
export async function addRideDay(
  call: Awaited<ReturnType<typeof caller>>,
  { inDays, slots, kind = "ride", title = "Drift" }: NewDay,
): Promise<RideDay & { product: string }> {
  const product = (await call("GET", "/products/drift-taxi")) as { id: string };
  const date = new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
  const texts = { title, place: "Most" };
  const day = (await call("POST", "/days", {
    kind,
    date,
    starts: "09:00",
    ends: "17:00",
    is_active: true,
    address: "Tvrzova 5",
    translations: { en: texts, cs: texts },
    products: [{ id: product.id }],
  })) as { id: number };
  for (const slot of slots) await call("POST", `/days/${day.id}/slots`, slot);
  return { ...((await call("GET", `/days/${day.id}`)) as RideDay), product: product.id };
}

/** The newest mail to an address whose text holds some words, and the booking's address in it. */
export async function bookingMail(site: Site, email: string, words: string) {
  let text = "";
  await expect
    .poll(async () => {
      const own = (await site.mails()).filter((mail) => mail.includes(`To: ${email}`)).map(readable);
      text = own.findLast((mail) => mail.includes(words)) ?? "";
      return text;
    })
    .not.toBe("");
  return { text, path: /\/booking\/\d+\/[\w-]{32}/.exec(text)?.[0] ?? "" };
}

/** Quoted-printable as its reader has it. */
function readable(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
