import type { Language } from "#kit/contract/language/language.ts";
import type { Roles } from "#kit/contract/roles.ts";
import type { Context, Services } from "./context.ts";
import type { Database } from "./database/database.ts";
import type { Version } from "./history/history.table.ts";
import type { Implementation } from "./http/mount.ts";
import type { AnyMail } from "./mail/declared-mail.ts";
import type { Finder } from "./search/finder.ts";

/**
 * What a feature brings to the server, said in its `server/<name>.feature.ts`. The site is made of the list of them
 * (`src/app/features.ts`): nothing is registered by being imported.
 */
export interface Feature {
  /** Its folder's name, for errors. */
  name: string;
  /** Its endpoints with their handlers. Those that serve what other features declare are made from it. */
  routes?: readonly Implementation[] | ((site: DeclaredSite) => readonly Implementation[]);
  /** Mails whose words the team can change, in the order in which a customer may get them. */
  mails?: readonly AnyMail[];
  /** What it does by itself, and what its mails carry: each declares its jobs, schedules or attachments. */
  jobs?: readonly ((services: Services, site: DeclaredSite) => void)[];
  /** What it does each night, one after the other; it deletes what is past its time, as the privacy page promises. */
  nightly?: readonly ((services: Services) => Promise<unknown>)[];
  /** How kinds of records in the log of changes are put back; null for those that are only logged. */
  restores?: Restores | ((site: DeclaredSite) => Restores);
  /** What the team's devices show of a record, by the kind of the notification. */
  notices?: Readonly<Record<string, MakeNotice>>;
  /** What of it the search over everything finds; one kind may have several. */
  finders?: readonly Finder[];
}

/** Puts a version back, within `tx`. */
export type Restore = (context: Context, tx: Database, version: Version) => Promise<void>;
/** By the kind of record. */
export type Restores = Readonly<Record<string, Restore | null>>;

/** What is known of a record when a device is told of it, in its owner's language; null where there is nothing to tell. */
export type MakeNotice = (services: Services, about: string, language: Language) => Promise<Notice | null>;

/** What a device shows. Screens of locked phones are public: it names nobody's address, phone or e-mail. */
export interface Notice {
  title: string;
  text: string;
  /** The page of the back office that a click opens. */
  path: string;
}

/** What all features declare together. */
export interface DeclaredSite {
  mails: readonly AnyMail[];
  restores: () => Restores;
  notices: Readonly<Record<string, MakeNotice>>;
  finders: readonly Finder[];
  /** Who sees the changes of a kind of records, and may put them back, beside the owners. */
  rolesOf: (type: string) => Roles;
}

/** Keeps the type of what is declared, for `Feature` alone would forget which parts there are. */
export function defineFeature<const F extends Feature>(feature: F): F {
  return feature;
}
