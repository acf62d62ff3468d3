import { Group, NumberInput, Stack, Switch, Tabs } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { PictureField } from "#kit/web/editor/picture-field.tsx";
import { Translated } from "#kit/web/editor/translated.tsx";
import { useWords } from "#kit/web/words.ts";
import { SPEC_NUMBERS } from "../../car-specs.ts";
import type { CarValues } from "./car-values.ts";
import { carsAdminWords } from "./cars-admin.words.ts";
import { SpecFields } from "./spec-fields.tsx";

/** The fields of a car, the same for new and edit: tabs General Info and Specifications. */
export function CarFields({ form, isNew }: { form: UseFormReturnType<CarValues>; isNew: boolean }) {
  const t = useWords(carsAdminWords);
  const shared = useWords(editorWords);
  return (
    <Tabs defaultValue="general" keepMounted>
      <Tabs.List mb="md">
        <Tabs.Tab value="general">{t.general}</Tabs.Tab>
        <Tabs.Tab value="specifications">{t.specifications}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="general">
        <Stack>
          <PictureField
            form={form}
            path="picture"
            label={t.picture}
            errorPaths={["image", "image_path"]}
            required={isNew}
          />
          <Translated form={form} name="name" label={t.name} required />
          <Translated form={form} name="description" label={t.description} area />
          <Group align="flex-end" grow preventGrowOverflow={false}>
            <NumberInput
              label={t.horsepower}
              min={0}
              allowDecimal={false}
              {...numberProps(form, "horsepower", null)}
            />
            <NumberInput
              label={shared.order}
              min={0}
              allowDecimal={false}
              {...numberProps(form, "display_order", 0)}
            />
          </Group>
          <Group>
            <Switch label={shared.isActive} {...form.getInputProps("is_active", { type: "checkbox" })} />
            <Switch label={t.isCurrent} {...form.getInputProps("is_current", { type: "checkbox" })} />
          </Group>
        </Stack>
      </Tabs.Panel>
      <Tabs.Panel value="specifications">
        <Stack>
          {SPEC_NUMBERS.map((number) => (
            <SpecFields key={number} form={form} number={number} />
          ))}
        </Stack>
      </Tabs.Panel>
    </Tabs>
  );
}

/** A number input is blank for null and gives text while it is being typed; the form holds numbers only. */
function numberProps(
  form: UseFormReturnType<CarValues>,
  path: "horsepower" | "display_order",
  blank: number | null,
) {
  const { value, onChange, ...rest } = form.getInputProps(path);
  return {
    ...rest,
    value: value ?? "",
    onChange: (next: number | string) => onChange(typeof next === "number" ? next : blank),
  };
}
