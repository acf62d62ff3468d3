import { SimpleGrid, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { NumberField } from "#kit/web/editor/fields/number-field.tsx";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { ActiveSwitch, OrderField } from "#kit/web/editor/records/active-and-order.tsx";
import type { FormValuesOf } from "#kit/web/editor/records/content-form.ts";
import { useContentFields } from "#kit/web/editor/records/use-content-fields.ts";
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
