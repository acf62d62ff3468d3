import { useEffect, useId, useRef, useState } from "react";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { useBackClosesDialog } from "#kit/web/ui/covering/back-closes.ts";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { Spinner } from "#kit/web/ui/feedback/spinner.tsx";
import type { GiftWish } from "../../gifts.contract.ts";
import styles from "./gift.module.css";
import { giftWords } from "./gift.words.ts";

interface Props {
  product: { id: string; variant?: number | undefined };
  wish: GiftWish;
}

/** Opens the very paper with what is written now, drawn by the server, on any phone: phones show no PDF in a page. */
export function GiftPreview({ product, wish }: Props) {
  const words = useWords(giftWords);
  const api = useApi();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackClosesDialog(dialog);
  const canvas = useRef<HTMLCanvasElement>(null);
  const asked = useRef(0);
  const [pdf, setPdf] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { recipient, dedication, design } = wish;

  useEffect(() => {
    if (pdf) return () => URL.revokeObjectURL(pdf);
  }, [pdf]);

  async function open(): Promise<void> {
    const turn = ++asked.current;
    dialog.current?.showModal();
    setPdf(null);
    setError(null);
    try {
      const body = {
        product: product.id,
        variant: product.variant ?? null,
        gift: { recipient, dedication, design },
      };
      const [blob, { drawFirstPage }] = await Promise.all([
        api.blob("/vouchers/preview", undefined, body),
        import("./draw-first-page.ts"),
      ]);
      if (turn !== asked.current) return;
      setPdf(URL.createObjectURL(blob));
      if (canvas.current) await drawFirstPage(await blob.arrayBuffer(), canvas.current);
    } catch (reason) {
      if (turn === asked.current) setError(messageOf(reason));
    }
  }

  return (
    <div>
      <Button variant="quiet" onClick={() => void open()}>
        {words.preview}
      </Button>
      <dialog ref={dialog} className={styles.preview} aria-labelledby={title}>
        <div className={styles.previewHead}>
          <h2 id={title} className={styles.title}>
            {words.previewTitle}
          </h2>
          <Button variant="quiet" size="small" onClick={() => dialog.current?.close()}>
            {words.close}
          </Button>
        </div>
        {error && <Notice tone="error">{words.previewFailed(error)}</Notice>}
        {!pdf && !error && (
          <>
            <p role="status">{words.previewWaiting}</p>
            <Spinner />
          </>
        )}
        <canvas
          ref={canvas}
          role="img"
          aria-label={words.previewAlt([recipient, dedication].filter(Boolean).join(", "))}
          hidden={!pdf}
          className={styles.sheet}
        />
        {pdf && (
          <p className={styles.previewFoot}>
            <a href={pdf} target="_blank" rel="noopener">
              {words.previewPdf}
            </a>
          </p>
        )}
      </dialog>
    </div>
  );
}
