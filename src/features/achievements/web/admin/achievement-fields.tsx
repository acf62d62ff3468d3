import { SimpleGrid, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { ActiveSwitch, OrderField } from "#kit/web/editor/active-and-order.tsx";
import { NumberField } from "#kit/web/editor/number-field.tsx";
import { Translated } from "#kit/web/editor/translated.tsx";
import { useWords } from "#kit/web/words.ts";
import type { AchievementValues } from "./achievement-values.ts";
import { achievementsAdminWords } from "./achievements-admin.words.ts";

/** The fields of an achievement, the same for new and edit. */
export function AchievementFields({ form }: { form: UseFormReturnType<AchievementValues> }) {
  const t = useWords(achievementsAdminWords);
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField form={form} path="year" label={t.year} blank={null} required />
        <OrderField form={form} />
      </SimpleGrid>
      <Translated form={form} name="title" label={t.titleText} required />
      <Translated form={form} name="description" label={t.description} area />
      <ActiveSwitch form={form} />
    </Stack>
  );
}
