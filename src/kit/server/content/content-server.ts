import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type ContentType, endpointsOf, reorderEndpointOf } from "#kit/contract/content/content-type.ts";
import type { Endpoints } from "#kit/contract/endpoint.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { Context } from "../context.ts";
import type { Database } from "../database/database.ts";
import type { Version } from "../history/history.table.ts";
import { type Handlers, type Implementation, implement } from "../http/mount.ts";
import type { Finder } from "../search/finder.ts";
import { type TableOf, verbsOf } from "./content-verbs.ts";

/** A content type on the server. `server/<feature>.server.ts` exports a list of them, where the site finds it. */
export interface ContentServer {
  content: ContentType;
  /** Puts a version from the log of changes back. */
  restore: (context: Context, tx: Database, version: Version) => Promise<void>;
  /** Its endpoints with their handlers; null for a type that another one's contract serves. */
  routes: Implementation | null;
  words: ContentWords;
  /** What of it the search finds beside its titles. */
  finders?: readonly Finder[];
}

/** The server of a type whose verbs are all those of its declaration. */
export function contentServerOf<C extends ContentType, T extends TableOf<C>>(
  content: C,
  table: T,
): ContentServer {
  const verbs = verbsOf(content, table);
  const endpoints = { ...endpointsOf(content), reorder: reorderEndpointOf(content) };
  // `TableOf` has held the table against the declaration, from which verbs and endpoints both come.
  const handlers = handlersOf(verbs) as unknown as Handlers<Endpoints>;
  const routes = implement<Endpoints>(endpoints, handlers);
  return { content, restore: verbs.restore, routes, words: wordsOf(table) };
}

/** Where the texts of a type are stored, so that those which lack a translation are found. */
export interface ContentWords {
  table: PgTable & { id: PgColumn; translation_behind: PgColumn };
  /** `{en: {...}, cs: {...}}` */
  texts: SQL | PgColumn;
  /** What the editor's address names a record by: its id or slug. */
  key: SQL | PgColumn;
  /** Further fields that hold texts, with what makes them missing in a language. */
  further?: Record<string, (language: Language) => SQL>;
}

/** The texts of a table made with `contentColumns`. */
export function wordsOf(table: ContentWords["table"] & { translations: PgColumn }): ContentWords {
  return { table, texts: table.translations, key: table.id };
}

interface Verbs<Row, Input> {
  list: (context: Context) => Promise<Row[]>;
  get: (context: Context, id: number) => Promise<Row>;
  create: (context: Context, input: Input) => Promise<Row>;
  update: (context: Context, id: number, input: Input) => Promise<Row>;
  remove: (context: Context, id: number) => Promise<void>;
  reorder: (context: Context, ids: number[]) => Promise<void>;
}

type ById = { params: { id: number } };

/** The handlers of `endpointsOf` and `reorderEndpointOf`: each calls its verb. */
export function handlersOf<Row, Input>(verbs: Verbs<Row, Input>) {
  return {
    list: (context: Context) => verbs.list(context),
    get: (context: Context, { params }: ById) => verbs.get(context, params.id),
    create: (context: Context, { body }: { body: Input }) => verbs.create(context, body),
    update: (context: Context, { params, body }: ById & { body: Input }) =>
      verbs.update(context, params.id, body),
    remove: (context: Context, { params }: ById) => verbs.remove(context, params.id),
    reorder: (context: Context, { body }: { body: { ids: number[] } }) => verbs.reorder(context, body.ids),
  };
}
