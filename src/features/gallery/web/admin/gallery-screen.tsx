import { NativeSelect } from "@mantine/core";
import { Thumbnail } from "#kit/web/editor/pictures/thumbnail.tsx";
import { ContentTypeScreen } from "#kit/web/editor/records/content-type-screen.tsx";
import { useContentColumns } from "#kit/web/editor/records/use-content-columns.tsx";
import { useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { useWords } from "#kit/web/language/words.ts";
import { gallery } from "../../gallery.content.ts";
import { galleryAdminWords } from "./gallery-admin.words.ts";
import { GalleryImageFields } from "./gallery-image-fields.tsx";
import { GalleryUpload } from "./gallery-upload.tsx";

/** /admin/gallery: list and form of the gallery's pictures. */
export default function GalleryScreen() {
  const t = useWords(galleryAdminWords);
  const { column, title } = useContentColumns(gallery, t.unnamed);
  const { choice } = useContentLabels(gallery);
  const options = (field: "category") =>
    Object.keys(gallery.fields[field].choices).map((value) => ({
      value,
      label: choice(field, value as keyof (typeof gallery.fields)["category"]["choices"]),
    }));
  return (
    <ContentTypeScreen
      content={gallery}
      words={t}
      columns={[
        {
          ...column("image_path"),
          cell: ({ thumbnail_path, image_path }) => <Thumbnail path={thumbnail_path ?? image_path} />,
        },
        { ...title, text: ({ title, alt_text }) => `${title} ${alt_text}` },
        "category",
        "display_order",
        "is_active",
      ]}
      fields={GalleryImageFields}
      above={<GalleryUpload />}
      many={{
        actions: (apply) => (
          <NativeSelect
            size="sm"
            aria-label={t.moveTo}
            value=""
            data={[{ value: "", label: t.moveTo }, ...options("category")]}
            onChange={({ currentTarget: { value } }) => value && apply(() => ({ category: value }))}
          />
        ),
      }}
    />
  );
}
