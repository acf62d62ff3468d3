import { Badge, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { Link } from "react-router";
import { adminWords } from "#app/admin/admin.words.ts";
import { useMyScreens } from "#app/admin/use-my-screens.ts";
import { useUnreadCount } from "#app/admin/use-unread-count.ts";
import { addNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import styles from "./dashboard.module.css";
import { dashboardWords } from "./dashboard.words.ts";

/** Where the menu is behind a button (admin-shell.tsx). */
const NARROW = "(max-width: 47.99em)";

/**
 * Links to the screens in two groups, with the unread badge on the messages. Beside the menu they would repeat it, so
 * there they are closed.
 */
export function QuickLinks() {
  const t = useWords(dashboardWords);
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  return (
    <details open={isNarrow}>
      <summary className={styles.summary}>
        <Title order={2} size="h4" display="inline">
          {t.quickLinks}
        </Title>
      </summary>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" mt="sm">
        <LinkGroup title={t.daily} group="daily" />
        <LinkGroup title={t.content} group="content" />
      </SimpleGrid>
    </details>
  );
}

function LinkGroup({ title, group }: { title: string; group: "daily" | "content" }) {
  const t = useWords(adminWords);
  const { language } = useLanguage();
  const unread = useUnreadCount();
  const screens = useMyScreens().filter((screen) => screen.group === group);
  if (screens.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {title}
      </Title>
      <ul className={classNames(styles.links, styles.grid)}>
        {screens.map(({ to, name, icon }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <Group gap="sm" wrap="nowrap">
                <Icon icon={icon} />
                <Text span size="sm">
                  {addNoBreaks(name[language], language)}
                </Text>
              </Group>
              {to === "/admin/messages" && unread > 0 && <Badge color="hot">{t.unread(unread)}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
