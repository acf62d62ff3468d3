import { UnstyledButton } from "@mantine/core";
import { useContext } from "react";
import { Link, useLocation } from "react-router";
import { MENU_GROUPS } from "#kit/web/admin-menu.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { MyRole } from "#kit/web/session/my-role.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import type { IconName } from "#kit/web/ui/icons/icon-names.ts";
import { adminWords } from "./admin.words.ts";
import { leafAt, menuOf } from "./admin-screens.ts";
import styles from "./bottom-bar.module.css";
import { openSearch } from "./search/open-search.ts";
import { searchWords } from "./search/search.words.ts";
import { useKeyboardIsOpen } from "./use-keyboard-is-open.ts";

/** So many groups stand in the bar beside the search and the whole menu. */
const GROUPS_IN_BAR = 3;

interface Props {
  isMenuOpen: boolean;
  onMenu: () => void;
  /** Called where one is already there. */
  onStay: () => void;
}

/** On a phone: the first groups of the role, the search, and the rest. It makes room for the on-screen keyboard. */
export function BottomBar({ isMenuOpen, onMenu, onStay }: Props) {
  const t = useWords(adminWords);
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const role = useContext(MyRole);
  const { search: searchLabel } = useWords(searchWords);
  if (useKeyboardIsOpen()) return null;
  const here = leafAt(pathname, search).group;
  return (
    <nav
      className={classNames("admin-bar", styles.bar)}
      aria-label={t.shortcuts}
      data-not-printed
      data-bottom-bar
    >
      {menuOf(role)
        .filter(({ group }) => group !== "foot")
        .slice(0, GROUPS_IN_BAR)
        .map(({ group, leaves: [first] }) => (
          <Link
            key={group}
            className={styles.entry}
            to={first?.to ?? "/admin"}
            aria-current={here === group && !isMenuOpen ? "true" : undefined}
            onClick={() => first?.to === pathname && onStay()}
          >
            <Entry icon={MENU_GROUPS[group].icon} label={MENU_GROUPS[group].name[language]} />
          </Link>
        ))}
      <UnstyledButton className={styles.entry} onClick={openSearch}>
        <Entry icon="magnifying-glass" label={searchLabel} />
      </UnstyledButton>
      <UnstyledButton className={styles.entry} aria-expanded={isMenuOpen} onClick={onMenu}>
        <Entry icon="bars" label={t.more} />
      </UnstyledButton>
    </nav>
  );
}

function Entry({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon icon={icon} />
      </span>
      <span className={styles.label}>{label}</span>
    </>
  );
}
