import { SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { ActiveAndOrder } from "#kit/web/editor/active-and-order.tsx";
import { PictureAlt } from "#kit/web/editor/picture-alt.tsx";
import { PictureField } from "#kit/web/editor/picture-field.tsx";
import { Translated } from "#kit/web/editor/translated.tsx";
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
        <TextInput
          type="url"
          label={t.instagram}
          placeholder="https://www.instagram.com/..."
          {...form.getInputProps("instagram_url")}
        />
        <TextInput
          type="url"
          label={t.facebook}
          placeholder="https://www.facebook.com/..."
          {...form.getInputProps("facebook_url")}
        />
      </SimpleGrid>
      <ActiveAndOrder form={form} />
    </Stack>
  );
}
