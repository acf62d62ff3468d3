import { SimpleGrid, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { ActiveAndOrder } from "#kit/web/editor/active-and-order.tsx";
import { PictureAlt } from "#kit/web/editor/picture-alt.tsx";
import { PictureField } from "#kit/web/editor/picture-field.tsx";
import { Translated } from "#kit/web/editor/translated.tsx";
import { UrlField } from "#kit/web/editor/url-field.tsx";
import { useWords } from "#kit/web/words.ts";
import type { TeamMemberValues } from "./team-member-values.ts";
import { teamMembersAdminWords } from "./team-members-admin.words.ts";

interface Props {
  form: UseFormReturnType<TeamMemberValues>;
  isNew: boolean;
}

/** The fields of a team member, the same for new and edit. */
export function TeamMemberFields({ form, isNew }: Props) {
  const t = useWords(teamMembersAdminWords);
  return (
    <Stack>
      <PictureField
        form={form}
        path="picture"
        label={t.picture}
        errorPaths={["image", "image_path"]}
        required={isNew}
      />
      <PictureAlt form={form} />
      <Translated form={form} name="name" label={t.name} required />
      <Translated form={form} name="position" label={t.position} required />
      <Translated form={form} name="description" label={t.description} area />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <UrlField
          form={form}
          path="instagram_url"
          label={t.instagram}
          placeholder="https://www.instagram.com/..."
        />
        <UrlField
          form={form}
          path="facebook_url"
          label={t.facebook}
          placeholder="https://www.facebook.com/..."
        />
      </SimpleGrid>
      <ActiveAndOrder form={form} />
    </Stack>
  );
}
