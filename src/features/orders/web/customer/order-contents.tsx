import { Price } from "#kit/web/ui/price.tsx";
import { useWords } from "#kit/web/words.ts";
import type { CustomerOrder } from "../../customer-order.contract.ts";
import { customerOrderWords } from "../../customer-order.words.ts";
import styles from "./order-sheet.module.css";

/** What was ordered, what it costs and where it goes. */
export function OrderContents({ order }: { order: CustomerOrder }) {
  const words = useWords(customerOrderWords);
  return (
    <section aria-labelledby="contents-title" className={styles.part}>
      <h2 id="contents-title" className={styles.title}>
        {words.items}
      </h2>
      <ul className={styles.lines}>
        {order.items.map(({ id, name, quantity, price }) => (
          <li key={id} className={styles.line}>
            <span>
              {words.pieces(quantity)} {name}
            </span>
            <Price czk={price * quantity} />
          </li>
        ))}
        <li className={styles.line}>
          <span>{words.shipping(order.shipping_name)}</span>
          <Price czk={order.shipping_price} />
        </li>
        <li className={styles.total}>
          <span>{words.total}</span>
          <Price czk={order.total} />
        </li>
      </ul>
      <p className={styles.address}>
        <span className={styles.label}>{words.address}</span>
        {order.customer_name}, {order.customer_address}
      </p>
    </section>
  );
}
