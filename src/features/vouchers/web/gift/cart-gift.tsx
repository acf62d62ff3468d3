import { lazy, Suspense, useState } from "react";
import type { CartLine } from "#features/cart/index.ts";
import { cart } from "#features/cart/web/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { useAnnounce } from "#kit/web/ui/feedback/announce.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { Spinner } from "#kit/web/ui/feedback/spinner.tsx";
import { lastGiftDay } from "../../gift-rules.ts";
import styles from "./gift.module.css";
import { giftWords } from "./gift.words.ts";
import { GiftOfLine } from "./gift-of-line.tsx";
import { errorsOf, giftLineOf, NO_WISH } from "./gift-values.ts";

const GiftForm = lazy(() => import("./gift-form.tsx").then(({ GiftForm }) => ({ default: GiftForm })));

interface Props {
  line: CartLine;
  /** By which the cart knows the line. */
  lineKey: string;
  name: string;
  /** How long its voucher is valid. */
  months: number;
}

/** A line of the cart that is sold as a voucher: made a gift, changed, or no gift any more. */
export function CartGift({ line, lineKey, name, months }: Props) {
  const words = useWords(giftWords);
  const announce = useAnnounce();
  const [isOpen, setOpen] = useState(false);
  const { gift } = line;
  const today = pragueDay(new Date());
  const lastDay = lastGiftDay(today, months);
  if (isOpen) {
    const { line: id, ...wish } = gift ?? { ...NO_WISH, line: "" };
    return (
      <Suspense fallback={<Spinner />}>
        <GiftForm
          title={words.titleOf(name)}
          wish={wish}
          today={today}
          lastDay={lastDay}
          product={{ id: line.id, variant: line.variant?.id }}
          submit={words.save}
          onCancel={() => setOpen(false)}
          onSubmit={(wished) => {
            cart.setGift(lineKey, id ? { ...wished, line: id } : giftLineOf(wished));
            announce(words.saved);
            setOpen(false);
          }}
        >
          {gift && (
            <Button
              variant="quiet"
              onClick={() => {
                cart.setGift(lineKey, undefined);
                setOpen(false);
              }}
            >
              {words.remove}
            </Button>
          )}
        </GiftForm>
      </Suspense>
    );
  }
  const { day } = gift ? errorsOf(gift, today, lastDay) : {};
  return (
    <div className={styles.offer}>
      <GiftOfLine gift={gift} className={styles.note} />
      {day === "past" && <Notice tone="error">{words.past}</Notice>}
      <div>
        <Button
          variant="quiet"
          size="small"
          aria-label={gift ? words.changeOf(name) : words.makeOf(name)}
          onClick={() => setOpen(true)}
        >
          {gift ? words.change : words.open}
        </Button>
      </div>
    </div>
  );
}
