import { Button, Group, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { minutesOf } from "#kit/contract/time/prague-time.ts";
import { NumberField } from "#kit/web/editor/fields/number-field.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { timeOfDay } from "../../days.content.ts";
import { isSpan } from "../../night.ts";
import { besideBooked, minutesOfRule, slotsOfRule } from "../../slot-rule.ts";
import { dayScreenWords } from "./day-screen.words.ts";
import { type DayOnScreen, useDayWrite } from "./use-day-write.ts";

/** How often rides begin, and how many sit in, before anybody has said so. */
const USUAL = { every: 20, seats: 2, places: 10 };

interface Rule {
  from: string;
  until: string;
  every: number | string;
  seats: number | string;
  break_from: string;
  break_until: string;
}

/** Makes slots from a rule, and shows beforehand which ones. A course gets one slot with all its places. */
export function SlotRuleForm({ onDone, ...screen }: DayOnScreen & { onDone: () => void }) {
  const t = useWords(dayScreenWords);
  const { day } = screen;
  const isCourse = day.kind === "course";
  const form = useForm<Rule>({
    initialValues: {
      from: day.starts,
      until: day.ends,
      every: USUAL.every,
      seats: isCourse ? USUAL.places : USUAL.seats,
      break_from: isCourse ? "" : "12:00",
      break_until: isCourse ? "" : "13:00",
    },
  });
  const rule = ruleOf(form.values, isCourse);
  const booked = day.slots.filter(({ taken }) => taken > 0);
  const planned = rule ? besideBooked(slotsOfRule(rule), booked) : [];
  const replaced = day.slots.length - booked.length;
  const make = useDayWrite(
    screen,
    (call) => {
      if (!rule) throw new TypeError("the button is off without a rule");
      return call("PUT /days/:id/slots", { params: { id: day.id }, body: rule });
    },
    ({ slots }) => t.made(slots.length),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (rule && planned.length > 0) make.mutate(undefined, { onSuccess: onDone });
      }}
    >
      <Stack>
        <SimpleGrid cols={2}>
          <TextInput type="time" label={t.from} {...form.getInputProps("from")} />
          <TextInput type="time" label={t.until} {...form.getInputProps("until")} />
          {!isCourse && <NumberField form={form} path="every" label={t.every} min={1} blank={USUAL.every} />}
          <NumberField
            form={form}
            path="seats"
            label={isCourse ? t.places : t.seatsEach}
            min={1}
            blank={USUAL.seats}
          />
          {!isCourse && (
            <>
              <TextInput type="time" label={t.breakFrom} {...form.getInputProps("break_from")} />
              <TextInput type="time" label={t.breakUntil} {...form.getInputProps("break_until")} />
            </>
          )}
        </SimpleGrid>
        <div role="status">
          <Text size="sm" fw={600}>
            {rule ? t.preview(planned.length, planned.length * rule.seats) : t.noRule}
          </Text>
          <Text size="sm" c="dimmed">
            {planned.map(({ starts }) => starts).join(", ")}
          </Text>
          {replaced > 0 && <Text size="sm">{t.replaces(replaced)}</Text>}
          {booked.length > 0 && <Text size="sm">{t.bookedStay(booked.length)}</Text>}
        </div>
        <Group>
          <Button type="submit" mih={44} loading={make.isPending} disabled={!rule || planned.length === 0}>
            {t.make}
          </Button>
          <Button variant="default" mih={44} onClick={onDone}>
            {t.close}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The rule that the form says; null while it says none. */
function ruleOf({ from, until, every, seats, break_from, break_until }: Rule, isCourse: boolean) {
  if (![from, until].every(isTime) || typeof seats !== "number") return null;
  if (!isSpan({ starts: from, ends: until })) return null;
  const span = { from, until };
  const isBreak = [break_from, break_until].every(isTime);
  const hasBreak = isBreak && minutesOfRule(span, break_until) > minutesOfRule(span, break_from);
  if (isBreak && !hasBreak) return null;
  const step = isCourse ? minutesOfRule(span, until) - minutesOf(from) : every;
  if (typeof step !== "number") return null;
  return {
    from,
    until,
    seats,
    every: step,
    breaks: hasBreak ? [{ from: break_from, until: break_until }] : [],
  };
}

function isTime(text: string): boolean {
  return timeOfDay.safeParse(text).success;
}
