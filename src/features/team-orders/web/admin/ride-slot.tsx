import { NativeSelect } from "@mantine/core";
import { rideDaysQuery } from "#features/bookings/web/index.ts";
import { formatShortMoment } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { newOrderWords } from "./new-order.words.ts";

interface Props {
  product: string;
  seats: number;
  /** The slot's id; blank: the date is chosen later. */
  slot: string;
  error: string | undefined;
  onChange: (slot: string, price: number) => void;
}

/** Day and time of a ride, of those that have room; nothing where the product has no day to come. */
export function RideSlot({ product, seats, slot, error, onChange }: Props) {
  const t = useWords(newOrderWords);
  const { language } = useLanguage();
  const { data: days = [] } = useApiQuery({ ...rideDaysQuery(product), staleTime: 0 });
  const open = days.filter(
    ({ is_cancelled, slots }) => !is_cancelled && slots.some(({ free }) => free >= seats),
  );
  if (open.length === 0) return null;
  const priceOf = (id: string) =>
    open.find(({ slots }) => slots.some((one) => String(one.id) === id))?.price ?? 0;
  return (
    <NativeSelect
      style={{ flex: "1 1 18rem", minWidth: 0 }}
      label={t.slot}
      description={t.slotHint}
      value={slot}
      error={error}
      data={[
        { value: "", label: t.noSlot },
        ...open.map(({ title, place, slots }) => ({
          group: [title, place].filter(Boolean).join(", "),
          items: slots
            .filter(({ free }) => free >= seats)
            .map(({ id, starts_at, free }) => ({
              value: String(id),
              label: t.free(formatShortMoment(starts_at, language), free),
            })),
        })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(value, priceOf(value))}
    />
  );
}
