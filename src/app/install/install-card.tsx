import { Alert, Button, Group, List, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import { useWords } from "#kit/web/language/words.ts";
import { declineInstall, isAppleTouch, isInstalled, isPhone, useInstall } from "./install.ts";
import { installWords } from "./install.words.ts";

/** How the back office gets onto this device's home screen. */
export function InstallCard() {
  const t = useWords(installWords);
  const { install } = useInstall();
  if (isInstalled())
    return (
      <Text size="sm" c="dimmed">
        {t.installed}
      </Text>
    );
  const steps = isAppleTouch() ? t.apple : t.other;
  return (
    <Stack gap="sm" align="start">
      <Text size="sm">{t.lead}</Text>
      {install ? (
        <Button variant="default" mih={44} onClick={install}>
          {t.button}
        </Button>
      ) : (
        <List type="ordered" size="sm">
          {Object.values(steps).map((step) => (
            <List.Item key={step}>{step}</List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}

/** On a phone's dashboard until it is installed or somebody says no. */
export function InstallOffer() {
  const t = useWords(installWords);
  const { install, isDeclined } = useInstall();
  if (isDeclined || !isPhone() || isInstalled()) return null;
  return (
    <Alert role="group" color="gray" title={t.title} aria-label={t.title}>
      <Stack gap="sm" align="start">
        <Text size="sm">{t.lead}</Text>
        <Group gap="xs">
          {install ? (
            <Button mih={44} onClick={install}>
              {t.button}
            </Button>
          ) : (
            <Button component={Link} to="/admin/account#phone" mih={44}>
              {t.toSteps}
            </Button>
          )}
          <Button variant="default" mih={44} onClick={declineInstall}>
            {t.later}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
