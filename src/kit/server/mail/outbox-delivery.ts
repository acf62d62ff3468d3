import { mkdir, open, rename } from "node:fs/promises";
import path from "node:path";
import type { Mail } from "./mail.table.ts";
import { mailMessage } from "./mail-message.ts";
import type { Delivery } from "./smtp-delivery.ts";

/**
 * Writes each mail as an `.eml` file into the folder, for installations without a mail server.
 * The name depends on the mail alone: one written again after a crash replaces itself.
 */
export function outboxDelivery(folder: string, mailFrom: string): Delivery {
  return async (mail) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(mailMessage(mail, mailFrom));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(path.join(folder, outboxFileName(mail)), message as Buffer);
  };
}

/** Sorts by time: `20260520T101500Z-0000000042-jan-novak-example-cz.eml`. */
export function outboxFileName(mail: Pick<Mail, "id" | "toAddress" | "createdAt">): string {
  const time = mail.createdAt.toISOString().replace(/[-:]|\.\d+/g, "");
  const recipient = mail.toAddress
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");
  return `${time}-${String(mail.id).padStart(10, "0")}-${recipient}.eml`;
}

/** A reader of the folder never sees half a mail, nor does one survive a power cut. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.part`);
  const handle = await open(unfinished, "w", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}
