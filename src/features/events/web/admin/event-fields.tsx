import { Accordion, Select, SimpleGrid, Stack, Switch, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { FilmField } from "#kit/web/editor/fields/film-field.tsx";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { UrlField } from "#kit/web/editor/fields/url-field.tsx";
import { PictureAlt } from "#kit/web/editor/pictures/picture-alt.tsx";
import { PictureField } from "#kit/web/editor/pictures/picture-field.tsx";
import { ActiveSwitch } from "#kit/web/editor/records/active-and-order.tsx";
import type { FormValuesOf } from "#kit/web/editor/records/content-form.ts";
import { useContentFields } from "#kit/web/editor/records/use-content-fields.ts";
import { useWords } from "#kit/web/language/words.ts";
import { events } from "../../events.content.ts";
import { eventsAdminWords } from "./events-admin.words.ts";

interface Props {
  form: UseFormReturnType<FormValuesOf<typeof events>>;
  isNew: boolean;
}

/** The fields of an event, the same for new and edit. */
export function EventFields({ form, isNew }: Props) {
  const t = useWords(eventsAdminWords);
  const { field, label, options, upload, text } = useContentFields(events, form, isNew);
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          type="date"
          label={label("date")}
          withAsterisk
          aria-required
          {...form.getInputProps("date")}
        />
        <TextInput
          type="date"
          label={label("end_date")}
          description={t.endDateHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          min={form.values.date}
          {...form.getInputProps("end_date")}
        />
        <Select
          label={label("event_type")}
          data={options("event_type")}
          allowDeselect={false}
          {...form.getInputProps("event_type")}
        />
      </SimpleGrid>
      <Switch
        label={label("is_race")}
        description={t.raceHint}
        {...form.getInputProps("is_race", { type: "checkbox" })}
      />
      <PictureField {...upload("image_path")} />
      <PictureAlt form={form} />
      <Translated {...text("title")} />
      <Translated {...text("location")} />
      <Translated {...text("description")} area />
      <UrlField {...field("event_url")} description={t.urlHint} />
      <Accordion multiple variant="separated">
        <Accordion.Item value="before">
          <Accordion.Control>{t.before}</Accordion.Control>
          <Accordion.Panel>
            <Stack>
              <Text size="sm" c="dimmed">
                {t.beforeHint}
              </Text>
              <Translated {...text("programme")} area description={t.programmeHint} />
              <Translated {...text("line_up")} area description={t.lineUpHint} />
              <Translated {...text("way")} area />
              <UrlField {...field("map_url")} description={t.mapHint} />
              <Translated {...text("tickets")} area />
              <UrlField {...field("tickets_url")} />
              <Translated {...text("weather")} area description={t.weatherHint} />
            </Stack>
          </Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="after">
          <Accordion.Control>{t.after}</Accordion.Control>
          <Accordion.Panel>
            <Stack>
              <Text size="sm" c="dimmed">
                {t.afterHint}
              </Text>
              <TextInput label={label("tag")} description={t.tagHint} {...form.getInputProps("tag")} />
              <FilmField {...field("film_url")} />
            </Stack>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
      <ActiveSwitch form={form} />
    </Stack>
  );
}
