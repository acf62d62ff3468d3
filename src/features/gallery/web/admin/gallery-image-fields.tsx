import { Button, Select, SimpleGrid, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { allEventsQuery } from "#features/events/web/admin/index.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { FilmField } from "#kit/web/editor/fields/film-field.tsx";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { NO_UPLOAD } from "#kit/web/editor/form-data.ts";
import { PictureField } from "#kit/web/editor/pictures/picture-field.tsx";
import { ActiveSwitch, OrderField } from "#kit/web/editor/records/active-and-order.tsx";
import type { FormValuesOf } from "#kit/web/editor/records/content-form.ts";
import { useContentFields } from "#kit/web/editor/records/use-content-fields.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { gallery } from "../../gallery.content.ts";
import { galleryAdminWords } from "./gallery-admin.words.ts";

/** The fields of a gallery picture, the same for new and edit. */
export function GalleryImageFields({ form }: { form: UseFormReturnType<FormValuesOf<typeof gallery>> }) {
  const t = useWords(galleryAdminWords);
  const { field, label, options, upload, text } = useContentFields(gallery, form);
  const { thumbnail } = form.values;
  const { language } = useLanguage();
  const events = useApiQuery(allEventsQuery).data ?? [];
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <PictureField {...upload("image_path")} description={t.pictureHint} />
        <Stack gap="xs" align="flex-start">
          <PictureField {...upload("thumbnail_path")} description={t.thumbnailHint} />
          {(thumbnail.path || thumbnail.file) && (
            <Button variant="default" size="xs" onClick={() => form.setFieldValue("thumbnail", NO_UPLOAD)}>
              {t.noThumbnail}
            </Button>
          )}
        </Stack>
      </SimpleGrid>
      <Translated {...text("title")} />
      <Stack gap={4}>
        <Translated {...text("alt_text")} />
        <Text size="xs" c="dimmed">
          {t.altHint}
        </Text>
      </Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={label("category")}
          data={options("category")}
          allowDeselect={false}
          {...form.getInputProps("category")}
        />
        <OrderField form={form} />
      </SimpleGrid>
      <FilmField {...field("film")} />
      <Select
        label={label("event_id")}
        description={t.eventHint}
        data={events.map(({ id, date, title }) => ({
          value: String(id),
          label: `${title}, ${formatDay(date, language)}`,
        }))}
        searchable
        clearable
        nothingFoundMessage={t.noEvent}
        {...form.getInputProps("event_id")}
        value={form.values.event_id === null ? null : String(form.values.event_id)}
        onChange={(id) => form.setFieldValue("event_id", id === null ? null : Number(id))}
      />
      <ActiveSwitch form={form} />
    </Stack>
  );
}
