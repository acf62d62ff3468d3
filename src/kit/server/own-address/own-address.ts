import { asc, desc, inArray } from "drizzle-orm";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { Refusal } from "#kit/contract/errors.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import { ownAddresses } from "./own-addresses.table.ts";
import { isOwnNetwork } from "./own-network.ts";

/** The site's own address: what links in mails, canonical addresses and feeds begin with (decision 0024). */
export interface OwnAddress {
  /**
   * What links begin with in the answer to a request, such as `https://www.example.cz`. Once the site has a public
   * address the asked host does not matter. Throws BAD_REQUEST where the request names no host.
   */
  of: (request: FastifyRequest) => string;
  /** Where the browser that asks is, for what belongs to its own host (passkeys); at a foreign host as `of`. */
  here: (request: FastifyRequest) => string;
  /** The address for links where no request asks, or one whose host has no say: `proved`, else this machine's. */
  usual: () => string;
  /** The address that a setting names or an owner last signed in at; null where nobody has named any. */
  proved: () => string | null;
  /** An owner has just signed in at the address of this request: it is the site's own from now on. */
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

const DAY_MS = 24 * 3600 * 1000;
/** Where no owner has signed in for so long, the address is somebody else's by now. */
const KEPT_MS = 365 * DAY_MS;
/** A process may not have heard of an address that another one has learned: it looks again, at most this often. */
const LOOK_AGAIN_MS = 10_000;

export function createOwnAddress({ config, db, log, now, onChange }: Parts): OwnAddress {
  const { PUBLIC_URL, CZECH_URL, ENGLISH_URL, PORT } = config;
  const named = [PUBLIC_URL, ENGLISH_URL, CZECH_URL].filter((url) => url !== undefined);
  /** Where owners have signed in, by host, the last one first. */
  let known = new Map<string, string>();
  let lookedAt = 0;
  let warned = false;

  async function load(): Promise<void> {
    if (named.length > 0) return;
    lookedAt = Date.now();
    const rows = await db
      .select()
      .from(ownAddresses)
      .orderBy(...NEWEST_FIRST);
    const before = [...known.values()].join();
    known = new Map(rows.map(({ host, origin }) => [host, origin]));
    if ([...known.values()].join() !== before) await onChange();
  }

  function lookAgain(): void {
    if (named.length > 0 || Date.now() - lookedAt <= LOOK_AGAIN_MS) return;
    load().catch((error) => log.warn({ err: error }, "The site's own addresses could not be read"));
  }

  /** The one that a setting names, else the public one where an owner signed in last. */
  const publicOrigin = () => named[0] ?? [...known.values()].find((origin) => !isPrivate(origin));

  function thisMachine(port = PORT): string {
    if (!warned)
      log.warn(
        "PUBLIC_URL is not set, and at the public address of the site no owner has signed in yet: links lead to this machine until then",
      );
    warned = true;
    return `http://localhost:${port}`;
  }

  function of(request: FastifyRequest): string {
    if (PUBLIC_URL) return PUBLIC_URL;
    const { host, hostname, origin } = askedAddress(request);
    const own = named.find((url) => new URL(url).host === host);
    if (own) return own;
    if (known.get(host) !== origin) lookAgain();
    return (
      publicOrigin() ?? (isOwnNetwork(hostname) ? origin : thisMachine(request.socket.localPort ?? undefined))
    );
  }

  function proved(): string | null {
    lookAgain();
    return publicOrigin() ?? [...known.values()][0] ?? null;
  }

  return {
    load,
    of,
    proved,
    here(request) {
      const { host, hostname, origin } = askedAddress(request);
      if (PUBLIC_URL) return PUBLIC_URL;
      return isOwnNetwork(hostname) ? origin : (known.get(host) ?? of(request));
    },
    usual: () => proved() ?? thisMachine(),
    async confirm(request) {
      if (named.length > 0) return;
      const { host, origin } = askedAddress(request);
      const confirmed_at = now();
      await db
        .insert(ownAddresses)
        .values({ host, origin, confirmed_at })
        .onConflictDoUpdate({ target: ownAddresses.host, set: { origin, confirmed_at } });
      await load();
    },
  };
}

const NEWEST_FIRST = [desc(ownAddresses.confirmed_at), asc(ownAddresses.host)];

const isPrivate = (origin: string) => isOwnNetwork(new URL(origin).hostname);

/** Deletes the addresses at which no owner has signed in for a year, but for the last public and the last private one. */
export async function forgetOldAddresses(db: Database, now: Date): Promise<void> {
  const rows = await db
    .select()
    .from(ownAddresses)
    .orderBy(...NEWEST_FIRST);
  const last = [true, false].map((kind) => rows.find(({ origin }) => isPrivate(origin) === kind));
  const old = rows.filter(
    (row) => !last.includes(row) && row.confirmed_at.getTime() < now.getTime() - KEPT_MS,
  );
  const hosts = old.map(({ host }) => host);
  if (hosts.length > 0) await db.delete(ownAddresses).where(inArray(ownAddresses.host, hosts));
}

/** The address that was asked for. Throws BAD_REQUEST where it is not a valid address. */
function askedAddress(request: FastifyRequest): URL {
  const asked = URL.parse(`${request.protocol}://${request.host}`);
  const isAddress = asked && /^https?:$/.test(asked.protocol) && asked.href === `${asked.origin}/`;
  if (!isAddress) throw new Refusal("BAD_REQUEST");
  return asked;
}
