import { SimpleGrid, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { ActiveAndOrder } from "#kit/web/editor/active-and-order.tsx";
import type { FormValuesOf } from "#kit/web/editor/content-form.ts";
import { PictureAlt } from "#kit/web/editor/picture-alt.tsx";
import { PictureField } from "#kit/web/editor/picture-field.tsx";
import { Translated } from "#kit/web/editor/translated.tsx";
import { UrlField } from "#kit/web/editor/url-field.tsx";
import { useContentFields } from "#kit/web/editor/use-content-fields.ts";
import { teamMembers } from "../../team-members.content.ts";

interface Props {
  form: UseFormReturnType<FormValuesOf<typeof teamMembers>>;
  isNew: boolean;
}

/** The fields of a team member, the same for new and edit. */
export function TeamMemberFields({ form, isNew }: Props) {
  const { field, picture, text } = useContentFields(teamMembers, form, isNew);
  return (
    <Stack>
      <PictureField {...picture("image_path")} />
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
