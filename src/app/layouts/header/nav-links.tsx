import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { MENU_NAMES, type MenuSection, menuEntries } from "#features/settings/index.ts";
import { useSettings } from "#features/settings/web/index.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { AnchorLink } from "#kit/web/ui/links/anchor-link.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { layoutWords } from "../layout.words.ts";
import { useTeam } from "../use-team.ts";

/** Those that lead to a page of their own; the others are sections of the home page. */
const PAGES: Partial<Record<MenuSection, string>> = { blog: "/blog", achievements: "/achievements-gallery" };

/** The pages of each part of the site, by how their paths begin. */
const PARTS: Record<MenuSection, RegExp> = {
  team: /^\/team\//,
  cars: /^\/car(?:s-gallery$|\/)/,
  events: /^\/event(?:s-calendar$|\/)/,
  gallery: /^\/gallery$/,
  sponsors: /^\/page\/partners$/,
  "drift-taxi": /^\/book(?:$|ing\/)/,
  shop: /^\/(?:shop$|product\/|gift-voucher$|cart$|checkout$)/,
  service: /^(?!)/,
  contact: /^(?!)/,
  blog: /^\/blog(?:$|\/)/,
  achievements: /^\/(?:achievements-gallery$|season\/)/,
};

/** So many links have room in a row; those behind them are seen on wider screens, and in the menu of a phone. */
const IN_ROW = 9;

interface Props {
  /** The setting that holds the links, in the order in which the team has them. */
  menu: "menu_header" | "menu_footer";
  className: string | undefined;
  /** Further links behind them. */
  children?: ReactNode;
}

/** Links to sections of the home page and to pages, and to the workshop's own site where the settings name it. */
export function NavLinks({ menu, className, children }: Props) {
  const { settings } = useSettings();
  const { serviceUrl } = useTeam();
  const shown = menuEntries(settings[menu]).filter((entry) => entry !== "service" || serviceUrl);
  return (
    <ul className={className}>
      {shown.map((entry, at) => (
        <li key={entry} data-more={at < IN_ROW ? undefined : true}>
          <NavLink entry={entry} serviceUrl={serviceUrl} />
        </li>
      ))}
      {children}
    </ul>
  );
}

function NavLink({ entry, serviceUrl }: { entry: MenuSection; serviceUrl: string }) {
  const { newTab } = useWords(layoutWords);
  const { language } = useLanguage();
  const name = MENU_NAMES[entry][language];
  const page = PAGES[entry];
  const { pathname } = useLocation();
  // The page itself, or one of its part of the site.
  const current = pathname === page ? "page" : PARTS[entry].test(pathname) ? "true" : undefined;
  if (page)
    return (
      <SiteLink to={page} aria-current={current}>
        {name}
      </SiteLink>
    );
  if (entry !== "service")
    return (
      <AnchorLink anchor={entry} aria-current={current}>
        {name}
      </AnchorLink>
    );
  return (
    <a href={serviceUrl} target="_blank" rel="noopener">
      {name} <Icon icon="arrow-up-right-from-square" label={`(${newTab})`} />
    </a>
  );
}
