import { useEffect, useState } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { useAnnounce } from "#kit/web/ui/feedback/announce.tsx";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { bankTransferWords } from "../bank-transfer.words.ts";
import styles from "./bank-transfer.module.css";

interface Props {
  /** What is copied, for screen readers. */
  what: string;
  text: string;
}

const SAID_MS = 2500;

/** Copies a text and says that it did. */
export function CopyButton({ what, text }: Props) {
  const words = useWords(bankTransferWords);
  const announce = useAnnounce();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(words.copiedOf(what));
    } catch {
      // Forbidden, or a page that came without TLS.
      announce(words.copyFailed);
    }
  }

  return (
    <button
      type="button"
      aria-label={(copied ? words.copiedOf : words.copyOf)(what)}
      data-copied={copied || undefined}
      className={styles.copy}
      onClick={() => void copy()}
    >
      <Icon icon={copied ? "check" : "copy"} />
      <span className={styles.copyText}>{copied ? words.copied : words.copy}</span>
    </button>
  );
}
