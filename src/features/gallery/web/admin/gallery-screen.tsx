import { ActiveBadge } from "#kit/web/editor/active-badge.tsx";
import { ContentScreen } from "#kit/web/editor/content-screen.tsx";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import type { Column } from "#kit/web/editor/record-table.tsx";
import { Thumbnail } from "#kit/web/editor/thumbnail.tsx";
import { useEditor } from "#kit/web/editor/use-editor.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useWords } from "#kit/web/words.ts";
import type { GalleryEndpoints, GalleryImage } from "../../gallery.contract.ts";
import { allImagesQuery } from "./gallery-admin.queries.ts";
import { galleryAdminWords } from "./gallery-admin.words.ts";
import { GalleryImageFields } from "./gallery-image-fields.tsx";
import {
  EMPTY_GALLERY_IMAGE,
  type GalleryImageValues,
  galleryImageFaults,
  galleryImageForm,
  galleryImageValues,
} from "./gallery-image-values.ts";

/** /admin/gallery: list and form of the gallery's pictures. */
export default function GalleryScreen() {
  const t = useWords(galleryAdminWords);
  const call = useApi().of<GalleryEndpoints>();
  const editor = useEditor<GalleryImage, GalleryImage, GalleryImageValues>({
    name: "gallery",
    list: allImagesQuery,
    idOf: (image) => image.id,
    labelOf: (image) => image.title || t.unnamed,
    load: (_, { id }) => call("GET /gallery/:id", { params: { id } }),
    empty: EMPTY_GALLERY_IMAGE,
    toValues: galleryImageValues,
    check: galleryImageFaults,
    save: (api, values, image) =>
      image
        ? api.of<GalleryEndpoints>()("PUT /gallery/:id", {
            params: { id: image.id },
            body: galleryImageForm(values),
          })
        : call("POST /gallery", { body: galleryImageForm(values) }),
    remove: (_, { id }) => call("DELETE /gallery/:id", { params: { id } }),
    messages: t,
  });
  return (
    <ContentScreen
      editor={editor}
      pageOf={() => "/gallery"}
      order={{
        idOf: ({ id }) => id,
        save: (items) => call("PUT /display-order/gallery", { body: { ids: items.map(({ id }) => id) } }),
      }}
      columns={useColumns()}
      fields={<GalleryImageFields form={editor.form} />}
    />
  );
}

function useColumns(): Column<GalleryImage>[] {
  const t = useWords(galleryAdminWords);
  const shared = useWords(editorWords);
  return [
    {
      header: t.picture,
      slot: "picture",
      cell: ({ thumbnail_path, image_path }) => <Thumbnail path={thumbnail_path ?? image_path} />,
    },
    {
      header: t.name,
      slot: "title",
      cell: (image) => image.title || t.unnamed,
      text: (image) => `${image.title} ${image.alt_text}`,
    },
    {
      header: t.category,
      slot: "plain",
      cell: ({ category }) => t.categories[category],
      text: ({ category }) => t.categories[category],
    },
    { header: shared.order, slot: "order", cell: (image) => image.display_order },
    { header: shared.state, slot: "plain", cell: (image) => <ActiveBadge active={image.is_active} /> },
  ];
}
