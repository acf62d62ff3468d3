import { Select, SimpleGrid, Stack, Switch, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { NumberField } from "#kit/web/editor/fields/number-field.tsx";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { UrlField } from "#kit/web/editor/fields/url-field.tsx";
import { useContentFields } from "#kit/web/editor/records/use-content-fields.ts";
import { useWords } from "#kit/web/language/words.ts";
import { ARRIVE_MINUTES, LATEST_CHANGE_HOURS } from "../../day-rules.ts";
import { days } from "../../days.content.ts";
import { DayBelongings } from "./day-belongings.tsx";
import type { DayValues } from "./day-values.ts";
import { daysAdminWords } from "./days-admin.words.ts";

interface Props {
  form: UseFormReturnType<DayValues>;
}

/** The fields of a day, the same for new and edit. */
export function DayFields({ form }: Props) {
  const t = useWords(daysAdminWords);
  const { field, label, options, text } = useContentFields<typeof days>(days, form as never);
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={label("kind")}
          data={options("kind")}
          allowDeselect={false}
          {...form.getInputProps("kind")}
        />
        <TextInput
          type="date"
          label={label("date")}
          withAsterisk
          aria-required
          {...form.getInputProps("date")}
        />
      </SimpleGrid>
      <SimpleGrid cols={2}>
        <TextInput type="time" label={label("starts")} {...form.getInputProps("starts")} />
        <TextInput type="time" label={label("ends")} {...form.getInputProps("ends")} />
      </SimpleGrid>
      <Translated {...text("title")} />
      <Translated {...text("place")} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label={label("address")} {...form.getInputProps("address")} />
        <UrlField {...field("map_url")} placeholder="https://" />
      </SimpleGrid>
      <DayBelongings form={form} />
      <Translated {...text("description")} area />
      <Translated {...text("what_to_bring")} area />
      <div>
        <NumberField {...field("latest_change_hours")} blank={LATEST_CHANGE_HOURS} />
        <Text size="xs" c="dimmed">
          {t.latestChangeHint}
        </Text>
      </div>
      <div>
        <NumberField {...field("arrive_minutes")} blank={ARRIVE_MINUTES} />
        <Text size="xs" c="dimmed">
          {t.arriveHint}
        </Text>
      </div>
      <Switch
        label={label("is_active")}
        description={t.publishedHint}
        {...form.getInputProps("is_active", { type: "checkbox" })}
      />
    </Stack>
  );
}
