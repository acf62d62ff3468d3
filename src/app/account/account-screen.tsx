import { Paper, Title } from "@mantine/core";
import AccountScreen from "#features/accounts/web/admin/account-screen.tsx";
import { NotificationsCard, notificationsWords, pushSupport } from "#features/push/web/admin/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { isAppleTouch, isInstalled } from "../install/install.ts";
import { installWords } from "../install/install.words.ts";
import { InstallCard } from "../install/install-card.tsx";

/** /admin/account: one's own account, and this device as part of the team's. */
export default function OwnAccountScreen() {
  const { title } = useWords(notificationsWords);
  const { title: installTitle } = useWords(installWords);
  return (
    <AccountScreen>
      <Paper withBorder p="md" id="phone">
        <Title order={2} size="h3" mb="md">
          {title}
        </Title>
        <NotificationsCard support={pushSupport(isAppleTouch(), isInstalled())} />
        <Title order={3} size="h5" mt="xl" mb="xs">
          {installTitle}
        </Title>
        <InstallCard />
      </Paper>
    </AccountScreen>
  );
}
