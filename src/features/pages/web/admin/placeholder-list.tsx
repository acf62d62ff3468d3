import { Alert, Anchor, Button, Code, Stack, Table, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { vatRate } from "#features/settings/index.ts";
import { useSettings } from "#features/settings/web/index.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { PAGE_NAMES } from "../../page-names.ts";
import { textOf } from "../../page-parts.ts";
import {
  type FromSetting,
  filled,
  PLACEHOLDER_LABELS,
  PLACEHOLDERS,
  SETTING_OF,
} from "../../placeholders.ts";
import { pagesAdminWords } from "./pages-admin.words.ts";

/** How many placeholders are listed before somebody asks for all. */
const FIRST = 3;

/** What can stand in a text for what the settings know, with its value now; what is missing is said first. */
export function PlaceholderList() {
  const t = useWords(pagesAdminWords);
  const { language } = useLanguage();
  const { settings } = useSettings();
  const [isWhole, setIsWhole] = useState(false);
  const labels: Record<string, string> = { ...PAGE_NAMES[language], ...PLACEHOLDER_LABELS[language] };
  // What stands in for it, such as the team's name for the company's, is no answer to the law.
  const missing = (Object.keys(SETTING_OF) as FromSetting[]).filter(
    (name) => settings[SETTING_OF[name]] === "" && (name !== "vat_id" || vatRate(settings.vat_rate) !== null),
  );
  return (
    <Stack gap="xs">
      {missing.length > 0 && (
        <Alert color="yellow" title={t.missing}>
          {missing.map((name) => labels[name]).join(", ")}.{" "}
          <Anchor component={Link} to="/admin/settings" inherit>
            {t.toSettings}
          </Anchor>
        </Alert>
      )}
      <Text size="sm">{t.placeholderHint}</Text>
      <div>
        <Table withRowBorders={false} verticalSpacing={2}>
          <Table.Tbody>
            {PLACEHOLDERS.slice(0, isWhole ? undefined : FIRST).map((name) => (
              <Table.Tr key={name}>
                <Table.Td>
                  <Code>{`{${name}}`}</Code>
                </Table.Td>
                <Table.Td>
                  <Text size="sm">{labels[name]}</Text>
                  <Text size="xs" c="dimmed">
                    {textOf(filled(`{${name}}`, settings, language))}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Button variant="subtle" size="sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t.showFewer : t.showAll}
        </Button>
      </div>
    </Stack>
  );
}
