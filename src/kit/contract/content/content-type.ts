import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import type { Both } from "../language/language.ts";
import type { Roles } from "../roles.ts";
import { basedOn, idParams } from "../validation/fields.ts";
import { contentContract } from "./content.ts";
import type { ContentField, FileField, PictureField, TextField } from "./content-fields.ts";
import { numberedOrder } from "./display-order.ts";

/**
 * A content type, declared once in `features/<type>/<type>.content.ts`. Everything that is data follows from it by
 * the functions below and by `verbsOf` on the server and `useContentEditor` in the back office. Each can be used by
 * itself; what is special to a type is written beside them.
 */
export interface ContentType<
  N extends string = string,
  T extends Record<string, TextField> = Record<string, TextField>,
  F extends Record<string, ContentField> = Record<string, ContentField>,
  P extends string = string,
> {
  /** Its name in addresses, in the log of changes and in drafts: `team-members`. */
  type: N;
  /** Where its calls are: `orders/payment-methods`; `<type>` unless told. */
  path?: P;
  /** What names a record in the path of its calls; its id unless told. */
  key?: "slug";
  /** What people call one record and all of them. */
  names: { one: Both<string>; many: Both<string> };
  /** The text that names a record. */
  title: string;
  texts: T;
  fields: F;
  /** The names of what the log of changes holds beside the fields. */
  logged?: Readonly<Record<string, Both<string>>>;
  /** Where it is edited: `/admin/team`. */
  screen: string;
  /** The address of a record's form, `:record` in place of its id or slug; `<screen>/:record` unless told. */
  formAt?: string;
  /** Where a record is seen in the back office, by its id; its form on `screen` unless told. */
  addressOf?: (id: string) => string;
  /** Where a record's texts are written, by its id or slug; its form on `screen` unless told. */
  editorOf?: (key: string) => string;
  /** The address of its own public page, where it has one: `/gallery`, made by `web/<type>-page.tsx`. */
  page?: string;
  /** Who edits it beside the owners; editors unless told. */
  roles?: Roles;
  /** The folder under `features` that it lives in, where that is not called like the type. */
  feature?: string;
}

export function defineContent<
  const N extends string,
  T extends Record<string, TextField>,
  F extends Record<string, ContentField>,
  const P extends string = N,
>(content: ContentType<N, T, F, P> & { title: keyof T }): ContentType<N, T, F, P> {
  return content;
}

/** Where the calls of a type are, without `/api`. */
export function pathOf<C extends ContentType>({ type, path = type }: C) {
  return `/${path as NonNullable<C["path"]>}` as const;
}

/** The texts of a record in one language. */
export type TextsOf<C extends ContentType> = { [K in keyof C["texts"]]: string };

/** What every record has. */
export interface ContentRecord {
  id: number;
  created_at: string;
  updated_at: string;
}

/** A record as the API answers it. */
export type RecordOf<C extends ContentType> = ContentRecord & {
  [K in keyof C["fields"]]: z.output<C["fields"][K]["answered"]>;
} & TextsOf<C> & { translations: Both<TextsOf<C>> };

/** What a write may send: any part of a record. */
export type InputOf<C extends ContentType> = {
  [K in keyof C["fields"]]?: z.output<C["fields"][K]["schema"]> | undefined;
} & { translations?: Partial<Both<Partial<TextsOf<C>>>> | undefined };

/** The schemas of a type: a whole valid record, what a write may send, and a record as it is answered. */
export function schemasOf<C extends ContentType>({ texts, fields }: C) {
  type Texts = { [K in keyof C["texts"]]: C["texts"][K]["schema"] };
  type Schemas = { [K in keyof C["fields"]]: C["fields"][K]["schema"] };
  type Answered = { [K in keyof C["fields"]]: C["fields"][K]["answered"] };
  const { whole, input, record } = contentContract({
    texts: part(texts, "schema") as Texts,
    fields: part(fields, "schema") as Schemas,
  });
  return { whole, input, record: record.extend(part(fields, "answered") as Answered) };
}

function part(facts: Record<string, object>, name: string): object {
  return Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [key, fact[name as keyof typeof fact]]),
  );
}

/** A new record before anything is filled in. */
export function newRecordOf<C extends ContentType>({ texts, fields }: C) {
  const blank = Object.fromEntries(Object.keys(texts).map((key) => [key, ""])) as TextsOf<C>;
  const empty = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.empty]));
  return {
    ...(empty as { [K in keyof C["fields"]]: C["fields"][K]["empty"] }),
    translations: { en: blank, cs: blank },
  };
}

/** The fields of a type that a file is uploaded for, by their name. */
export function uploadsOf({ fields }: ContentType): [name: string, field: PictureField | FileField][] {
  return Object.entries(fields).filter((entry): entry is [string, PictureField | FileField] =>
    isUpload(entry[1]),
  );
}

export function isUpload(field: ContentField): field is PictureField | FileField {
  return field.kind === "picture" || field.kind === "file";
}

/** Who edits records of a type beside the owners. */
export function editorsOf({ roles = ["editor"] }: Pick<ContentType, "roles">): Roles {
  return roles;
}

/**
 * The endpoints that all types have. Visitors see active records. A write takes JSON, or a multipart form with
 * files.
 */
export function endpointsOf<C extends ContentType>(content: C) {
  const { input, record } = schemasOf(content);
  const { names } = content;
  const [one, many] = [names.one.en.toLowerCase(), names.many.en];
  const path = pathOf(content);
  const roles = editorsOf(content);
  const files = Object.fromEntries(
    uploadsOf(content).map(([, { upload, takes }]) => [upload, { kind: takes }]),
  );
  return {
    list: endpoint({
      method: "GET",
      path,
      access: "public",
      roles,
      cache: true,
      summary: `${many} by display order; visitors see the active ones`,
      response: z.array(record),
    }),
    get: endpoint({
      method: "GET",
      path: `${path}/:id`,
      access: "public",
      roles,
      cache: true,
      summary: `One record: ${one}`,
      params: idParams,
      response: record,
    }),
    create: endpoint({
      method: "POST",
      path,
      access: "admin",
      roles,
      summary: `New record: ${one}`,
      body: input,
      files,
      status: 201,
      response: record,
    }),
    update: endpoint({
      method: "PUT",
      path: `${path}/:id`,
      access: "admin",
      roles,
      summary: "Changes what is sent",
      params: idParams,
      headers: basedOn,
      body: input,
      files,
      response: record,
    }),
    remove: endpoint({
      method: "DELETE",
      path: `${path}/:id`,
      access: "admin",
      roles,
      summary: `Deletes a record with its files: ${one}`,
      params: idParams,
    }),
  };
}

/** The endpoint that puts all records of a type into an order. */
export function reorderEndpointOf<C extends ContentType>(content: C) {
  const { type, names } = content as C & { type: C["type"] };
  return endpoint({
    method: "PUT",
    path: `/display-order/${type as C["type"]}`,
    access: "admin",
    roles: editorsOf(content),
    summary: `${names.many.en}: puts all into the order of \`ids\``,
    body: numberedOrder,
  });
}
