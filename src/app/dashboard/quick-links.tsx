import { Badge, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useContext } from "react";
import { Link } from "react-router";
import { adminWords } from "#app/admin/admin.words.ts";
import { leavesOf } from "#app/admin/admin-screens.ts";
import { useIsOff } from "#app/admin/use-is-off.ts";
import { useUnreadCount } from "#app/admin/use-unread-count.ts";
import { addNoBreaks } from "#kit/contract/language/no-breaks.ts";
import type { MenuGroup } from "#kit/web/admin-menu.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { MyRole } from "#kit/web/session/my-role.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import styles from "./dashboard.module.css";
import { dashboardWords } from "./dashboard.words.ts";

/** Where the menu stands beside the screen there is room for them (admin-shell.tsx). */
const WIDE = "(min-width: 48em)";

const DAILY: MenuGroup[] = ["orders", "rides", "shop", "customers", "money"];
const CONTENT: MenuGroup[] = ["web", "settings"];

/** Links to the screens in two groups, with the unread badge on the messages; on a phone a tap opens them. */
export function QuickLinks() {
  const t = useWords(dashboardWords);
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  return (
    <details open={isWide}>
      <summary className={styles.summary}>
        <Title order={2} size="h4" display="inline">
          {t.quickLinks}
        </Title>
      </summary>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" mt="sm">
        <LinkGroup title={t.daily} groups={DAILY} />
        <LinkGroup title={t.content} groups={CONTENT} />
      </SimpleGrid>
    </details>
  );
}

function LinkGroup({ title, groups }: { title: string; groups: MenuGroup[] }) {
  const t = useWords(adminWords);
  const { language } = useLanguage();
  const unread = useUnreadCount();
  const isOff = useIsOff();
  // A view of a list is no screen.
  const screens = leavesOf(useContext(MyRole)).filter(
    (leaf) => groups.includes(leaf.group) && !leaf.to.includes("?") && !isOff(leaf),
  );
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
