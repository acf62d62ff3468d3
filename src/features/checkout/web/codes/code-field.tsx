import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { cart } from "#features/cart/web/index.ts";
import { foldedCode } from "#features/discounts/index.ts";
import { readCode } from "#features/vouchers/index.ts";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { useAnnounce } from "#kit/web/ui/feedback/announce.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { codesWords } from "../../codes.words.ts";
import styles from "./code-field.module.css";
import { putCode } from "./put-code.ts";
import { askForCode, type Codes, codeQuery, type ShownCode } from "./use-codes.ts";

interface Props {
  codes: Codes;
  /** What is said of a gift voucher beside what is left on it. */
  voucherNote?: string;
}

/** One field for discount codes and gift vouchers, and what those that are in the cart bring. */
export function CodeField({ codes, voucherNote = "" }: Props) {
  const words = useWords(codesWords);
  const api = useApi();
  const client = useQueryClient();
  const { language } = useLanguage();
  const announce = useAnnounce();
  const input = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [fault, setError] = useState<string>();
  /** A voucher that is no money but a ride or a course. */
  const [ride, setRide] = useState<string | null>(null);

  async function apply(): Promise<void> {
    const text = typed.trim();
    if (busy) return;
    if (text === "") return setError(words.empty);
    if (codes.shown.some(({ code }) => isSame(code, text))) return setError(words.have);
    setBusy(true);
    setError(undefined);
    setRide(null);
    try {
      const known = await askForCode(api.in(language), text);
      const { code } = "discount" in known ? known.discount : known.voucher;
      client.setQueryData([language, ...codeQuery(code).key], known);
      putCode(code);
      setTyped("");
      announce(words.applied(code));
    } catch (error) {
      setError(messageOf(error));
      if (isApiError(error) && error.status === 409) setRide(readCode(text));
    }
    setBusy(false);
  }

  function remove({ text, code }: ShownCode): void {
    cart.removeCode(text);
    client.removeQueries({ queryKey: [language, ...codeQuery(text).key] });
    announce(words.removed(code));
    // The pressed button is gone.
    input.current?.querySelector("input")?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.codes}>
      <div ref={input} className={styles.entry}>
        <TextField
          label={words.label}
          name="code"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          value={typed}
          error={fault}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setError(undefined);
            setRide(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // The field stands inside the checkout's form, which shall not be sent by it.
            event.preventDefault();
            void apply();
          }}
        />
        <Button variant="quiet" disabled={busy} onClick={() => void apply()} className={styles.apply}>
          {busy ? words.checking : words.apply}
        </Button>
      </div>
      {ride && (
        <ButtonLink to={`/book#${ride}`} variant="quiet" size="small">
          {words.chooseDate}
        </ButtonLink>
      )}
      {codes.shown.length > 0 && (
        <ul aria-label={words.yours} className={styles.list}>
          {codes.shown.map((shown) => (
            <li key={shown.text} className={styles.code} data-fault={shown.fault !== null || undefined}>
              <div>
                <strong className={styles.name}>{shown.code}</strong>
                <p className={styles.brings}>{shown.fault ?? shown.brings}</p>
                {noteOf(shown, voucherNote) && <p className={styles.note}>{noteOf(shown, voucherNote)}</p>}
              </div>
              <button
                type="button"
                aria-label={words.remove(shown.code)}
                className={styles.remove}
                onClick={() => remove(shown)}
              >
                <Icon icon="xmark" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function noteOf({ code, note, fault }: ShownCode, voucherNote: string): string {
  if (fault !== null) return "";
  return readCode(code) === null ? note : voucherNote;
}

function isSame(code: string, text: string): boolean {
  return foldedCode(code) === foldedCode(readCode(text) ?? text);
}
