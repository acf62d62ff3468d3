import { type FormEvent, useEffect, useState } from "react";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { Spinner } from "#kit/web/ui/feedback/spinner.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { useHydrated } from "#kit/web/ui/hydration/use-hydrated.ts";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { giftVoucherWords } from "../gift-voucher.words.ts";
import { readCode } from "../voucher-code.ts";
import type { VoucherBalance, VouchersEndpoints } from "../vouchers.contract.ts";
import { CodeHint } from "./code-hint.tsx";
import { FoundVoucher } from "./found-voucher.tsx";
import styles from "./gift-voucher-page.module.css";

export const handle: PageRules = { noindex: true };

/** /gift-voucher: what is left on a voucher over an amount, by its link, its QR code or its typed code. */
export default function GiftVoucherPage() {
  const words = useWords(giftVoucherWords);
  const call = useApi().of<VouchersEndpoints>();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [found, setFound] = useState<VoucherBalance | null>(null);

  async function lookUp(code: string): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      setFound(await call("POST /vouchers/balance", { body: { code } }));
    } catch (failure) {
      setError(messageOf(failure));
    }
    setBusy(false);
  }

  // The code stands behind the `#`, which browsers send to nobody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page is there
  useEffect(() => {
    const given = readCode(location.hash);
    if (!given) return;
    setTyped(given);
    void lookUp(given);
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const code = readCode(typed);
    setWrong(code ? undefined : words.codeWrong);
    if (code) void lookUp(code);
  }

  return (
    <Section level={1} kicker={words.kicker} title={words.title} lead={words.lead}>
      <PageHead title={words.title} description={words.description} />
      <div className={styles.column}>
        {found ? (
          <FoundVoucher found={found} code={readCode(typed) ?? typed} onOther={() => setFound(null)} />
        ) : hydrated ? (
          <form method="post" noValidate onSubmit={submit} className={styles.form}>
            {error && <Notice tone="error">{error}</Notice>}
            <TextField
              label={words.code}
              hint={<CodeHint text={words.codeHint} />}
              name="code"
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              error={wrong}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button type="submit" disabled={busy}>
              {busy ? words.looking : words.show}
            </Button>
          </form>
        ) : (
          <Spinner needsScript={words.needsScript} />
        )}
      </div>
    </Section>
  );
}
