import { Anchor, Paper, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { BUILT_IN_SETTINGS } from "#features/settings/index.ts";
import { useSettings } from "#features/settings/web/index.ts";
import { OWNERS_ONLY } from "#kit/contract/roles.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import { dashboardWords } from "./dashboard.words.ts";

/** The guide to the back office, and whom to ask. */
export function HelpAndSupport() {
  const t = useWords(dashboardWords);
  return (
    <Paper component="section" withBorder p="md">
      <Title order={2} size="h4">
        {t.help}
      </Title>
      <Stack gap="xs" mt="xs">
        <Anchor className="admin-way" component={Link} to="/admin/help" size="sm">
          {t.helpGuide}
        </Anchor>
        <Support />
      </Stack>
    </Paper>
  );
}

/** Who runs the site: the setting `support_email`, never the team's own address. */
export function Support() {
  const t = useWords(dashboardWords);
  const { language } = useLanguage();
  const address = useSettings().settings.support_email;
  const canSet = useMay(OWNERS_ONLY);
  if (!address && !canSet) return null;
  if (!address)
    return (
      <Text size="sm" c="dimmed">
        {t.helpUnset}{" "}
        <Anchor component={Link} to="/admin/settings" size="sm">
          {BUILT_IN_SETTINGS.support_email.label[language]}
        </Anchor>
      </Text>
    );
  return (
    <Text size="sm">
      {t.helpText}{" "}
      <Anchor href={`mailto:${address}?subject=${encodeURIComponent(t.helpSubject)}`} size="sm">
        {address}
      </Anchor>
    </Text>
  );
}
