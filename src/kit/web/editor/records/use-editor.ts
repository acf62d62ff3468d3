import { useForm } from "@mantine/form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isApiError, isNotFound, messageOf } from "../../api/api-error.ts";
import { useApiQuery } from "../../api/queries.ts";
import { useLanguage } from "../../language/language.tsx";
import { useWords } from "../../language/words.ts";
import { useApi } from "../../page-context.ts";
import { type Conflict, conflictIn } from "../conflict/conflict.ts";
import { versionsWords } from "../conflict/versions.words.ts";
import { dropDraft, keepDraft, readDraft, withTyped } from "../drafts.ts";
import type { Editable, Editor, EditorOptions, Missing, Opened } from "../editor.ts";
import { editorWords } from "../editor.words.ts";
import type { Banner } from "../screen-banner.tsx";
import { useUnsavedWarning } from "../use-unsaved-warning.ts";
import { type RecordPlace, useRecordPlace } from "./record-place.ts";
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

interface Opening {
  key: string;
  /** The place that the address asked for. */
  asked: string;
  toCopy: boolean;
}

/** No record of the list has the key that the address names. */
class NoSuchRecord extends Error {}

interface Run {
  write: () => Promise<unknown>;
  success: string;
  failure: string;
}

/**
 * The one pattern of all editors: a list, and one form for adding and editing. Which of them is shown, the address says:
 * the form of a record has an address of its own.
 */
export function useEditor<Item extends Pick<Editable, "id">, Full extends Editable, Values extends object>(
  options: EditorOptions<Item, Full, Values>,
): Editor<Item, Full, Values> {
  const api = useApi();
  const { language } = useLanguage();
  const t = useWords(editorWords);
  const v = useWords(versionsWords);
  const client = useQueryClient();
  const items = useApiQuery(options.list);
  const { place, ...ways } = useRecordPlace(options, options.idOf);
  const wanted = JSON.stringify(place);
  const latest = useRef(wanted);
  latest.current = wanted;
  /** The form is closed by its own button: nothing is asked, and nothing kept. */
  const leaving = useRef(false);
  const [opened, setOpened] = useState<Opened<Full> | null>(null);
  const [draft, setDraft] = useState("");
  const [restored, setRestored] = useState(false);
  const [conflict, setConflict] = useState<Conflict<Full, Values> | null>(null);
  const [gone, setGone] = useState(false);
  const [missing, setMissing] = useState<Missing | null>(null);
  const [generation, setGeneration] = useState(0);
  const [banner, show] = useState<Banner | null>(null);
  const form = useForm<Values>({ initialValues: options.empty });
  const dirty = opened !== null && form.isDirty();
  const basis = opened?.record?.updated_at ?? null;
  const keep = (values: Values) =>
    leaving.current || keepDraft(draft, { values, basis } satisfies Draft<Values>);
  useUnsavedWarning(() => dirty && !leaving.current, { keep: () => keep(form.values) });
  const dirtyDraft = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` changes with the draft's name and its basis
  useEffect(() => {
    // What is as stored again is no draft any more.
    if (!dirty && dirtyDraft.current === draft) dropDraft(draft);
    dirtyDraft.current = dirty ? draft : null;
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
    // A form that is open already takes the values anew.
    setGeneration((count) => count + 1);
    window.scrollTo({ top: 0 });
  }

  /** Nothing of a form that was closed stays; what was typed waits as a draft. */
  function reset(): void {
    // What is shown is no longer dirty, and that drops no draft.
    dirtyDraft.current = null;
    setDraft("");
    setOpened(null);
    setMissing(null);
    setRestored(false);
    setConflict(null);
    setGone(false);
    form.setInitialValues(options.empty);
    form.setValues(options.empty);
    form.clearErrors();
  }

  /** Leads back to the list; what was typed is stored, or not wanted. */
  function close(): void {
    leaving.current = true;
    dropDraft(draft);
    ways.toList();
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
    mutationFn: ({ key }: Opening) => find(key),
    onSuccess: (record, { asked, toCopy }) => {
      if (latest.current !== asked) return;
      const id = options.idOf(record.item);
      const { full } = record;
      if (toCopy) {
        open(
          { mode: "add", record: null },
          `${options.name}:copy:${id}`,
          options.toCopy?.(full) ?? options.empty,
        );
        return;
      }
      if (record.address) ways.rename(record.address);
      open({ mode: "edit", record: full }, `${options.name}:${id}`, options.toValues(full));
    },
    onError: (error, { asked }) => {
      if (latest.current !== asked) return;
      const { failedToLoadOne: words } = options.messages;
      const isGone = error instanceof NoSuchRecord || isNotFound(error);
      setMissing({ isGone, again: () => openPlace(JSON.parse(asked)) });
      if (isGone) show(null);
      else {
        const reason = messageOf(error);
        // What is refused to a role is said as it is: the words of a fault would invite another try.
        const isRefused = isApiError(error) && error.status === 403;
        show({ tone: "error", text: isRefused ? reason : typeof words === "string" ? words : words(reason) });
      }
    },
  });

  /** The record of a key, which may be an id where records have other keys; with its one address where that is another. */
  async function find(key: string): Promise<{ full: Full; item: Item; address?: string }> {
    const listed = async () => {
      const records = items.data ?? (await options.list.fetch(api.in(language)));
      const byKey = records.find((item) => String(options.idOf(item)) === key);
      return byKey ?? records.find(({ id }) => String(id) === key);
    };
    const { load } = options;
    if (load) {
      const full = await load(api, key).catch((error) => {
        if (isNotFound(error)) return null;
        throw error;
      });
      // What a form holds of a record is enough to name it.
      if (full) return { full, item: full as unknown as Item };
      const item = await listed();
      const found = item && String(options.idOf(item)) !== key ? String(options.idOf(item)) : null;
      const other = found === null ? null : await load(api, found);
      if (!item || !other) throw new NoSuchRecord();
      return { full: other, item, address: ways.addressOf(item) };
    }
    const item = await listed();
    if (!item) throw new NoSuchRecord();
    return { full: item as unknown as Full, item };
  }

  function openPlace(place: RecordPlace): void {
    setMissing(null);
    show(null);
    const asked = JSON.stringify(place);
    if (place.mode === "edit") opening.mutate({ key: place.key, asked, toCopy: false });
    else if (place.mode === "add" && place.copyOf !== null)
      opening.mutate({ key: place.copyOf, asked, toCopy: true });
    else open({ mode: "add", record: null }, `${options.name}:new`, options.empty);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address asks for something else
  useEffect(() => {
    leaving.current = false;
    if (opened || missing) reset();
    if (place.mode !== "list") openPlace(place);
  }, [wanted]);

  // What a new record begins with may come after its form, such as the name of who is signed in.
  const begins = JSON.stringify(options.empty);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when it has come
  useEffect(() => {
    const isNew = opened?.mode === "add" && place.mode === "add" && place.copyOf === null;
    if (!isNew || restored || form.isDirty()) return;
    form.setInitialValues(options.empty);
    form.setValues(options.empty);
    setGeneration((count) => count + 1);
  }, [begins]);

  useAskedRecord(place, ways, items.data);

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

  return {
    items,
    options,
    form,
    place,
    list: ways.list,
    addressOf: ways.addressOf,
    opened,
    missing,
    busy,
    banner,
    restored,
    draft: dirty ? { name: draft, keep: () => keep(form.values) } : null,
    conflict,
    gone,
    generation,
    show,
    run,
    openNew: ways.toNew,

    openEdit: ways.toRecord,

    openCopy: options.toCopy ? ways.toCopy : null,

    toList: ways.toList,

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
      if (gone) dropDraft(`${options.name}:${options.idOf(item)}`);
      // A form of what is not there any more leads back to the list.
      if (gone && place.mode === "edit") close();
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

/** Leads from the addresses by which other screens ask a list for a record to the record's own. */
function useAskedRecord<Item extends { id: string | number | null }>(
  place: RecordPlace,
  { asked, formOf, addressOf, rename }: Omit<ReturnType<typeof useRecordPlace<Item>>, "place">,
  items: Item[] | undefined,
): void {
  const { key, id } = place.mode === "list" ? asked : { key: null, id: null };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wish, as soon as the list is there
  useEffect(() => {
    if (key !== null) rename(formOf(key));
    else if (id !== null && items) {
      const item = items.find((one) => String(one.id) === id);
      rename(item ? addressOf(item) : formOf(id));
    }
  }, [key, id, items !== undefined]);
}
