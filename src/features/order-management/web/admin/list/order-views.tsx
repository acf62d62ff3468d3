import { Badge, Button, Group } from "@mantine/core";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { MOST_COUNTED, ORDER_VIEWS, type OrderView } from "../../../order-views.ts";
import { orderViewsQuery } from "../../orders.queries.ts";
import { orderViewsWords } from "./order-views.words.ts";

interface Props {
  view: OrderView | undefined;
  onView: (view: OrderView | undefined) => void;
}

/** What there is to do, one button a view with how many orders it has. */
export function OrderViews({ view, onView }: Props) {
  const t = useWords(orderViewsWords);
  const { data } = useApiQuery(orderViewsQuery);
  return (
    <Group gap="xs" role="group" aria-label={t.title}>
      {[undefined, ...ORDER_VIEWS].map((one) => (
        <Button
          key={one ?? "all"}
          size="sm"
          variant={one === view ? "filled" : "default"}
          aria-pressed={one === view}
          onClick={() => onView(one)}
          rightSection={
            one && data && data[one] > 0 ? (
              <Badge size="sm" variant="white" circle={data[one] < 10}>
                {data[one] >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : data[one]}
              </Badge>
            ) : undefined
          }
        >
          {one ? t.views[one] : t.all}
        </Button>
      ))}
    </Group>
  );
}
