import { Thumbnail } from "#kit/web/editor/pictures/thumbnail.tsx";
import { ContentTypeScreen } from "#kit/web/editor/records/content-type-screen.tsx";
import { useContentColumns } from "#kit/web/editor/records/use-content-columns.tsx";
import { useWords } from "#kit/web/words.ts";
import { gallery } from "../../gallery.content.ts";
import { galleryAdminWords } from "./gallery-admin.words.ts";
import { GalleryImageFields } from "./gallery-image-fields.tsx";
import { GalleryUpload } from "./gallery-upload.tsx";

/** /admin/gallery: list and form of the gallery's pictures. */
export default function GalleryScreen() {
  const t = useWords(galleryAdminWords);
  const { column, title } = useContentColumns(gallery, t.unnamed);
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
    />
  );
}
