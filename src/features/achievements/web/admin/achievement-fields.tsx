import { SimpleGrid, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { ActiveSwitch, OrderField } from "#kit/web/editor/active-and-order.tsx";
import type { FormValuesOf } from "#kit/web/editor/content-form.ts";
import { NumberField } from "#kit/web/editor/number-field.tsx";
import { Translated } from "#kit/web/editor/translated.tsx";
import { useContentFields } from "#kit/web/editor/use-content-fields.ts";
import { achievements } from "../../achievements.content.ts";

/** The fields of an achievement, the same for new and edit. */
export function AchievementFields({ form }: { form: UseFormReturnType<FormValuesOf<typeof achievements>> }) {
  const { field, text } = useContentFields(achievements, form);
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField {...field("year")} blank={null} required />
        <OrderField form={form} />
      </SimpleGrid>
      <Translated {...text("title")} />
      <Translated {...text("description")} area />
      <ActiveSwitch form={form} />
    </Stack>
  );
}
