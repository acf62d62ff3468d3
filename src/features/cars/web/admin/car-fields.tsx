import { Group, SimpleGrid, Stack, Switch, Tabs } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { ActiveSwitch, OrderField } from "#kit/web/editor/active-and-order.tsx";
import { NumberField } from "#kit/web/editor/number-field.tsx";
import { PictureAlt } from "#kit/web/editor/picture-alt.tsx";
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
          <PictureAlt form={form} />
          <Translated form={form} name="name" label={t.name} required />
          <Translated form={form} name="description" label={t.description} area />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <NumberField form={form} path="horsepower" label={t.horsepower} blank={null} />
            <OrderField form={form} />
          </SimpleGrid>
          <Group>
            <ActiveSwitch form={form} />
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
