import { Button, Group, Select, SimpleGrid, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { ActiveSwitch, OrderField } from "#kit/web/editor/active-and-order.tsx";
import { NO_PICTURE } from "#kit/web/editor/form-data.ts";
import { PictureField } from "#kit/web/editor/picture-field.tsx";
import { Translated } from "#kit/web/editor/translated.tsx";
import { useWords } from "#kit/web/words.ts";
import { GALLERY_CATEGORIES } from "../../gallery-categories.ts";
import { galleryAdminWords } from "./gallery-admin.words.ts";
import type { GalleryImageValues } from "./gallery-image-values.ts";

/** The fields of a gallery picture, the same for new and edit. */
export function GalleryImageFields({ form }: { form: UseFormReturnType<GalleryImageValues> }) {
  const t = useWords(galleryAdminWords);
  const categories = GALLERY_CATEGORIES.map((category) => ({
    value: category,
    label: t.categories[category],
  }));
  const { thumbnail } = form.values;
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Stack gap="xs">
          <PictureField form={form} path="picture" label={t.picture} errorPaths={["image", "image_path"]} />
          <Hint text={t.pictureHint} />
        </Stack>
        <Stack gap="xs">
          <PictureField form={form} path="thumbnail" label={t.thumbnail} errorPaths={["thumbnail_path"]} />
          <Hint text={t.thumbnailHint} />
          {(thumbnail.path || thumbnail.file) && (
            <Group>
              <Button variant="default" size="xs" onClick={() => form.setFieldValue("thumbnail", NO_PICTURE)}>
                {t.noThumbnail}
              </Button>
            </Group>
          )}
        </Stack>
      </SimpleGrid>
      <Translated form={form} name="title" label={t.name} />
      <Stack gap="xs">
        <Translated form={form} name="alt_text" label={t.altText} />
        <Hint text={t.altHint} />
      </Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={t.category}
          data={categories}
          allowDeselect={false}
          {...form.getInputProps("category")}
        />
        <OrderField form={form} />
      </SimpleGrid>
      <ActiveSwitch form={form} />
    </Stack>
  );
}

function Hint({ text }: { text: string }) {
  return (
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  );
}
