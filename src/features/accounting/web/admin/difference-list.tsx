import { Anchor, List } from "@mantine/core";
import { Link } from "react-router";
import { orderNumber } from "#features/orders/index.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { ShownDifference } from "../../accounting.contract.ts";
import { differenceWords } from "./difference.words.ts";

/** What does not add up, a sentence each, with the order that it is about. Nothing where there is none. */
export function DifferenceList({ differences }: { differences: readonly ShownDifference[] }) {
  const t = useWords(differenceWords);
  const { language } = useLanguage();
  const money = (czk: number | null) => formatMoneyExact(czk ?? 0, language);
  if (differences.length === 0) return null;
  return (
    <List size="sm" spacing="xs">
      {differences.map(({ kind, order_id, what, expected, found }) => (
        <List.Item key={[kind, order_id, what].join(" ")}>
          {order_id !== null && (
            <>
              <Anchor className="admin-way" component={Link} to={`/admin/orders/${order_id}`}>
                {t.order(orderNumber(order_id))}
              </Anchor>{" "}
            </>
          )}
          {t.kinds[kind]({
            what: kind === "payment-twice" ? orderNumber(Number(what)) : what,
            expected: money(expected),
            found: money(found),
          })}
        </List.Item>
      ))}
    </List>
  );
}
