import type { Readable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import type { Language } from "#kit/contract/language/language.ts";
import type { User } from "#kit/contract/user.ts";
import type { Config } from "./config/config.ts";
import type { Database, OpenDatabase } from "./database/database.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { MediaStore } from "./media/media-store.ts";
import type { OwnAddress } from "./own-address/own-address.ts";

/**
 * What features need of those above them, or of all of them: each declares its own here beside the function that calls
 * it (`declare module`), and `src/app/parts.ts` hands all in. One that is missing there does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features fill it
export interface Parts {}

/** What lives as long as the process and every verb may use. */
export interface Services {
  parts: Parts;
  config: Config;
  open: OpenDatabase;
  db: Database;
  media: MediaStore;
  mailer: Mailer;
  jobs: Jobs;
  log: FastifyBaseLogger;
  responseCache: {
    /** Forgets all responses: call it after a write outside the content calls that public pages show (stock). */
    invalidate: () => Promise<void>;
    /** What `make` answers for public content, cached like a response; `key` names all that it depends on. */
    value: <T>(key: string, make: () => Promise<T>) => Promise<T>;
  };
  ownAddress: OwnAddress;
  /** The clock; tests move it. */
  now: () => Date;
}

/** What one request adds. */
export interface Context extends Services {
  language: Language;
  /** null for visitors. */
  user: User | null;
  /** The live session of the bearer; null for visitors. */
  sessionId: string | null;
  /** The client's address, as far as TRUST_PROXY believes it. */
  address: string;
  /** The site's own address for links, such as `https://www.example.cz`; never what a stranger claims it to be. */
  origin: string;
  /** Where the browser that asks is, for passkeys; at a foreign host as `origin`. */
  here: string;
  /** Whoever asks has proved to be an owner: the address that was asked is the site's own. */
  confirmAddress: () => Promise<void>;
  /** A request header by its lower-case name. */
  header: (name: string) => string | undefined;
  /** The body's own bytes, for endpoints that ask for them. */
  rawBody: Buffer | null;
  /** Files of a multipart call by field name; they vanish when the answer has gone out. */
  files: Record<string, Upload[]>;
}

/** One uploaded file, streamed to a temporary place. */
export interface Upload {
  /** The client's name for it; never used as a path. */
  filename: string;
  bytes: number;
  read: () => Promise<Buffer>;
  /** All of it, or the bytes from `start` to `end`, both included. */
  stream: (part?: { start: number; end: number }) => Readable;
}
