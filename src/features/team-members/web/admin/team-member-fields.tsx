import { SimpleGrid, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { UrlField } from "#kit/web/editor/fields/url-field.tsx";
import { PictureAlt } from "#kit/web/editor/pictures/picture-alt.tsx";
import { PictureField } from "#kit/web/editor/pictures/picture-field.tsx";
import { ActiveAndOrder } from "#kit/web/editor/records/active-and-order.tsx";
import type { FormValuesOf } from "#kit/web/editor/records/content-form.ts";
import { useContentFields } from "#kit/web/editor/records/use-content-fields.ts";
import { teamMembers } from "../../team-members.content.ts";

interface Props {
  form: UseFormReturnType<FormValuesOf<typeof teamMembers>>;
  isNew: boolean;
}

/** The fields of a team member, the same for new and edit. */
export function TeamMemberFields({ form, isNew }: Props) {
  const { field, upload, text } = useContentFields(teamMembers, form, isNew);
  return (
    <Stack>
      <PictureField {...upload("image_path")} />
      <PictureAlt form={form} />
      <Translated {...text("name")} />
      <Translated {...text("position")} />
      <Translated {...text("description")} area />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <UrlField {...field("instagram_url")} placeholder="https://www.instagram.com/..." />
        <UrlField {...field("facebook_url")} placeholder="https://www.facebook.com/..." />
      </SimpleGrid>
      <ActiveAndOrder form={form} />
    </Stack>
  );
}
