import { orderViewStyles as styles } from "#features/orders/web/index.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import type { CustomerOrder } from "../customer-order.contract.ts";
import { customerOrderWords } from "../customer-order.words.ts";
import { isLeft } from "./order-state.ts";

/**
 * The way of an order from its placing to its end, with the moments that are known. One that was withdrawn from ends
 * there: what it has not come to, it never will.
 */
export function OrderCourse({ order }: { order: CustomerOrder }) {
  const words = useWords(customerOrderWords);
  const { language } = useLanguage();
  const { created_at, payment, shipped_at, delivered_at, vouchers_sent_at, status, is_pickup } = order;
  const mailed = useMailWords(words, order.email_hint);
  const { vouchersStep } = order.has_gift_by_mail ? words.noMail : mailed;
  const isShipped = status === "shipped" || shipped_at !== null;
  const isDone = status === "completed" || status === "done";
  const isOver = isLeft(order);
  const course = [
    { label: words.placed, at: created_at, done: true },
    { label: words.paidStep, at: payment.paid_at, done: payment.state !== "waiting" },
    // Vouchers go out by e-mail as soon as the order is paid, gifts on their day; what is no goods is never shipped.
    ...(order.has_vouchers
      ? [{ label: vouchersStep, at: vouchers_sent_at, done: vouchers_sent_at !== null }]
      : []),
    ...(isShipped || (order.has_parcel && !isDone)
      ? [{ label: is_pickup ? words.readyStep : words.shippedStep, at: shipped_at, done: isShipped }]
      : []),
    {
      label: is_pickup && order.has_parcel ? words.handedOverStep : words.doneStep,
      at: delivered_at,
      done: isDone,
    },
  ];
  const left = {
    label: words.leftStep,
    at: lastOf(order.items.map((item) => item.withdrawn_at)),
    done: true,
  };
  const steps = isOver ? [...course.filter(({ done }) => done), left] : course;
  return (
    <section aria-labelledby="course-title" className={styles.part}>
      <h2 id="course-title" className={styles.title}>
        {words.course}
      </h2>
      <ol className={styles.course}>
        {steps.map(({ label, at, done }) => (
          <li key={label} data-done={done || undefined} className={styles.step}>
            <span className={styles.stepName}>{label}</span>
            <span className={styles.stepTime}>{done ? at && formatMoment(at, language) : words.notYet}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The last of moments of ISO 8601 in UTC; null where none is known. */
function lastOf(moments: (string | null)[]): string | null {
  return (
    moments
      .filter((moment) => moment !== null)
      .sort()
      .at(-1) ?? null
  );
}
