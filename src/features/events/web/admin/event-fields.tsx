import { Select, SimpleGrid, Stack, Switch, TextInput } from "@mantine/core";
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
      <FilmField {...field("film")} />
      <ActiveSwitch form={form} />
    </Stack>
  );
}
