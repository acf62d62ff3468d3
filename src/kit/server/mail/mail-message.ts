import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.table.ts";

/** The mail as nodemailer takes it. Addresses go in as objects, so that no text in them can add a recipient. */
export function mailMessage(mail: Mail, mailFrom: string): SendMailOptions {
  return {
    from: mailFrom,
    to: { name: "", address: mail.toAddress },
    ...(mail.replyTo && { replyTo: { name: "", address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html && { html: mail.html }),
    attachments: mail.attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content, "base64"),
    })),
    messageId: mail.messageId,
    date: mail.createdAt,
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": mail.language },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
