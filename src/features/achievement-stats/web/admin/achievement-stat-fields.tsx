import { Group, Select, SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { ActiveAndOrder } from "#kit/web/editor/active-and-order.tsx";
import { Translated } from "#kit/web/editor/translated.tsx";
import { Icon } from "#kit/web/ui/icon.tsx";
import { useWords } from "#kit/web/words.ts";
import { STAT_ICONS, type StatIcon } from "../../stat-icons.ts";
import { STAT_ICONS as DRAWINGS } from "../stat-icon.ts";
import type { AchievementStatValues } from "./achievement-stat-values.ts";
import { achievementStatsAdminWords } from "./achievement-stats-admin.words.ts";

/** The fields of a stat, the same for new and edit. */
export function AchievementStatFields({ form }: { form: UseFormReturnType<AchievementStatValues> }) {
  const t = useWords(achievementStatsAdminWords);
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t.value}
          description={t.valueHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          withAsterisk
          aria-required
          {...form.getInputProps("value")}
        />
        <Select
          label={t.icon}
          data={STAT_ICONS.map((icon) => ({ value: icon, label: t.icons[icon] }))}
          allowDeselect={false}
          leftSection={<Icon icon={DRAWINGS[form.values.icon]} />}
          renderOption={({ option }) => (
            <Group gap="xs">
              {/* The options are made of STAT_ICONS, which the library's type forgets. */}
              <Icon icon={DRAWINGS[option.value as StatIcon]} />
              {option.label}
            </Group>
          )}
          {...form.getInputProps("icon")}
        />
      </SimpleGrid>
      <Translated form={form} name="title" label={t.titleText} required />
      <ActiveAndOrder form={form} />
    </Stack>
  );
}
