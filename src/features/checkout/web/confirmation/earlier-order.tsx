import { Button } from "#kit/web/ui/button.tsx";
import { Notice } from "#kit/web/ui/notice.tsx";
import { useWords } from "#kit/web/words.ts";
import { checkoutWords } from "../../checkout.words.ts";
import styles from "../checkout-page.module.css";
import type { ConfirmedOrder } from "./confirmed-order.ts";

interface Props {
  order: ConfirmedOrder;
  onShow: () => void;
}

/** The way back to an order that was placed before the cart was filled again. */
export function EarlierOrder({ order, onShow }: Props) {
  const words = useWords(checkoutWords);
  const show = (
    <Button variant="quiet" size="small" onClick={onShow}>
      {words.showEarlier}
    </Button>
  );
  return (
    <Notice tone="success" action={show} className={styles.earlier}>
      {words.earlier(order.number)}
    </Notice>
  );
}
