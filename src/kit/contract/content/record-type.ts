import type { Both } from "../language/language.ts";
import type { Roles } from "../roles.ts";
import { type ContentType, editorsOf, isUpload, uploadsOf } from "./content-type.ts";

/** A kind of records as the log of changes and the list of translations show it. */
export interface RecordType {
  /** Its name in the log: `team-members`. */
  type: string;
  /** What people call one record. */
  name: Both<string>;
  /** What people call its fields, by the last key of a field's path. */
  labels: Readonly<Record<string, Both<string>>>;
  /** Who sees it in the log of changes beside the owners. */
  roles: Roles;
  /** What people call the values of choices, by field and value. */
  choices: Readonly<Record<string, Readonly<Record<string, Both<string>>>>>;
  /** The fields of a form that hold a file to save, which is read by its name; others with a file hold a picture. */
  downloads: readonly string[];
  /** The address in the back office where the record of this id is seen; null where there is none. */
  addressOf: (id: string) => string | null;
  /** The address where its texts are written, by its id or slug. */
  editorOf: (key: string) => string;
}

/** The kind of records that a content type is, by its declaration. */
export function recordTypeOf(content: ContentType): RecordType {
  const { texts, fields, logged } = content;
  const labels: Record<string, Both<string>> = { ...logged };
  const choices: Record<string, Readonly<Record<string, Both<string>>>> = {};
  for (const [key, { label }] of Object.entries(texts)) labels[key] = label;
  for (const [key, field] of Object.entries(fields)) {
    labels[key] = field.label;
    // A form holds a file under the name that it is uploaded by.
    if (isUpload(field)) labels[field.upload] = field.label;
    if (field.choices) choices[key] = field.choices;
    Object.assign(labels, field.parts);
  }
  const downloads = uploadsOf(content).flatMap(([, { upload, takes }]) =>
    takes === "download" ? upload : [],
  );
  const opened = recordType(content.type, content.names.one, content.screen, editorsOf(content));
  const { addressOf = opened.addressOf, editorOf = opened.editorOf } = content;
  return { ...opened, labels, choices, downloads, addressOf, editorOf };
}

/** A kind of records that are opened on `screen` by their id. */
export function recordType(type: string, name: Both<string>, screen: string, roles: Roles): RecordType {
  return {
    type,
    name,
    roles,
    labels: {},
    choices: {},
    downloads: [],
    addressOf: (id) => withParameter(screen, "record", id),
    editorOf: (key) => withParameter(screen, "edit", key),
  };
}

/** A screen's address with a parameter more. */
export function withParameter(screen: string, name: string, value: string): string {
  return `${screen}${screen.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value)}`;
}
