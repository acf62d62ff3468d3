import { Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { UrlField } from "#kit/web/editor/fields/url-field.tsx";
import { PictureField } from "#kit/web/editor/pictures/picture-field.tsx";
import { ActiveAndOrder } from "#kit/web/editor/records/active-and-order.tsx";
import type { FormValuesOf } from "#kit/web/editor/records/content-form.ts";
import { useContentFields } from "#kit/web/editor/records/use-content-fields.ts";
import { sponsors } from "../../sponsors.content.ts";

const LOGOS = "image/svg+xml,image/png,image/webp,image/jpeg,image/gif";

/** The fields of a sponsor, the same for new and edit. */
export function SponsorFields({ form }: { form: UseFormReturnType<FormValuesOf<typeof sponsors>> }) {
  const { field, upload, text } = useContentFields(sponsors, form);
  return (
    <Stack>
      <PictureField {...upload("logo_path")} accept={LOGOS} whole />
      <Translated {...text("name")} />
      <UrlField {...field("website_url")} placeholder="https://" />
      <ActiveAndOrder form={form} />
    </Stack>
  );
}
