import { Kbd, UnstyledButton } from "@mantine/core";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { openSearch } from "./open-search.ts";
import styles from "./search.module.css";
import { searchWords } from "./search.words.ts";

/** The field in the header; on a phone the bar at the bottom has its place. */
export function SearchButton() {
  const t = useWords(searchWords);
  return (
    <UnstyledButton className={styles.button} onClick={openSearch} aria-keyshortcuts="Control+K Meta+K /">
      <Icon icon="magnifying-glass" />
      <span className={styles.buttonText}>{t.search}</span>
      <Kbd size="xs" aria-hidden="true">
        {isApple() ? "⌘K" : "Ctrl K"}
      </Kbd>
    </UnstyledButton>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
