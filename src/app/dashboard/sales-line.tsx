import { Text } from "@mantine/core";
import { useState } from "react";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { Today } from "./dashboard.contract.ts";
import styles from "./dashboard.module.css";
import { dashboardWords } from "./dashboard.words.ts";
import { Sales } from "./sales.tsx";

/** This month against the last one; the whole year is a tap away, and asked for only then. */
export function SalesLine({ sales }: { sales: NonNullable<Today["sales"]> }) {
  const t = useWords(dashboardWords);
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const said = ({ orders, received }: typeof sales.this_month) =>
    t.monthSold(formatMoneyExact(received, language), orders);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <Text span>
          {t.thisMonth}: <b>{said(sales.this_month)}</b>
          <Text span c="dimmed">
            {" "}
            · {t.lastMonth}: {said(sales.last_month)}
          </Text>
        </Text>
      </summary>
      {isOpen && <Sales />}
    </details>
  );
}
