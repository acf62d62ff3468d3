import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { domainToASCII } from "node:url";
import type { Config } from "../config/config.ts";
import type { Mail } from "./mail.table.ts";
import { mailMessage } from "./mail-message.ts";
import type { Delivery } from "./smtp-delivery.ts";

/** Where mails go as files while no mail server is set. */
export function outboxFolder({ DATA_DIR }: Pick<Config, "DATA_DIR">): string {
  return path.join(DATA_DIR, "outbox");
}

/**
 * Writes each mail as an `.eml` file into the folder, for installations without a mail server.
 * The name depends on the mail alone: one written again after a crash replaces itself.
 */
export function outboxDelivery(folder: string): Delivery {
  return async (mail) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(mailMessage(mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(path.join(folder, outboxFileName(mail)), message as Buffer);
    return "written";
  };
}

/** Removes the files of these mails, finished or not; where there are none, nothing. */
export async function removeFromOutbox(folder: string, mails: WrittenMail[]): Promise<void> {
  for (const mail of mails) await removeFile(folder, outboxFileName(mail));
}

/**
 * Removes every file of a mail to this address, or one that an answer to would reach it. Rows may be gone that files
 * are left of: after a restore, or from before files went with their rows. Answers how many.
 */
export async function eraseFromOutbox(folder: string, email: string): Promise<number> {
  const wanted = addressForms(email);
  let removed = 0;
  for (const name of await outboxFiles(folder)) {
    const head = await headOf(path.join(folder, name));
    const found = [...head.matchAll(/^(?:to|reply-to):(.*)$/gim)].flatMap(([, value = ""]) =>
      [...value.matchAll(/(?<![^\s<>,;"])[^\s<>,;"]+@[^\s<>,;"]+/g)].map(([address]) =>
        address.toLowerCase(),
      ),
    );
    if (!found.some((address) => wanted.has(address))) continue;
    await removeFile(folder, name);
    removed += 1;
  }
  return removed;
}

/** The names of the files in the outbox, half-written ones too. */
export async function outboxFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => /\.eml(?:\.part)?$/.test(name));
}

type WrittenMail = Pick<Mail, "id" | "toAddress" | "createdAt">;

async function removeFile(folder: string, name: string): Promise<void> {
  await rm(path.join(folder, name), { force: true });
  await rm(path.join(folder, unfinishedName(name)), { force: true });
}

/** As it was typed, and as it stands in a mail, where a domain has ASCII letters only. */
function addressForms(email: string): Set<string> {
  const typed = email.trim().toLowerCase();
  const at = typed.lastIndexOf("@");
  const [local, domain] = at < 0 ? ["", ""] : [typed.slice(0, at), typed.slice(at + 1)];
  return new Set([typed, `${local}@${domainToASCII(domain)}`]);
}

/** The headers, with folded lines put together. */
async function headOf(file: string): Promise<string> {
  const content = await readFile(file, "latin1").catch(() => "");
  const end = content.search(/\r?\n\r?\n/);
  return (end < 0 ? content : content.slice(0, end)).replace(/\r?\n[ \t]+/g, " ");
}

const unfinishedName = (name: string) => `.${name}.part`;

/** Sorts by time: `20260520T101500Z-0000000042-jan-novak-example-cz.eml`. */
export function outboxFileName(mail: WrittenMail): string {
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
  const unfinished = path.join(path.dirname(file), unfinishedName(path.basename(file)));
  const handle = await open(unfinished, "w", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}
