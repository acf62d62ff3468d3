import { Button, Select, SimpleGrid, Stack, Text } from "@mantine/core";
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
        <PictureField
          form={form}
          path="picture"
          label={t.picture}
          description={t.pictureHint}
          errorPaths={["image", "image_path"]}
        />
        <Stack gap="xs" align="flex-start">
          <PictureField
            form={form}
            path="thumbnail"
            label={t.thumbnail}
            description={t.thumbnailHint}
            errorPaths={["thumbnail_path"]}
          />
          {(thumbnail.path || thumbnail.file) && (
            <Button variant="default" size="xs" onClick={() => form.setFieldValue("thumbnail", NO_PICTURE)}>
              {t.noThumbnail}
            </Button>
          )}
        </Stack>
      </SimpleGrid>
      <Translated form={form} name="title" label={t.name} />
      <Stack gap={4}>
        <Translated form={form} name="alt_text" label={t.altText} />
        <Text size="xs" c="dimmed">
          {t.altHint}
        </Text>
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
