import { formatMoment } from "#kit/contract/format-date.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { useWords } from "#kit/web/words.ts";
import type { CustomerOrder } from "../../customer-order.contract.ts";
import { customerOrderWords } from "../../customer-order.words.ts";
import styles from "./order-sheet.module.css";

/** The way of an order from its placing to its end, with the moments that are known. */
export function OrderCourse({ order }: { order: CustomerOrder }) {
  const words = useWords(customerOrderWords);
  const { language } = useLanguage();
  const { created_at, payment, shipped_at, delivered_at, status } = order;
  const isDone = status === "completed" || status === "done";
  const steps = [
    { label: words.placed, at: created_at, done: true },
    { label: words.paidStep, at: payment.paid_at, done: payment.state !== "waiting" },
    { label: words.shippedStep, at: shipped_at, done: status === "shipped" || shipped_at !== null },
    { label: words.doneStep, at: delivered_at, done: isDone },
  ].filter(({ done, label }) => done || !isDone || label !== words.shippedStep);
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
