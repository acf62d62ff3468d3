import { randomUUID } from "node:crypto";
import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.table.ts";

/** An attachment with its bytes. */
export interface ReadyAttachment {
  name: string;
  type: string;
  cid?: string | undefined;
  content: Uint8Array;
}

/** A stored mail with its sender, whose attachments are made. */
export type ReadyMail = Omit<Mail, "attachments"> & {
  from: Sender;
  attachments: ReadyAttachment[];
  /** Where its reader leaves a list with one click; null for a mail that is no letter of a list. */
  leaveUrl: string | null;
};

/** Who a mail comes from. `name` is blank where the sender's variable gives an address alone. */
export interface Sender {
  name: string;
  address: string;
}

/** `Team <team@example.cz>` or `team@example.cz`. */
export function senderOf(mailFrom: string): Sender {
  const [, name = "", address = mailFrom] = /^(.*)<([^<>]+)>\s*$/s.exec(mailFrom) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/s, "$1"), address: address.trim() };
}

/** The mail as nodemailer takes it. Addresses go in as objects, so that no text in them can add a recipient. */
export function mailMessage(mail: ReadyMail): SendMailOptions {
  return {
    from: mail.from,
    to: { name: "", address: mail.toAddress },
    ...(mail.replyTo && { replyTo: { name: "", address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html && { html: mail.html }),
    attachments: mail.attachments.map(({ name, type, content, cid }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
      ...(cid && { cid, contentDisposition: "inline" as const }),
    })),
    messageId: mail.messageId,
    date: mail.createdAt,
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": mail.language,
      ...(mail.leaveUrl && listHeaders(mail.leaveUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A mail program's own button leaves the list by a POST (RFC 8058); one that only follows links asks first. */
function listHeaders(url: string) {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** A new Message-ID of the sender's domain. */
export function messageIdOf({ address }: Sender): string {
  return `<${randomUUID()}@${/@(\S+)/.exec(address)?.[1] ?? "localhost"}>`;
}
