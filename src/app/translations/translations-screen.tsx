import { SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import type { Language } from "#kit/contract/language/language.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useWords } from "#kit/web/language/words.ts";
import type { TranslationsEndpoints, UntranslatedRecord } from "./translations.contract.ts";
import { untranslatedQuery } from "./translations.queries.ts";
import { translationsWords } from "./translations.words.ts";
import { UntranslatedTable } from "./untranslated-table.tsx";

/** /admin/translations: what is missing in a language or older than in the other one, with the way to its editor. */
export default function TranslationsScreen() {
  const t = useWords(translationsWords);
  const query = useApiQuery(untranslatedQuery);
  const [into, setInto] = useState<Language | "all">("all");
  const [banner, setBanner] = useState<Banner | null>(null);

  const confirm = useWrite(
    (api, { type, id }: UntranslatedRecord) =>
      api.of<TranslationsEndpoints>()("POST /translations/confirm", { body: { type, id } }),
    {
      show: setBanner,
      said: (_, { title }) => t.confirmed(title || t.untitled),
      failed: () => t.failed,
    },
  );

  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.lead}</Text>
      </div>
      <ScreenBanner banner={banner} onClose={() => setBanner(null)} />
      <SegmentedControl
        aria-label={t.filter}
        // Labels whose colour is on its way are hard to read.
        transitionDuration={0}
        value={into}
        onChange={(value) => setInto(value as Language | "all")}
        data={[
          { value: "all", label: t.all },
          { value: "en", label: t.toEnglish },
          { value: "cs", label: t.toCzech },
        ]}
        style={{ alignSelf: "flex-start" }}
      />
      <Loaded query={query} failed={t.failedToLoad}>
        {(records) => {
          const shown = records.filter((record) => into === "all" || waitsFor(record, into));
          if (shown.length === 0) return <Text c="dimmed">{t.none}</Text>;
          return <UntranslatedTable records={shown} onConfirm={(record) => confirm.mutate(record)} />;
        }}
      </Loaded>
    </Stack>
  );
}

function waitsFor({ missing, behind }: UntranslatedRecord, language: Language): boolean {
  return missing[language].length > 0 || behind?.language === language;
}
