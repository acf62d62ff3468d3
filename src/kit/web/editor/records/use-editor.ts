import { useForm } from "@mantine/form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { isApiError, isNotFound, messageOf } from "../../api/api-error.ts";
import { useApiQuery } from "../../api/queries.ts";
import { useLanguage } from "../../language/language.tsx";
import { useWords } from "../../language/words.ts";
import { useApi } from "../../page-context.ts";
import { type Conflict, conflictIn } from "../conflict/conflict.ts";
import { versionsWords } from "../conflict/versions.words.ts";
import { dropDraft, keepDraft, readDraft, withTyped } from "../drafts.ts";
import type { Editable, Editor, EditorOptions, Opened } from "../editor.ts";
import { editorWords } from "../editor.words.ts";
import type { Banner } from "../screen-banner.tsx";
import { useUnsavedWarning } from "../use-unsaved-warning.ts";
import { bringBack, removalEntry } from "./undo-removal.ts";

/** A kept draft with the version that it was typed on; null for a new record. */
interface Draft<Values> {
  values: Values;
  basis: string | null;
}

interface Written<Full, Values> {
  values: Values;
  /** The stored record that is written; null: a new one. */
  record: Full | null;
}

interface Opening<Item, Full, Values> {
  item: Item;
  /** Null where the record itself is edited. */
  toCopy: ((record: Full) => Values) | null;
}

interface Run {
  write: () => Promise<unknown>;
  success: string;
  failure: string;
}

/** The one pattern of all editors: a list, and one form for adding and editing. */
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
    form.setValues(kept ? withTyped(values, kept.values) : values);
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

  const saving = useMutation({
    mutationFn: ({ values, record }: Written<Full, Values>) =>
      options.save(api.basedOn(record?.updated_at ?? null), values, record),
    onSuccess: (_, { record }) => {
      const { added, updated } = options.messages;
      show({ tone: "success", text: record ? updated : added });
      close();
      return client.invalidateQueries();
    },
    onError: (error, { record }) => {
      if (!record || !isNotFound(error)) return fail(error, options.messages.failedToSave(messageOf(error)));
      setGone(true);
      show(null);
    },
  });

  const running = useMutation({
    mutationFn: ({ write }: Run) => write(),
    onSuccess: (_, { success }) => {
      show({ tone: "success", text: success });
      return client.invalidateQueries();
    },
    onError: (error, { failure }) => fail(error, failure),
  });

  const opening = useMutation({
    mutationFn: ({ item }: Opening<Item, Full, Values>) => options.load(api, item),
    onSuccess: (record, { item, toCopy }) => {
      const id = options.idOf(item);
      if (!toCopy) return open({ mode: "edit", record }, `${options.name}:${id}`, options.toValues(record));
      open({ mode: "add", record: null }, `${options.name}:copy:${id}`, toCopy(record));
      // A form that is open already takes the copy's values anew.
      setGeneration((count) => count + 1);
    },
    onError: (error) => {
      const { failedToLoadOne: words } = options.messages;
      show({ tone: "error", text: typeof words === "string" ? words : words(messageOf(error)) });
    },
  });

  const busy = saving.isPending || running.isPending || opening.isPending;

  function write(values: Values, record: Full | null): void {
    const errors = options.check(values, record, language);
    form.setErrors(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
    if (errors[0]) {
      fail(null, errors[0].message);
      return;
    }
    const question = options.askBeforeSave?.(values);
    if (!question || window.confirm(question)) saving.mutate({ values, record });
  }

  function run(write: Run["write"], success: string, failure: string): Promise<boolean> {
    return running.mutateAsync({ write, success, failure }).then(
      () => true,
      () => false,
    );
  }

  const openEdit = (item: Item) => opening.mutate({ item, toCopy: null });
  const { toCopy } = options;

  useAskedRecord(items.data, openEdit);

  return {
    items,
    options,
    form,
    opened,
    busy,
    banner,
    restored,
    draft: dirty ? { name: draft, keep: () => keep(form.values) } : null,
    conflict,
    gone,
    generation,
    show,
    run,
    openNew: () => open({ mode: "add", record: null }, `${options.name}:new`, options.empty),

    openEdit,

    openCopy: toCopy ? (item) => opening.mutate({ item, toCopy }) : null,

    discardDraft() {
      dropDraft(draft);
      setRestored(false);
      setConflict(null);
      form.reset();
    },

    cancel() {
      if (!dirty || window.confirm(t.unsaved)) close();
    },

    submit() {
      if (opened && !busy) write(form.values, opened.record);
    },

    saveOver(values) {
      if (!conflict) return;
      rebase(conflict.record, values);
      write(values, conflict.record);
    },

    takeTheirs() {
      if (!conflict) return;
      rebase(conflict.record, conflict.theirs);
      dropDraft(draft);
      setRestored(false);
      show({ tone: "success", text: v.tookTheirs });
    },

    decideLater: () => setConflict(null),

    saveAsNew() {
      setOpened({ mode: "add", record: null });
      setGone(false);
      write(form.values, null);
    },

    renew(record, changed) {
      form.setInitialValues(options.toValues(record));
      form.setValues({ ...form.values, ...changed });
      setOpened({ mode: "edit", record });
    },

    async remove(item) {
      const { confirmDelete, deleted, failedToDelete } = options.messages;
      const question = [
        options.askBeforeRemove?.(item, items.data ?? []),
        confirmDelete(options.labelOf(item)),
      ];
      if (!window.confirm(question.filter(Boolean).join("\n\n"))) return;
      const gone = await run(() => options.remove(api, item), deleted, failedToDelete);
      // One that was opened since the question stays open.
      if (gone && opened && draft === `${options.name}:${options.idOf(item)}`) close();
      const entry = gone && item.id !== null ? await removalEntry(api, options.name, item.id) : null;
      if (entry === null) return;
      const back = () => void run(() => bringBack(api, entry), t.broughtBack, t.notBroughtBack);
      // Unless something else was said meanwhile.
      show((said) => (said?.text === deleted ? { ...said, undo: { label: t.bringBack, run: back } } : said));
    },
  };
}

/** Drafts of an earlier form of this program have no values of their own. */
function keptIn<Values>(draft: Draft<Values> | null): Draft<Values> | null {
  return draft && typeof draft === "object" && "values" in draft && "basis" in draft ? draft : null;
}

/** Opens the record that the address asks for by `?record={id}`, once the list is there; each wish once. */
function useAskedRecord<Item extends { id: string | number | null }>(
  items: Item[] | undefined,
  open: (item: Item) => void,
): void {
  const asked = useSearchParams()[0].get("record");
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (asked === null || opened.current === asked) return;
    const item = items?.find(({ id }) => String(id) === asked);
    if (!item) return;
    opened.current = asked;
    open(item);
  });
}
