import { MultiSelect, SimpleGrid, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { productsQuery } from "#features/products/web/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { UrlField } from "#kit/web/editor/fields/url-field.tsx";
import { PictureAlt } from "#kit/web/editor/pictures/picture-alt.tsx";
import { PictureField } from "#kit/web/editor/pictures/picture-field.tsx";
import { ActiveAndOrder } from "#kit/web/editor/records/active-and-order.tsx";
import type { FormValuesOf } from "#kit/web/editor/records/content-form.ts";
import { useContentFields } from "#kit/web/editor/records/use-content-fields.ts";
import { useWords } from "#kit/web/language/words.ts";
import { teamMembers } from "../../team-members.content.ts";
import { teamMembersAdminWords } from "./team-members-admin.words.ts";

interface Props {
  form: UseFormReturnType<FormValuesOf<typeof teamMembers>>;
  isNew: boolean;
}

/** The fields of a team member, the same for new and edit. */
export function TeamMemberFields({ form, isNew }: Props) {
  const t = useWords(teamMembersAdminWords);
  const products = useApiQuery(productsQuery).data ?? [];
  const { field, label, upload, text } = useContentFields(teamMembers, form, isNew);
  return (
    <Stack>
      <PictureField {...upload("image_path")} />
      <PictureAlt form={form} />
      <Translated {...text("name")} />
      <Translated {...text("position")} />
      <Translated {...text("description")} area />
      <Translated {...text("story")} area description={t.storyHint} />
      <MultiSelect
        label={label("product_ids")}
        description={t.productsHint}
        data={products.map(({ id, name }) => ({ value: id, label: name || id }))}
        searchable
        nothingFoundMessage={t.noProduct}
        {...form.getInputProps("product_ids")}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <UrlField {...field("instagram_url")} placeholder="https://www.instagram.com/..." />
        <UrlField {...field("facebook_url")} placeholder="https://www.facebook.com/..." />
      </SimpleGrid>
      <ActiveAndOrder form={form} />
    </Stack>
  );
}
