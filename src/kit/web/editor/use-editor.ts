import { type UseFormReturnType, useForm } from "@mantine/form";
import { type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Language } from "#kit/contract/language.ts";
import type { FieldError } from "#kit/contract/says.ts";
import type { Api } from "../api.ts";
import { isApiError, messageOf } from "../api-error.ts";
import { useLanguage } from "../language.tsx";
import { useApi } from "../page-context.ts";
import { type ApiQuery, useApiQuery } from "../queries.ts";
import { useWords } from "../words.ts";
import { dropDraft, keepDraft, readDraft } from "./drafts.ts";
import { editorWords } from "./editor.words.ts";
import type { Banner } from "./screen-banner.tsx";
import { useUnsavedWarning } from "./use-unsaved-warning.ts";

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

export interface EditorOptions<Item, Full, Values extends object> {
  /** Names the kept drafts: `cars`. */
  name: string;
  list: ApiQuery<Item[]>;
  idOf: (item: Item) => string | number;
  labelOf: (item: Item) => string;
  load: (api: Api, item: Item) => Promise<Full>;
  empty: Values;
  toValues: (record: Full) => Values;
  /** The contract's own check, before anything is sent. `record` is null for a new one. */
  check: (values: Values, record: Full | null, language: Language) => FieldError[];
  save: (api: Api, values: Values, record: Full | null) => Promise<unknown>;
  remove: (api: Api, item: Item) => Promise<unknown>;
  messages: EditorMessages;
}

type Opened<Full> = { mode: "add"; record: null } | { mode: "edit"; record: Full };

export interface Editor<Item, Full, Values extends object> {
  items: UseQueryResult<Item[]>;
  options: EditorOptions<Item, Full, Values>;
  form: UseFormReturnType<Values>;
  opened: Opened<Full> | null;
  busy: boolean;
  banner: Banner | null;
  /** A kept draft was put into the form. */
  restored: boolean;
  show: (banner: Banner | null) => void;
  openNew: () => void;
  openEdit: (item: Item) => Promise<void>;
  discardDraft: () => void;
  /** Resets and closes; asks first where changes would be lost. */
  cancel: () => void;
  submit: () => Promise<void>;
  remove: (item: Item) => Promise<void>;
  /** Runs another write of the screen, says how it went and reloads. True where it went well. */
  run: (write: () => Promise<unknown>, success: string, failure: string) => Promise<boolean>;
}

/** The one pattern of all editors: a list, and one form for adding and editing (spec/back-office.md section 2). */
export function useEditor<Item, Full, Values extends object>(
  options: EditorOptions<Item, Full, Values>,
): Editor<Item, Full, Values> {
  const api = useApi();
  const { language } = useLanguage();
  const t = useWords(editorWords);
  const client = useQueryClient();
  const items = useApiQuery(options.list);
  const [opened, setOpened] = useState<Opened<Full> | null>(null);
  const [draft, setDraft] = useState("");
  const [busy, setBusy] = useState(false);
  const [restored, setRestored] = useState(false);
  const [banner, show] = useState<Banner | null>(null);
  const form = useForm<Values>({ initialValues: options.empty });
  const dirty = opened !== null && form.isDirty();
  useUnsavedWarning(dirty, () => keepDraft(draft, form.values));

  useEffect(() => {
    if (!dirty) return;
    const timer = setTimeout(() => keepDraft(draft, form.values), 500);
    return () => clearTimeout(timer);
  }, [dirty, draft, form.values]);

  function open(next: Opened<Full>, name: string, values: Values): void {
    const kept = readDraft<Values>(name);
    form.setInitialValues(values);
    form.setValues(kept ?? values);
    form.clearErrors();
    setRestored(kept !== null);
    setDraft(name);
    setOpened(next);
    show(null);
    window.scrollTo({ top: 0 });
  }

  function close(): void {
    dropDraft(draft);
    setOpened(null);
    setRestored(false);
    form.setInitialValues(options.empty);
    form.setValues(options.empty);
    form.clearErrors();
  }

  function fail(error: unknown, text: string): void {
    // The client has sent a signed-out user to the sign-in screen already; the draft waits for the return.
    if (isApiError(error))
      form.setErrors(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])));
    show({ tone: "error", text });
    window.scrollTo({ top: 0, behavior: "smooth" });
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

  return {
    items,
    options,
    form,
    opened,
    busy,
    banner,
    restored,
    show,
    run,
    openNew: () => open({ mode: "add", record: null }, `${options.name}:new`, options.empty),

    async openEdit(item) {
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
    },

    discardDraft() {
      dropDraft(draft);
      setRestored(false);
      form.reset();
    },

    cancel() {
      if (!dirty || window.confirm(t.unsaved)) close();
    },

    async submit() {
      if (!opened || busy) return;
      const errors = options.check(form.values, opened.record, language);
      form.setErrors(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
      if (errors[0]) return fail(null, errors[0].message);
      setBusy(true);
      try {
        await options.save(api, form.values, opened.record);
        const { added, updated } = options.messages;
        show({ tone: "success", text: opened.mode === "add" ? added : updated });
        close();
        await client.invalidateQueries();
      } catch (error) {
        fail(error, options.messages.failedToSave(messageOf(error)));
      } finally {
        setBusy(false);
      }
    },

    async remove(item) {
      const { confirmDelete, deleted, failedToDelete } = options.messages;
      if (!window.confirm(confirmDelete(options.labelOf(item)))) return;
      const gone = await run(() => options.remove(api, item), deleted, failedToDelete);
      if (gone && draft === `${options.name}:${options.idOf(item)}`) close();
    },
  };
}
