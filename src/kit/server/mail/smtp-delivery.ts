import type { Transporter } from "nodemailer";
import { mailMessage, type ReadyMail } from "./mail-message.ts";

/** Hands a mail to whoever carries it on. Resolves once that one has accepted it. */
export type Delivery = (mail: ReadyMail) => Promise<void>;

/** Milliseconds. A slow server is given up on well before the job's time is over. */
const TIMEOUTS = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
  dnsTimeout: 15_000,
};

/** Delivers by SMTP (`smtp://user:password@host:587` or `smtps://`), one connection per mail. */
export function smtpDelivery(smtpUrl: string, mailFrom: string): Delivery {
  let opening: Promise<Transporter> | undefined;
  return async (mail) => {
    opening ??= import("nodemailer").then(({ createTransport }) =>
      createTransport({ url: smtpUrl, ...TIMEOUTS }),
    );
    const transport = await opening;
    await transport.sendMail(mailMessage(mail, mailFrom));
  };
}

/**
 * True when the server refused this very mail or recipient for good (5xx to MAIL, RCPT or DATA).
 * A refused sign-in is a matter of the settings, not of the mail: it is tried again.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode !== undefined && responseCode >= 500;
}
