import {
  ActionIcon,
  Anchor,
  AppShell,
  Avatar,
  Box,
  Burger,
  Button,
  Group,
  NavLink,
  ScrollArea,
  Stack,
  Text,
  Title,
  useMantineColorScheme,
} from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useContext, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { roleWords } from "#features/accounts/role.words.ts";
import { meQuery } from "#features/accounts/web/accounts.queries.ts";
import { PasskeyOffer } from "#features/accounts/web/admin/passkeys/passkey-offer.tsx";
import { homeOf, OWNER_ANSWERED, signOut } from "#features/accounts/web/session.ts";
import { MailNotice } from "#features/mails/web/admin/mail-notice.tsx";
import { usePushHere } from "#features/push/web/admin/index.ts";
import { addNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { may } from "#kit/contract/roles.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { MyRole } from "#kit/web/session/my-role.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { useRouteFocus } from "../layouts/use-route-focus.ts";
import { adminWords } from "./admin.words.ts";
import { AdminMenu, FootLinks } from "./admin-menu.tsx";
import { screenAt } from "./admin-screens.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { SearchButton } from "./search/search-button.tsx";
import { SearchHost } from "./search/search-host.tsx";

/** Those that send mails or show what was sent. */
const MAIL_SCREENS = [
  "/admin",
  "/admin/orders",
  "/admin/days",
  "/admin/vouchers",
  // A payment that finds its order is confirmed, and who wrote a review that is hidden is told.
  "/admin/bank-transfers",
  "/admin/reviews",
  "/admin/messages",
  "/admin/mails",
  "/admin/mail-words",
  "/admin/people",
];

/** Those where something can be done about it. */
const MAILS_IN_FULL = ["/admin", "/admin/mails", "/admin/people"];

/** The back office's frame: sidebar, who is signed in, language, theme, log out. */
export function AdminShell({ children }: { children: ReactNode }) {
  const t = useWords(adminWords);
  const { language } = useLanguage();
  const [opened, menu] = useDisclosure(false);
  const { pathname } = useLocation();
  const current = screenAt(pathname);
  const role = useContext(MyRole);
  const main = useRef<HTMLElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  useRouteFocus(main);
  usePushHere();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the screen changes
  useEffect(menu.close, [pathname]);

  function closeMenu(): void {
    if (!opened) return;
    menu.close();
    burger.current?.focus();
  }

  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 240, breakpoint: "sm", collapsed: { mobile: !opened } }}
      padding="md"
    >
      <title>{`${addNoBreaks(current.name[language], language)} | Paddock`}</title>
      <a className="admin-skip" href="#content">
        {t.skip}
      </a>
      <AppShell.Header className="admin-header">
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group wrap="nowrap">
            <Burger
              ref={burger}
              opened={opened}
              onClick={menu.toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={opened ? t.closeMenu : t.openMenu}
              aria-expanded={opened}
            />
            <span className="admin-name">Paddock</span>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <SearchButton />
            <Tools />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar
        p="xs"
        aria-label={t.navigation}
        className="admin-menu"
        data-opened={opened || undefined}
        onKeyDown={(event) => event.key === "Escape" && closeMenu()}
      >
        <AppShell.Section grow component={ScrollArea}>
          <AdminMenu onStay={closeMenu} />
        </AppShell.Section>
        <AppShell.Section>
          <FootLinks onStay={closeMenu} />
          <NavLink
            href="/"
            target="_blank"
            rel="noopener"
            label={t.site}
            aria-label={`${t.site} (${t.newWindow})`}
            leftSection={<Icon icon="arrow-up-right-from-square" />}
          />
          <SignedIn />
        </AppShell.Section>
      </AppShell.Navbar>
      <SearchHost />
      <BottomBar isMenuOpen={opened} onMenu={menu.toggle} onStay={closeMenu} />
      <AppShell.Main id="content" className="admin-main" ref={main} tabIndex={-1}>
        <Box maw={1320} mx="auto">
          {may(role, current.roles) ? (
            <>
              {current.to !== "/admin/account" && <PasskeyOffer />}
              {MAIL_SCREENS.includes(current.to) && role !== "track" && (
                <MailNotice short={!MAILS_IN_FULL.includes(current.to)} />
              )}
              {children}
            </>
          ) : (
            <NotYours home={homeOf(role)} />
          )}
        </Box>
      </AppShell.Main>
    </AppShell>
  );
}

function Tools() {
  const t = useWords(adminWords);
  const { language, setLanguage } = useLanguage();
  const { toggleColorScheme } = useMantineColorScheme();
  const other = language === "cs" ? "en" : "cs";
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        variant="default"
        size="xs"
        lang={other}
        aria-label={t.language}
        onClick={() => setLanguage(other)}
      >
        {other.toUpperCase()}
      </Button>
      <ActionIcon variant="default" size={30} aria-label={t.theme} onClick={() => toggleColorScheme()}>
        <Icon icon="circle-half-stroke" />
      </ActionIcon>
    </Group>
  );
}

function SignedIn() {
  const t = useWords(adminWords);
  const api = useApi();
  const { language } = useLanguage();
  const role = useContext(MyRole);
  const { data: user } = useApiQuery(meQuery);
  const name = user?.name || user?.email || "";
  return (
    <Group p="xs" gap="xs">
      <Avatar color="hot" radius="xl" size="sm" alt={name}>
        {name.charAt(0).toUpperCase()}
      </Avatar>
      <Box style={{ flex: "1 1 4rem", minWidth: 0 }}>
        <Text size="sm" lineClamp={2} lh={1.25}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {role === "owner" ? OWNER_ANSWERED : roleWords[language].names[role]}
        </Text>
      </Box>
      <Button size="xs" variant="default" onClick={() => void signOut(api)}>
        {t.signOut}
      </Button>
    </Group>
  );
}

/** In place of a screen on which one's role has nothing to do; `home` is where that role begins. */
function NotYours({ home }: { home: string }) {
  const { notYours: t } = useWords(adminWords);
  const { pathname } = useLocation();
  const isElsewhere = pathname === "/admin" && home !== pathname;
  // The gate is an app of its own, so it is loaded.
  useEffect(() => {
    if (isElsewhere) location.replace(home);
  }, [isElsewhere, home]);
  if (isElsewhere) return null;
  return (
    <Stack gap="sm" align="flex-start">
      <Title order={1}>{t.title}</Title>
      <Text>{t.text}</Text>
      <Anchor className="admin-way" href={home}>
        {t.back}
      </Anchor>
    </Stack>
  );
}
