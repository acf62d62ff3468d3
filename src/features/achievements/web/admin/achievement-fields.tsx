import { Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { ActiveAndOrder } from "#kit/web/editor/active-and-order.tsx";
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
      <NumberField form={form} path="year" label={t.year} blank={null} required />
      <Translated form={form} name="title" label={t.titleText} required />
      <Translated form={form} name="description" label={t.description} area />
      <ActiveAndOrder form={form} />
    </Stack>
  );
}
