import { Select, SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { ActiveSwitch } from "#kit/web/editor/active-and-order.tsx";
import { PictureAlt } from "#kit/web/editor/picture-alt.tsx";
import { PictureField } from "#kit/web/editor/picture-field.tsx";
import { Translated } from "#kit/web/editor/translated.tsx";
import { UrlField } from "#kit/web/editor/url-field.tsx";
import { useWords } from "#kit/web/words.ts";
import { EVENT_TYPES } from "../../event-types.ts";
import type { EventValues } from "./event-values.ts";
import { eventsAdminWords } from "./events-admin.words.ts";

/** The fields of an event, the same for new and edit. */
export function EventFields({ form, isNew }: { form: UseFormReturnType<EventValues>; isNew: boolean }) {
  const t = useWords(eventsAdminWords);
  const types = EVENT_TYPES.map((type) => ({ value: type, label: t.types[type] }));
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput type="date" label={t.date} withAsterisk aria-required {...form.getInputProps("date")} />
        <TextInput
          type="date"
          label={t.endDate}
          description={t.endDateHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          min={form.values.date}
          {...form.getInputProps("end_date")}
        />
        <Select label={t.type} data={types} allowDeselect={false} {...form.getInputProps("event_type")} />
      </SimpleGrid>
      <PictureField
        form={form}
        path="picture"
        label={t.picture}
        errorPaths={["image", "image_path"]}
        required={isNew}
      />
      <PictureAlt form={form} />
      <Translated form={form} name="title" label={t.name} required />
      <Translated form={form} name="location" label={t.location} required />
      <Translated form={form} name="description" label={t.description} area />
      <UrlField form={form} path="event_url" label={t.url} description={t.urlHint} />
      <ActiveSwitch form={form} />
    </Stack>
  );
}
