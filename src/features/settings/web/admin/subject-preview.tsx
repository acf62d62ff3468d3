import { Paper, Stack, Text, Title } from "@mantine/core";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { SettingKey } from "../../setting-defaults.ts";
import type { SubjectSettings } from "../../settings.contract.ts";
import { shownTexts } from "../../shown-settings.ts";
import { settingSubjectsWords } from "./setting-subjects.words.ts";
import { type SubjectValues, typedSettings } from "./subject-form.ts";

interface Props {
  record: SubjectSettings;
  values: SubjectValues;
}

/** Nothing of these subjects is a text that people read. */
const WITHOUT: readonly string[] = ["menu", "social", "orders", "newsletter", "mail"];

/** How what was typed will read on the site or on documents, in the language of the back office. */
export function SubjectPreview({ record, values }: Props) {
  const t = useWords(settingSubjectsWords);
  const { language } = useLanguage();
  if (WITHOUT.includes(record.id)) return null;
  const keys = record.settings.map(({ setting_key }) => setting_key as SettingKey);
  const text: Partial<Record<SettingKey, string>> = shownTexts(typedSettings(record, values), keys, language);
  return (
    <Paper
      withBorder
      p="md"
      radius="md"
      component="section"
      aria-label={t.preview.title}
      style={{ alignSelf: "start", position: "sticky", top: "5rem" }}
    >
      <Text size="sm" c="dimmed" mb="xs">
        {t.preview.title}
      </Text>
      {record.id === "home" && <Home text={text} />}
      {record.id === "team" && (
        <Lines
          title={text.team_name}
          lines={[
            text.team_claim,
            text.contact_email,
            text.contact_phone,
            text.contact_address,
            text.opening_hours,
          ]}
        />
      )}
      {record.id === "seller" && (
        <Lines
          title={text.company_name}
          lines={[
            text.company_address,
            text.company_id && `${t.preview.companyId} ${text.company_id}`,
            text.vat_id && `${t.preview.vatId} ${text.vat_id}`,
            text.company_register,
            text.bank_account && `${t.preview.account} ${text.bank_account}`,
            text.bank_iban && `IBAN ${text.bank_iban}`,
            text.vat_rate ? t.preview.vat(text.vat_rate) : t.preview.noVat,
          ]}
        />
      )}
    </Paper>
  );
}

function Home({ text }: { text: Partial<Record<SettingKey, string>> }) {
  return (
    <Stack gap="xs">
      <Text size="xs" tt="uppercase" fw={600}>
        {text.hero_badge}
      </Text>
      <Title order={4} size="h2">
        {text.hero_title}
      </Title>
      <Text size="sm">{text.hero_description}</Text>
      <Text size="xs" tt="uppercase" fw={600} mt="md">
        {text.about_kicker}
      </Text>
      <Title order={4} size="h4">
        {text.about_title}
      </Title>
      <Text size="sm">{text.about_story}</Text>
      <Text size="sm">{text.about_mission}</Text>
    </Stack>
  );
}

function Lines({ title, lines }: { title: string | undefined; lines: (string | undefined)[] }) {
  return (
    <div style={{ overflowWrap: "anywhere" }}>
      <Text fw={600}>{title}</Text>
      {lines.filter(Boolean).map((line) => (
        <Text key={line} size="sm" style={{ whiteSpace: "pre-line" }}>
          {line}
        </Text>
      ))}
    </div>
  );
}
