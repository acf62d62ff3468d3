import { eq, sql } from "drizzle-orm";
import { teamInbox } from "#features/accounts/server/index.ts";
import { isEmailShaped } from "#kit/contract/validation/email-shape.ts";
import { askOutside, type OutsideAnswer, OutsideError } from "#kit/server/ask-outside.ts";
import type { Services } from "#kit/server/context.ts";
import { senderOf } from "#kit/server/mail/mail-message.ts";
import type { PushMessage } from "../push-message.ts";
import { encryptPush } from "./encrypt-push.ts";
import { pushDevices } from "./push.table.ts";
import { isPushService } from "./push-services.ts";
import { pushKeys, vapidHeader } from "./vapid.ts";

/** `gone`: the browser has left, and its row is deleted. `refused`: nothing that is tried again would be taken. */
export type Sent =
  | { result: "sent" | "gone" | "refused" }
  /** `retryAfter`: seconds, where the push service says so. */
  | { result: "away"; retryAfter: number | null };

type Device = typeof pushDevices.$inferSelect;

const PATIENCE_MS = 10_000;
const MOST_ANSWER_BYTES = 20_000;
/** A browser may refuse more than 4096 bytes with all that encryption adds. */
const MOST_TITLE = 80;
const MOST_TEXT = 240;

/** Sends one message to one device, and notes on its row what came of it. */
export async function sendPush(
  services: Services,
  device: Device,
  message: PushMessage,
  ttlSeconds: number,
): Promise<Sent> {
  const { db, now, log } = services;
  const sent = await ask(services, device, message, ttlSeconds);
  const row = eq(pushDevices.id, device.id);
  if (sent.result === "gone") {
    // Under a new address it has come back meanwhile.
    await db.delete(pushDevices).where(sql`${row} and ${pushDevices.endpoint} = ${device.endpoint}`);
    log.info({ device: device.id }, "A device has left its push service: its notifications are off");
  } else if (sent.result === "sent")
    await db.update(pushDevices).set({ delivered_at: now(), failing_since: null, fault: null }).where(row);
  else
    await db
      .update(pushDevices)
      .set({
        fault: sent.result,
        failing_since: sql`coalesce(${pushDevices.failing_since}, ${now().toISOString()})`,
      })
      .where(row);
  return sent;
}

async function ask(
  services: Services,
  device: Device,
  message: PushMessage,
  ttlSeconds: number,
): Promise<Sent> {
  const { config, now, log } = services;
  const { endpoint } = device;
  if (!isPushService(config, endpoint)) return { result: "refused" };
  try {
    const answer = await askOutside(
      endpoint,
      { patienceMs: PATIENCE_MS, mostBytes: MOST_ANSWER_BYTES },
      {
        method: "POST",
        headers: {
          authorization: await vapidHeader(await pushKeys(services.db), {
            endpoint,
            now: now(),
            subject: await subjectOf(services),
          }),
          "content-encoding": "aes128gcm",
          "content-type": "application/octet-stream",
          ttl: String(ttlSeconds),
          urgency: "high",
          topic: topicOf(message.tag),
        },
        body: new Uint8Array(encryptPush(JSON.stringify(shortened(message)), device)),
      },
    );
    return judged(answer, (said) => log.warn({ device: device.id, status: answer.status, said }, REFUSED));
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return { result: "away", retryAfter: null };
  }
}

const REFUSED = "A push service does not take a notification";

function judged({ status, isOk, headers, body }: OutsideAnswer, report: (said: string) => void): Sent {
  if (isOk) return { result: "sent" };
  if (status === 404 || status === 410) return { result: "gone" };
  if (status === 408 || status === 429 || status >= 500)
    return { result: "away", retryAfter: secondsOf(headers.get("retry-after")) };
  report(body.toString("utf8").slice(0, 200));
  return { result: "refused" };
}

/** A number of seconds; a date is left to our own waits. */
function secondsOf(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter.trim()) ? Number(retryAfter) : null;
}

/** Messages with one topic take each other's place while a phone is away: 32 signs of base64url at most (RFC 8030, 5.4). */
function topicOf(tag: string): string {
  return Buffer.from(tag).toString("base64url").slice(0, 32);
}

function shortened({ title, text, ...message }: PushMessage): PushMessage {
  return { ...message, title: cut(title, MOST_TITLE), text: cut(text, MOST_TEXT) };
}

function cut(text: string, most: number): string {
  const signs = [...text.replace(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, " ").trim()];
  return signs.length <= most ? signs.join("") : `${signs.slice(0, most - 1).join("")}…`;
}

/** Whom a push service writes to where something is wrong with what we send: the team. */
async function subjectOf({ db, config, ownAddress }: Services): Promise<string> {
  const email = [...(await teamInbox(db)), senderOf(config.MAIL_FROM).address].find(
    (each) => isEmailShaped(each) && !/[<>]/.test(each),
  );
  return email ? `mailto:${email}` : ownAddress.usual();
}
