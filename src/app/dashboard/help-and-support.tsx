import { Anchor, Paper, Text, Title } from "@mantine/core";
import { useSettings } from "#features/settings/web/use-settings.ts";
import { useWords } from "#kit/web/words.ts";
import { dashboardWords } from "./dashboard.words.ts";

/**
 * Who to ask. The site has one address that somebody answers, the setting `contact_email` (its default where that
 * can't be read), so support is there too.
 */
export function HelpAndSupport() {
  const t = useWords(dashboardWords);
  const address = useSettings().settings.contact_email;
  return (
    <Paper component="section" withBorder p="md">
      <Title order={2} size="h4">
        {t.help}
      </Title>
      <Text size="sm">
        {t.helpText}{" "}
        <Anchor
          href={`mailto:${address}?subject=${encodeURIComponent(t.helpSubject)}`}
          underline="always"
          size="sm"
        >
          {address}
        </Anchor>
      </Text>
    </Paper>
  );
}
