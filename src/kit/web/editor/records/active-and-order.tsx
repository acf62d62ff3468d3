import { SimpleGrid, Stack, Switch } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useWords } from "../../language/words.ts";
import { editorWords } from "../editor.words.ts";
import { NumberField } from "../fields/number-field.tsx";

/** The last fields of most editors: the place in the list, and whether visitors see the record. */
export function ActiveAndOrder<Values extends { display_order: number; is_active: boolean }>({
  form,
}: {
  form: UseFormReturnType<Values>;
}) {
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <OrderField form={form} />
      </SimpleGrid>
      <ActiveSwitch form={form} />
    </Stack>
  );
}

/** The place in the list, from 0. */
export function OrderField<Values extends { display_order: number }>({
  form,
}: {
  form: UseFormReturnType<Values>;
}) {
  const t = useWords(editorWords);
  return <NumberField form={form} path="display_order" label={t.order} blank={0} />;
}

/** Whether visitors see the record. */
export function ActiveSwitch<Values extends { is_active: boolean }>({
  form,
}: {
  form: UseFormReturnType<Values>;
}) {
  const t = useWords(editorWords);
  return <Switch label={t.isActive} {...form.getInputProps("is_active", { type: "checkbox" })} />;
}
