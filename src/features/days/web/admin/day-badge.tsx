import { Badge } from "@mantine/core";
import { useWords } from "#kit/web/language/words.ts";
import type { ListedDay } from "../../days.contract.ts";
import { daysAdminWords } from "./days-admin.words.ts";

const COLOURS = { draft: "gray", published: "green", cancelled: "red" };

/** Whether a day is a draft, published or cancelled. */
export function DayBadge({ day }: { day: Pick<ListedDay, "status"> }) {
  const t = useWords(daysAdminWords);
  return (
    <Badge variant="light" color={COLOURS[day.status]}>
      {t.statuses[day.status]}
    </Badge>
  );
}

/** How many seats are free, in words; of a cancelled day how many are taken. */
export function useFreeWords() {
  const t = useWords(daysAdminWords);
  return ({ free, seats, is_full, status }: Pick<ListedDay, "free" | "seats" | "is_full" | "status">) => {
    if (seats === 0) return t.noSlots;
    if (status === "cancelled") return t.takenOf(seats - free, seats);
    return is_full ? t.full(seats) : t.freeOf(free, seats);
  };
}
