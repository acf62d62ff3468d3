import { Group, Select, SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { ActiveAndOrder } from "#kit/web/editor/records/active-and-order.tsx";
import type { FormValuesOf } from "#kit/web/editor/records/content-form.ts";
import { useContentFields } from "#kit/web/editor/records/use-content-fields.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { achievementStats, type StatIcon } from "../../achievement-stats.content.ts";
import { STAT_ICONS } from "../stat-icon.ts";
import { achievementStatsAdminWords } from "./achievement-stats-admin.words.ts";

interface Props {
  form: UseFormReturnType<FormValuesOf<typeof achievementStats>>;
}

/** The fields of a stat, the same for new and edit. */
export function AchievementStatFields({ form }: Props) {
  const t = useWords(achievementStatsAdminWords);
  const { label, options, text } = useContentFields(achievementStats, form);
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={label("value")}
          description={t.valueHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          withAsterisk
          aria-required
          {...form.getInputProps("value")}
        />
        <Select
          label={label("icon")}
          data={options("icon")}
          allowDeselect={false}
          leftSection={<Icon icon={STAT_ICONS[form.values.icon]} />}
          renderOption={({ option }) => (
            <Group gap="xs">
              {/* The options are the field's choices, which the library's type forgets. */}
              <Icon icon={STAT_ICONS[option.value as StatIcon]} />
              {option.label}
            </Group>
          )}
          {...form.getInputProps("icon")}
        />
      </SimpleGrid>
      <Translated {...text("title")} />
      <ActiveAndOrder form={form} />
    </Stack>
  );
}
