import type { UseFormReturnType } from "@mantine/form";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Language } from "#kit/contract/language/language.ts";
import type { FieldError } from "#kit/contract/validation/says.ts";
import type { Api } from "../api/api.ts";
import type { ApiQuery } from "../api/queries.ts";
import type { Conflict } from "./conflict/conflict.ts";
import type { EditorAddresses, RecordPlace } from "./records/record-place.ts";
import type { Banner } from "./screen-banner.tsx";

/** What one editor says: the words of its screen, and how something went. */
export interface EditorMessages {
  title: string;
  add: string;
  addTitle: string;
  editTitle: string;
  /** Where there are no records. */
  empty: string;
  added: string;
  updated: string;
  deleted: string;
  failedToLoad: string;
  failedToLoadOne: string | ((reason: string) => string);
  failedToSave: (reason: string) => string;
  failedToDelete: string;
  confirmDelete: (name: string) => string;
}

/** What a record must have to be edited; both are null where nothing is stored yet. */
export interface Editable {
  id: string | number | null;
  /** Names the version that a form is based on. */
  updated_at: string | null;
}

export interface EditorOptions<Item, Full extends Editable, Values extends object> extends EditorAddresses {
  /** Names the kept drafts and the kind of records in the log of changes: `cars`. */
  name: string;
  list: ApiQuery<Item[]>;
  idOf: (item: Item) => string | number;
  labelOf: (item: Item) => string;
  /**
   * Fetches the record that an address names by what `idOf` answers, null where there is none; without it the list holds
   * whole records.
   */
  load?: ((api: Api, key: string) => Promise<Full | null>) | undefined;
  empty: Values;
  toValues: (record: Full) => Values;
  /** The form of a new record that begins as a copy; without it records can't be duplicated. */
  toCopy?: (record: Full) => Values;
  /** The contract's own check, before anything is sent. `record` is null for a new one. */
  check: (values: Values, record: Full | null, language: Language) => FieldError[];
  /** Writes through `api`, which says what the write is based on. `record` is null for a new one. */
  save: (api: Api, values: Values, record: Full | null) => Promise<unknown>;
  remove: (api: Api, item: Item) => Promise<unknown>;
  /** What must be said before this is saved; null where there is nothing. */
  askBeforeSave?: (values: Values) => string | null;
  /** What must be said before this is deleted, beyond `messages.confirmDelete`; null where there is nothing. */
  askBeforeRemove?: (item: Item, items: readonly Item[]) => string | null;
  messages: EditorMessages;
}

/** What the form is open for. */
export type Opened<Full> = { mode: "add"; record: null } | { mode: "edit"; record: Full };

/** The record that the address names can't be opened. */
export interface Missing {
  /** There is none, or no more. */
  isGone: boolean;
  again: () => void;
}

export interface Editor<Item, Full extends Editable, Values extends object> {
  items: UseQueryResult<Item[]>;
  options: EditorOptions<Item, Full, Values>;
  form: UseFormReturnType<Values>;
  /** What the address asks for. */
  place: RecordPlace;
  /** The address of the list. */
  list: string;
  /** The address of a record's form. */
  addressOf: (item: Item) => string;
  /** Null in the list, and until the record is there. */
  opened: Opened<Full> | null;
  missing: Missing | null;
  busy: boolean;
  banner: Banner | null;
  /** A kept draft was put into the form. */
  restored: boolean;
  /** The name under which unsaved input is stored, and a function that stores it now; null without unsaved input. */
  draft: { name: string; keep: () => void } | null;
  /** The open record was changed by somebody else: both versions wait for a choice. */
  conflict: Conflict<Full, Values> | null;
  /** The open record was deleted by somebody else. */
  gone: boolean;
  /** Changes when the form's values were put in from outside. */
  generation: number;
  show: (banner: Banner | null) => void;
  openNew: () => void;
  openEdit: (item: Item) => void;
  /** Opens the form of a new record that begins as a copy of `item`; nothing is stored before it is saved. */
  openCopy: ((item: Item) => void) | null;
  /** Leads back to the list, at its place. */
  toList: () => void;
  discardDraft: () => void;
  /** Resets and closes; asks first where changes would be lost. */
  cancel: () => void;
  submit: () => void;
  /** Saves these values over what somebody else has saved. */
  saveOver: (values: Values) => void;
  /** Puts what somebody else has saved into the form. */
  takeTheirs: () => void;
  decideLater: () => void;
  saveAsNew: () => void;
  /** Another write of the screen has changed the open record to this: what it changed is no unsaved change of the form. */
  renew: (record: Full, changed: Partial<Values>) => void;
  remove: (item: Item) => Promise<void>;
  /** Runs another write of the screen, says how it went and reloads. True where it went well. */
  run: (write: () => Promise<unknown>, success: string, failure: string) => Promise<boolean>;
}
