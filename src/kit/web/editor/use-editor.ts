import { type UseFormReturnType, useForm } from "@mantine/form";
import { type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Language } from "#kit/contract/language.ts";
import type { FieldError } from "#kit/contract/says.ts";
import type { Api } from "../api.ts";
import { isApiError, isNotFound, messageOf } from "../api-error.ts";
import { useLanguage } from "../language.tsx";
import { useApi } from "../page-context.ts";
import { type ApiQuery, useApiQuery } from "../queries.ts";
import { useWords } from "../words.ts";
import { type Conflict, conflictIn } from "./conflict.ts";
import { dropDraft, keepDraft, readDraft } from "./drafts.ts";
import { editorWords } from "./editor.words.ts";
import type { Banner } from "./screen-banner.tsx";
import { useAskedRecord } from "./use-asked-record.ts";
import { useUnsavedWarning } from "./use-unsaved-warning.ts";
import { versionsWords } from "./versions.words.ts";

export type { Banner };

/** The messages of one editor (spec/back-office.md section 8). */
export interface EditorMessages {
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

export interface EditorOptions<Item, Full extends Editable, Values extends object> {
  /** Names the kept drafts and the kind of records in the log of changes: `cars`. */
  name: string;
  list: ApiQuery<Item[]>;
  idOf: (item: Item) => string | number;
  labelOf: (item: Item) => string;
  load: (api: Api, item: Item) => Promise<Full>;
  empty: Values;
  toValues: (record: Full) => Values;
  /** The contract's own check, before anything is sent. `record` is null for a new one. */
  check: (values: Values, record: Full | null, language: Language) => FieldError[];
  /** Writes through `api`, which says what the write is based on. `record` is null for a new one. */
  save: (api: Api, values: Values, record: Full | null) => Promise<unknown>;
  remove: (api: Api, item: Item) => Promise<unknown>;
  messages: EditorMessages;
}

/** A kept draft with the version that it was typed on; null for a new record. */
interface Draft<Values> {
  values: Values;
  basis: string | null;
}

type Opened<Full> = { mode: "add"; record: null } | { mode: "edit"; record: Full };

export interface Editor<Item, Full extends Editable, Values extends object> {
  items: UseQueryResult<Item[]>;
  options: EditorOptions<Item, Full, Values>;
  form: UseFormReturnType<Values>;
  opened: Opened<Full> | null;
  busy: boolean;
  banner: Banner | null;
  /** A kept draft was put into the form. */
  restored: boolean;
  /** The open record was changed by somebody else: both versions wait for a choice. */
  conflict: Conflict<Full, Values> | null;
  /** The open record was deleted by somebody else. */
  gone: boolean;
  /** Changes when the form's values were put in from outside. */
  generation: number;
  show: (banner: Banner | null) => void;
  openNew: () => void;
  openEdit: (item: Item) => Promise<void>;
  discardDraft: () => void;
  /** Resets and closes; asks first where changes would be lost. */
  cancel: () => void;
  submit: () => Promise<void>;
  /** Saves these values over what somebody else has saved. */
  saveOver: (values: Values) => Promise<void>;
  /** Puts what somebody else has saved into the form. */
  takeTheirs: () => void;
  decideLater: () => void;
  saveAsNew: () => Promise<void>;
  /** Another write of the screen has changed the open record to this. */
  renew: (record: Full) => void;
  remove: (item: Item) => Promise<void>;
  /** Runs another write of the screen, says how it went and reloads. True where it went well. */
  run: (write: () => Promise<unknown>, success: string, failure: string) => Promise<boolean>;
}

/** The one pattern of all editors: a list, and one form for adding and editing (spec/back-office.md section 2). */
export function useEditor<Item extends Pick<Editable, "id">, Full extends Editable, Values extends object>(
  options: EditorOptions<Item, Full, Values>,
): Editor<Item, Full, Values> {
  const api = useApi();
  const { language } = useLanguage();
  const t = useWords(editorWords);
  const v = useWords(versionsWords);
  const client = useQueryClient();
  const items = useApiQuery(options.list);
  const [opened, setOpened] = useState<Opened<Full> | null>(null);
  const [draft, setDraft] = useState("");
  const [busy, setBusy] = useState(false);
  const [restored, setRestored] = useState(false);
  const [conflict, setConflict] = useState<Conflict<Full, Values> | null>(null);
  const [gone, setGone] = useState(false);
  const [generation, setGeneration] = useState(0);
  const [banner, show] = useState<Banner | null>(null);
  const form = useForm<Values>({ initialValues: options.empty });
  const dirty = opened !== null && form.isDirty();
  const basis = opened?.record?.updated_at ?? null;
  const keep = (values: Values) => keepDraft(draft, { values, basis } satisfies Draft<Values>);
  useUnsavedWarning(dirty, () => keep(form.values));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` changes with the draft's name and its basis
  useEffect(() => {
    if (!dirty) return;
    const timer = setTimeout(() => keep(form.values), 500);
    return () => clearTimeout(timer);
  }, [dirty, draft, form.values, basis]);

  function open(next: Opened<Full>, name: string, values: Values): void {
    const kept = keptIn(readDraft<Draft<Values>>(name));
    form.setInitialValues(values);
    form.setValues(kept?.values ?? values);
    form.clearErrors();
    setRestored(kept !== null);
    // What was typed on an older version is not laid over the present one unseen.
    const { record } = next;
    const isOutdated = record !== null && kept !== null && kept.basis !== record.updated_at;
    setConflict(isOutdated ? { record, theirs: values, base: null, by: null } : null);
    setGone(false);
    setDraft(name);
    setOpened(next);
    show(null);
    window.scrollTo({ top: 0 });
  }

  function close(): void {
    dropDraft(draft);
    setOpened(null);
    setRestored(false);
    setConflict(null);
    setGone(false);
    form.setInitialValues(options.empty);
    form.setValues(options.empty);
    form.clearErrors();
  }

  function fail(error: unknown, text: string): void {
    // The client has sent a signed-out user to the sign-in screen already; the draft waits for the return.
    if (isApiError(error)) {
      form.setErrors(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])));
      const found = opened?.record ? conflictIn(error, options.toValues, opened.record) : null;
      if (found) {
        setConflict(found);
        show(null);
        return;
      }
    }
    show({ tone: "error", text });
    window.scrollTo({ top: 0, behavior: "smooth" });
  }

  /** The open form is based on `record` from now on and holds `values`. */
  function rebase(record: Full, values: Values): void {
    form.setInitialValues(options.toValues(record));
    form.setValues(values);
    form.clearErrors();
    setOpened({ mode: "edit", record });
    setConflict(null);
    setGeneration((count) => count + 1);
  }

  async function write(values: Values, record: Full | null): Promise<void> {
    const errors = options.check(values, record, language);
    form.setErrors(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
    if (errors[0]) return fail(null, errors[0].message);
    setBusy(true);
    try {
      await options.save(api.basedOn(record?.updated_at ?? null), values, record);
      const { added, updated } = options.messages;
      show({ tone: "success", text: record ? updated : added });
      close();
      await client.invalidateQueries();
    } catch (error) {
      if (record && isNotFound(error)) {
        setGone(true);
        show(null);
      } else fail(error, options.messages.failedToSave(messageOf(error)));
    } finally {
      setBusy(false);
    }
  }

  async function run(write: () => Promise<unknown>, success: string, failure: string): Promise<boolean> {
    setBusy(true);
    try {
      await write();
      show({ tone: "success", text: success });
      await client.invalidateQueries();
      return true;
    } catch (error) {
      fail(error, failure);
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function openEdit(item: Item): Promise<void> {
    setBusy(true);
    try {
      const record = await options.load(api, item);
      open({ mode: "edit", record }, `${options.name}:${options.idOf(item)}`, options.toValues(record));
    } catch (error) {
      const { failedToLoadOne: words } = options.messages;
      show({ tone: "error", text: typeof words === "string" ? words : words(messageOf(error)) });
    } finally {
      setBusy(false);
    }
  }

  useAskedRecord(items.data, (item) => void openEdit(item));

  return {
    items,
    options,
    form,
    opened,
    busy,
    banner,
    restored,
    conflict,
    gone,
    generation,
    show,
    run,
    openNew: () => open({ mode: "add", record: null }, `${options.name}:new`, options.empty),

    openEdit,

    discardDraft() {
      dropDraft(draft);
      setRestored(false);
      setConflict(null);
      form.reset();
    },

    cancel() {
      if (!dirty || window.confirm(t.unsaved)) close();
    },

    async submit() {
      if (opened && !busy) await write(form.values, opened.record);
    },

    async saveOver(values) {
      if (!conflict) return;
      rebase(conflict.record, values);
      await write(values, conflict.record);
    },

    takeTheirs() {
      if (!conflict) return;
      rebase(conflict.record, conflict.theirs);
      dropDraft(draft);
      setRestored(false);
      show({ tone: "success", text: v.tookTheirs });
    },

    decideLater: () => setConflict(null),

    async saveAsNew() {
      setOpened({ mode: "add", record: null });
      setGone(false);
      await write(form.values, null);
    },

    renew: (record) => setOpened({ mode: "edit", record }),

    async remove(item) {
      const { confirmDelete, deleted, failedToDelete } = options.messages;
      if (!window.confirm(confirmDelete(options.labelOf(item)))) return;
      const gone = await run(() => options.remove(api, item), deleted, failedToDelete);
      if (gone && draft === `${options.name}:${options.idOf(item)}`) close();
    },
  };
}

/** Drafts of an earlier form of this program have no values of their own. */
function keptIn<Values>(draft: Draft<Values> | null): Draft<Values> | null {
  return draft && typeof draft === "object" && "values" in draft && "basis" in draft ? draft : null;
}
