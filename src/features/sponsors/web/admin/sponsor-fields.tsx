import { Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { ActiveAndOrder } from "#kit/web/editor/active-and-order.tsx";
import { PictureField } from "#kit/web/editor/picture-field.tsx";
import { Translated } from "#kit/web/editor/translated.tsx";
import { UrlField } from "#kit/web/editor/url-field.tsx";
import { useWords } from "#kit/web/words.ts";
import type { SponsorValues } from "./sponsor-values.ts";
import { sponsorsAdminWords } from "./sponsors-admin.words.ts";

const LOGOS = "image/svg+xml,image/png,image/webp,image/jpeg,image/gif";

/** The fields of a sponsor, the same for new and edit. */
export function SponsorFields({ form }: { form: UseFormReturnType<SponsorValues> }) {
  const t = useWords(sponsorsAdminWords);
  return (
    <Stack>
      <PictureField form={form} path="logo" label={t.logo} errorPaths={["logo_path"]} accept={LOGOS} whole />
      <Translated form={form} name="name" label={t.name} required />
      <UrlField form={form} path="website_url" label={t.website} placeholder="https://" />
      <ActiveAndOrder form={form} />
    </Stack>
  );
}
