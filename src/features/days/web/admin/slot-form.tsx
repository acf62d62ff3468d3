import { Alert, Button, Group, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { isApiError } from "#kit/web/api/api-error.ts";
import { NumberField } from "#kit/web/editor/fields/number-field.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { DaySlot, SlotInput } from "../../days.contract.ts";
import { dayScreenWords } from "./day-screen.words.ts";
import { type DayOnScreen, useDayWrite } from "./use-day-write.ts";

interface Props extends DayOnScreen {
  /** Null: a new one. */
  slot: DaySlot | null;
  onDone: () => void;
}

/** One slot's times and seats. */
export function SlotForm({ slot, onDone, ...screen }: Props) {
  const t = useWords(dayScreenWords);
  const { day } = screen;
  const last = day.slots.at(-1);
  const form = useForm<Omit<SlotInput, "seats"> & { seats: number | string }>({
    initialValues: {
      starts: slot?.starts ?? last?.ends ?? day.starts,
      ends: slot?.ends ?? day.ends,
      seats: slot?.seats ?? last?.seats ?? 2,
    },
  });
  const save = useDayWrite(
    screen,
    (call, body: SlotInput) =>
      slot
        ? call("PUT /days/:id/slots/:slot", { params: { id: day.id, slot: slot.id }, body })
        : call("POST /days/:id/slots", { params: { id: day.id }, body }),
    () => (slot ? t.slotSaved : t.slotAdded),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const { seats } = form.values;
        if (typeof seats !== "number") return;
        save.mutate(
          { ...form.values, seats },
          {
            onSuccess: onDone,
            onError: (error) => {
              if (isApiError(error))
                form.setErrors(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])));
              if (!isApiError(error) || error.errors.length === 0) onDone();
            },
          },
        );
      }}
    >
      <Stack>
        {slot !== null && slot.taken > 0 && <Alert color="yellow">{t.movesBooked(slot.taken)}</Alert>}
        <SimpleGrid cols={2}>
          <TextInput type="time" label={t.from} {...form.getInputProps("starts")} />
          <TextInput type="time" label={t.until} {...form.getInputProps("ends")} />
          <NumberField
            form={form}
            path="seats"
            label={t.seats}
            min={Math.max(1, Math.min(slot?.taken ?? 0, slot?.seats ?? 0))}
            blank={1}
          />
        </SimpleGrid>
        <Group>
          <Button type="submit" mih={44} loading={save.isPending}>
            {t.save}
          </Button>
          <Button variant="default" mih={44} onClick={onDone}>
            {t.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
