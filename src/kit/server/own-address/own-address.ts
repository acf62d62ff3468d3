import { desc, lt } from "drizzle-orm";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { Refusal } from "#kit/contract/errors.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import { ownAddresses } from "./own-addresses.table.ts";
import { isOwnNetwork } from "./own-network.ts";

/** The site's own address: what links in mails, canonical addresses and feeds begin with. */
export interface OwnAddress {
  /**
   * The address to use for a request, such as `https://www.example.cz`. A host that anybody could have written into
   * the request is never it. Throws BAD_REQUEST where the request names no host.
   */
  of: (request: FastifyRequest) => string;
  /** The address for links where no request asks: the one that the team has signed in at last. */
  usual: () => string;
  /** The team has just proved who it is at the address of this request: it is the site's own from now on. */
  confirm: (request: FastifyRequest) => Promise<void>;
  /** Reads what is stored, at start. */
  load: () => Promise<void>;
}

interface Parts {
  config: Pick<Config, "PUBLIC_URL" | "CZECH_URL" | "ENGLISH_URL" | "PORT">;
  db: Database;
  log: FastifyBaseLogger;
  now: () => Date;
  /** Called when another address has become the site's own: pages that are kept name the old one. */
  onChange: () => Promise<void>;
}

type Stored = Pick<typeof ownAddresses.$inferSelect, "origin" | "confirmed_at">;

const DAY_MS = 24 * 3600 * 1000;
/** Where nobody of the team has signed in for so long, the address is somebody else's by now. */
const KEPT_MS = 365 * DAY_MS;
/** A process that has not heard of a new address looks when it is asked at one it does not know, at most this often. */
const LOOK_AGAIN_MS = 10_000;

export function createOwnAddress({ config, db, log, now, onChange }: Parts): OwnAddress {
  const { PUBLIC_URL, CZECH_URL, ENGLISH_URL, PORT } = config;
  const named = [ENGLISH_URL, CZECH_URL].filter((url) => url !== undefined);
  let known = new Map<string, Stored>();
  let lookedAt = 0;
  let warned = false;

  async function load(): Promise<void> {
    if (PUBLIC_URL) return;
    lookedAt = Date.now();
    const rows = await db.select().from(ownAddresses).orderBy(desc(ownAddresses.confirmed_at));
    const before = originsOf(known);
    known = new Map(rows.map(({ host, ...stored }) => [host, stored]));
    if (originsOf(known) !== before) await onChange();
  }

  function newestOrigin(): string | undefined {
    const [newest] = known.values();
    return newest?.origin ?? named[0];
  }

  function elsewhere(request: FastifyRequest): string {
    if (Date.now() - lookedAt > LOOK_AGAIN_MS)
      load().catch((error) => log.warn({ err: error }, "The site's own addresses could not be read"));
    const other = newestOrigin();
    if (other) return other;
    if (!warned)
      log.warn(
        "PUBLIC_URL is not set, and at the public address of the site nobody of the team has signed in yet: links lead to this machine until then",
      );
    warned = true;
    return `http://localhost:${request.socket.localPort ?? PORT}`;
  }

  return {
    load,
    of(request) {
      if (PUBLIC_URL) return PUBLIC_URL;
      const asked = askedAddress(request);
      if (isOwnNetwork(asked.hostname)) return asked.origin;
      return (
        named.find((url) => new URL(url).host === asked.host) ??
        known.get(asked.host)?.origin ??
        elsewhere(request)
      );
    },
    usual: () => PUBLIC_URL ?? newestOrigin() ?? `http://localhost:${PORT}`,
    async confirm(request) {
      if (PUBLIC_URL) return;
      const { host, hostname, origin } = askedAddress(request);
      if (isOwnNetwork(hostname) || named.some((url) => new URL(url).host === host)) return;
      const before = known.get(host);
      const confirmed_at = now();
      const isFresh = before && confirmed_at.getTime() - before.confirmed_at.getTime() < DAY_MS;
      if (isFresh && before.origin === origin) return;
      await db
        .insert(ownAddresses)
        .values({ host, origin, confirmed_at })
        .onConflictDoUpdate({ target: ownAddresses.host, set: { origin, confirmed_at } });
      await load();
    },
  };
}

/** Every origin, the one of the last sign-in first. */
function originsOf(known: Map<string, Stored>): string {
  return [...known.values()].map(({ origin }) => origin).join();
}

/** Deletes the addresses at which nobody of the team has signed in for a year. */
export async function forgetOldAddresses(db: Database, now: Date): Promise<void> {
  await db.delete(ownAddresses).where(lt(ownAddresses.confirmed_at, new Date(now.getTime() - KEPT_MS)));
}

/** The address that was asked for. Throws BAD_REQUEST where it is not a valid address. */
function askedAddress(request: FastifyRequest): URL {
  const asked = URL.parse(`${request.protocol}://${request.host}`);
  const isAddress = asked && /^https?:$/.test(asked.protocol) && asked.href === `${asked.origin}/`;
  if (!isAddress) throw new Refusal("BAD_REQUEST");
  return asked;
}
