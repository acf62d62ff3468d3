import { eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context, Services } from "#kit/server/context.ts";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import { resultRounds } from "./results.table.ts";

/**
 * Server-sent events of a round: each change is told with its time, and who listens reads the round again, whose answer
 * is kept ready. Nothing runs while nobody listens: the first listener subscribes to the database and starts the one
 * heartbeat, the last one ends both.
 */

const CHANNEL = "results";
/** Of a process; an answer to them all takes a few milliseconds. */
export const MOST_LISTENERS = 600;
/** Of one network: a stand full of phones behind one router. */
const MOST_OF_NETWORK = 200;
/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = 25_000;
const RETRY_SECONDS = 30;
/** Who does not read is let go when so many bytes wait. */
const MOST_UNREAD = 16 * 1024;

interface Listener {
  round: number;
  network: string;
  reply: FastifyReply;
}

const listeners = new Set<Listener>();
let ending: (() => void) | null = null;

/** How many listen now, and whether anything runs for them. */
export function listening(): { count: number; isRunning: boolean } {
  return { count: listeners.size, isRunning: ending !== null };
}

/** Tells everybody who follows the round, in other processes too. */
export async function tellListeners(
  { open, responseCache }: Services,
  { id, updated_at }: { id: number; updated_at: Date },
): Promise<void> {
  // Before they are told, so that what they then read is new.
  await responseCache.invalidate();
  await open.notify(CHANNEL, JSON.stringify({ id, at: updated_at.toISOString() }));
}

/** Answers with the stream. Throws NOT_FOUND, UNAVAILABLE where too many listen, TOO_MANY_REQUESTS of one network. */
export async function listenToRound(context: Context, id: number, reply: FastifyReply): Promise<void> {
  const [round] = await context.db
    .select({ updated_at: resultRounds.updated_at })
    .from(resultRounds)
    .where(eq(resultRounds.id, id));
  if (!round) throw new Refusal("NOT_FOUND");
  const network = clientNetwork(context.address);
  if (listeners.size >= MOST_LISTENERS) throw new Refusal("UNAVAILABLE", { retryAfter: RETRY_SECONDS });
  if ([...listeners].filter((one) => one.network === network).length >= MOST_OF_NETWORK)
    throw new Refusal("TOO_MANY_REQUESTS", { retryAfter: RETRY_SECONDS });
  const listener = { round: id, network, reply };
  listeners.add(listener);
  if (ending === null) ending = start(context);
  const leave = () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    ending?.();
    ending = null;
  };
  reply.hijack();
  const { raw } = reply;
  raw.on("close", leave);
  raw.on("error", leave);
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    "x-robots-tag": "noindex",
    "x-content-type-options": "nosniff",
  });
  // A page that was away catches up: it compares this time with the one of its own round.
  raw.write(`retry: 3000\n\n${eventOf(round.updated_at.toISOString())}`);
}

function start({ open, log }: Services): () => void {
  const heartbeat = setInterval(() => {
    for (const { reply } of listeners) send(reply, ": still here\n\n");
  }, HEARTBEAT_MS);
  heartbeat.unref();
  const subscription = open.listen(
    CHANNEL,
    (payload) => {
      const { id, at } = JSON.parse(payload) as { id: number; at: string };
      for (const { round, reply } of listeners) if (round === id) send(reply, eventOf(at));
    },
    // Something may have been missed: everybody reads once more.
    () => {
      for (const { reply } of listeners) send(reply, eventOf(""));
    },
  );
  subscription.catch((error: unknown) => log.error({ err: error }, "results: nobody can be told of changes"));
  return () => {
    clearInterval(heartbeat);
    subscription.then((stop) => stop()).catch(() => {});
  };
}

function eventOf(at: string): string {
  return `event: changed\ndata: ${at}\n\n`;
}

function send({ raw }: FastifyReply, text: string): void {
  if (raw.writableLength > MOST_UNREAD) raw.destroy();
  else raw.write(text);
}

/** Ends every stream, as when the server stops. */
export function endListening(): void {
  for (const { reply } of listeners) reply.raw.end();
}
