import { CloseButton, Loader, Modal, TextInput } from "@mantine/core";
import { useDebouncedValue, useMediaQuery } from "@mantine/hooks";
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { FoundGroup } from "#app/search/search.contract.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { noteOpened, recentlyOpened } from "./recently-opened.ts";
import styles from "./search.module.css";
import { searchQuery } from "./search.queries.ts";
import { searchWords } from "./search.words.ts";

/** Fingers rest this long between words; whoever types on asks once. */
const REST_MS = 120;
const MOST_LETTERS = 300;

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

interface Hit {
  to: string;
  title: string;
  detail: string;
}

interface Shown {
  name: string;
  hits: Hit[];
}

/** The search over everything: a field whose arrows choose among links (the combobox pattern). */
export default function SearchPalette({ isOpen, onClose }: Props) {
  const isPhone = useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
  const t = useWords(searchWords);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      withCloseButton={false}
      aria-label={t.search}
      fullScreen={isPhone ?? false}
      size="lg"
      padding={0}
      yOffset="10dvh"
      transitionProps={{ duration: 0 }}
    >
      <Palette onClose={onClose} />
    </Modal>
  );
}

function Palette({ onClose }: Pick<Props, "onClose">) {
  const t = useWords(searchWords);
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { groups, isAsking, isFailed, isSettled } = useFound(typed);
  const hits = groups.flatMap((group) => group.hits);
  const at = Math.min(chosen, hits.length - 1);
  const optionId = (place: number) => `${id}-option-${place}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer begins at its first
  useEffect(() => setChosen(0), [typed, groups.length]);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  });

  function open(hit: Hit): void {
    noteOpened(hit);
    onClose();
    void navigate(hit.to);
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setChosen((at + step + hits.length) % hits.length);
    }
    const hit = hits[at];
    if (event.key !== "Enter" || !hit || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) window.open(hit.to, "_blank", "noopener");
    else open(hit);
  }

  function click(event: MouseEvent, hit: Hit): void {
    // With a key held the browser opens a window or a tab by itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(hit);
  }

  let place = -1;
  return (
    <div className={styles.palette}>
      <TextInput
        data-autofocus
        size="md"
        variant="unstyled"
        className={styles.field}
        aria-label={t.field}
        placeholder={t.field}
        type="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MOST_LETTERS}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={press}
        leftSection={isAsking ? <Loader size="xs" /> : <Icon icon="magnifying-glass" />}
        rightSection={<CloseButton aria-label={t.close} onClick={onClose} />}
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={hits.length > 0 ? optionId(at) : undefined}
      />
      <p className={styles.said} role="status">
        {isFailed && t.failed}
        {!isFailed && isSettled && hits.length === 0 && t.none(typed.trim())}
        {!isFailed && isSettled && hits.length > 0 && (
          <span className={styles.count}>{t.found(hits.length)}</span>
        )}
        {typed.trim() === "" && hits.length === 0 && `${t.hint} ${t.nothingYet}`}
      </p>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t.results} className={styles.list}>
        {groups.map(({ name, hits }, group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no set of fields
          <div key={name} role="group" aria-labelledby={`${id}-group-${group}`}>
            <div id={`${id}-group-${group}`} role="presentation" className={styles.kind}>
              {name}
            </div>
            {hits.map((hit) => {
              place += 1;
              const here = place;
              return (
                <a
                  key={`${hit.to} ${hit.title}`}
                  id={optionId(here)}
                  href={hit.to}
                  role="option"
                  tabIndex={-1}
                  aria-selected={here === at}
                  className={styles.option}
                  onClick={(event) => click(event, hit)}
                  onPointerMove={() => setChosen(here)}
                >
                  <span className={styles.title}>{hit.title}</span>
                  {hit.detail && <span className={styles.detail}>{hit.detail}</span>}
                </a>
              );
            })}
          </div>
        ))}
      </div>
      <p className={styles.keys} aria-hidden="true">
        {t.keys}
      </p>
    </div>
  );
}

/** What is shown for what is typed: the answer, the one before it while it is asked, or what was opened last. */
function useFound(typed: string) {
  const t = useWords(searchWords);
  const q = typed.trim();
  const [asked] = useDebouncedValue(q, REST_MS);
  const isBlank = q === "";
  const query = useApiQuery(searchQuery(asked), asked !== "" && !isBlank);
  // The answer before stands until the next one is there: nothing flickers while somebody types.
  const last = useRef<FoundGroup[]>([]);
  if (query.data) last.current = query.data;
  const data = query.data ?? last.current;
  const recent = recentlyOpened().map((one) => ({ ...one, detail: "" }));
  const groups: Shown[] = isBlank
    ? recent.length > 0
      ? [{ name: t.recent, hits: recent }]
      : []
    : data.map(({ name, found }) => ({ name, hits: found }));
  const isAsking = !isBlank && (asked !== q || query.isFetching);
  return { groups, isAsking, isFailed: !isBlank && query.isError, isSettled: !isBlank && !isAsking };
}
