import { Thumbnail } from "#kit/web/editor/pictures/thumbnail.tsx";
import { listOrderOf } from "#kit/web/editor/records/content-calls.ts";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import type { Column } from "#kit/web/editor/records/record-table.tsx";
import { useContentColumns } from "#kit/web/editor/records/use-content-columns.tsx";
import { useContentEditor } from "#kit/web/editor/records/use-content-editor.ts";
import { useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useWords } from "#kit/web/words.ts";
import { type GalleryImage, gallery } from "../../gallery.content.ts";
import { galleryAdminWords } from "./gallery-admin.words.ts";
import { GalleryImageFields } from "./gallery-image-fields.tsx";

/** /admin/gallery: list and form of the gallery's pictures. */
export default function GalleryScreen() {
  const t = useWords(galleryAdminWords);
  const api = useApi();
  const editor = useContentEditor(gallery, { words: t });
  const { choice, label } = useContentLabels(gallery);
  const { title, order, state } = useContentColumns(gallery, t.unnamed);
  const columns: Column<GalleryImage>[] = [
    {
      header: label("image_path"),
      slot: "picture",
      cell: ({ thumbnail_path, image_path }) => <Thumbnail path={thumbnail_path ?? image_path} />,
    },
    { ...title, text: ({ title, alt_text }) => `${title} ${alt_text}` },
    {
      header: label("category"),
      slot: "plain",
      cell: ({ category }) => choice("category", category),
      text: ({ category }) => choice("category", category),
    },
    order,
    state,
  ];
  return (
    <ContentScreen
      editor={editor}
      pageOf={() => "/gallery"}
      order={listOrderOf(gallery, api)}
      columns={columns}
      fields={<GalleryImageFields form={editor.form} />}
    />
  );
}
