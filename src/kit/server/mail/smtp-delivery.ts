import { PassThrough } from "node:stream";
import { mailMessage, type ReadyMail } from "./mail-message.ts";

/** Hands a mail to whoever carries it on. Resolves once that one has accepted it, with the state that it is in then. */
export type Delivery = (mail: ReadyMail) => Promise<"sent" | "written">;

/** Milliseconds. A slow server is given up on well before the job's time is over. */
const TIMEOUTS = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
  dnsTimeout: 15_000,
};

/** The whole mail went over, and the connection broke before the server answered: it may have arrived. */
export class UncertainDeliveryError extends Error {
  override name = "UncertainDeliveryError";
}

/**
 * Delivers by SMTP (`smtp://user:password@host:587` or `smtps://`), one connection per mail.
 *
 * Throws UncertainDeliveryError where nobody knows whether the server has taken the mail.
 */
export function smtpDelivery(smtpUrl: string): Delivery {
  return async (mail) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
    let isOver = false;
    transport.use("stream", ({ message }, done) => {
      const whole = new PassThrough();
      whole.once("end", () => {
        isOver = true;
      });
      message.transform(whole);
      done();
    });
    try {
      await transport.sendMail(mailMessage(mail));
      return "sent";
    } catch (error) {
      const { responseCode, message } = error as Error & { responseCode?: number };
      // An answer of the server, whatever it says, is no doubt.
      if (!isOver || responseCode !== undefined) throw error;
      throw new UncertainDeliveryError(message, { cause: error });
    } finally {
      transport.close();
    }
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

/**
 * What a server said for good of a mail's recipient: that there is nobody (5xx to RCPT), or that it does not take this
 * mail. Null where it refuses the sender's server or its rules (5.7.x), or the box is full (5.2.2): that is no word about
 * the address.
 */
export function refusalOfAddress(error: unknown): "unknown" | "mail" | null {
  const { command, responseCode, response = "" } = error as Refused;
  if (!isRefusedForGood(error) || command === "MAIL FROM" || responseCode === 552) return null;
  if (/^\d{3}[ -](?:5\.7\.|5\.2\.[23])/.test(response.slice(0, 20))) return null;
  return command === "RCPT TO" ? "unknown" : "mail";
}

interface Refused {
  command?: string;
  responseCode?: number;
  response?: string;
}
