import { Group, SimpleGrid, Stack, Switch, Tabs, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { FilmField } from "#kit/web/editor/fields/film-field.tsx";
import { NumberField } from "#kit/web/editor/fields/number-field.tsx";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { PictureAlt } from "#kit/web/editor/pictures/picture-alt.tsx";
import { PictureField } from "#kit/web/editor/pictures/picture-field.tsx";
import { ActiveSwitch, OrderField } from "#kit/web/editor/records/active-and-order.tsx";
import type { FormValuesOf } from "#kit/web/editor/records/content-form.ts";
import { useContentFields } from "#kit/web/editor/records/use-content-fields.ts";
import { useWords } from "#kit/web/language/words.ts";
import { SPEC_NUMBERS } from "../../car-specs.ts";
import { cars } from "../../cars.content.ts";
import { carsAdminWords } from "./cars-admin.words.ts";
import { SpecFields } from "./spec-fields.tsx";

export type CarForm = UseFormReturnType<FormValuesOf<typeof cars>>;

/** The fields of a car, the same for new and edit: tabs General Info and Specifications. */
export function CarFields({ form, isNew }: { form: CarForm; isNew: boolean }) {
  const t = useWords(carsAdminWords);
  const { field, label, upload, text } = useContentFields(cars, form, isNew);
  return (
    <Tabs defaultValue="general" keepMounted>
      <Tabs.List mb="md">
        <Tabs.Tab value="general">{t.general}</Tabs.Tab>
        <Tabs.Tab value="specifications">{label("spec_icons")}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="general">
        <Stack>
          <PictureField {...upload("image_path")} />
          <PictureAlt form={form} />
          <Translated {...text("name")} />
          <Translated {...text("description")} area />
          <Text size="sm" c="dimmed">
            {t.linesHint}
          </Text>
          <Translated {...text("build")} area />
          <Translated {...text("results")} area />
          <FilmField {...field("film")} />
          <Translated {...text("film_url")} isAddress />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <NumberField {...field("horsepower")} blank={null} />
            <OrderField form={form} />
          </SimpleGrid>
          <Group>
            <ActiveSwitch form={form} />
            <Switch label={label("is_current")} {...form.getInputProps("is_current", { type: "checkbox" })} />
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
