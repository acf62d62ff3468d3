import { Badge, NavLink, Text } from "@mantine/core";
import { useContext, useEffect, useId, useState } from "react";
import { Link, useLocation } from "react-router";
import { HealthSign } from "#app/health/health-sign.tsx";
import { MOST_COUNTED, ORDER_VIEWS } from "#features/order-management/index.ts";
import { orderViewsQuery } from "#features/order-management/web/orders.queries.ts";
import { addNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { type Leaf, MENU_GROUPS, type MenuGroup } from "#kit/web/admin-menu.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { MyRole } from "#kit/web/session/my-role.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { adminWords } from "./admin.words.ts";
import styles from "./admin-menu.module.css";
import { type Group, leafAt, menuOf } from "./admin-screens.ts";
import { useIsOff } from "./use-is-off.ts";
import { useUnreadCount } from "./use-unread-count.ts";

const ORDER_VIEW = "/admin/orders?view=";

interface MenuProps {
  /** Called where one is already there, so that nothing else would close the menu. */
  onStay: () => void;
}

/** The groups of the menu: that of the screen stands open, another one opens in its place. */
export function AdminMenu({ onStay }: MenuProps) {
  const { pathname, search } = useLocation();
  const { group } = leafAt(pathname, search);
  const [opened, setOpened] = useState<MenuGroup | null>(group);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen brings its group with it
  useEffect(() => setOpened(group), [group, pathname, search]);
  const menu = menuOf(useContext(MyRole), useIsOff()).filter((one) => one.group !== "foot");
  return (
    <ul className={styles.list}>
      {menu.map((one) => (
        <li key={one.group}>
          {isSingle(one) ? (
            <LeafLink leaf={one.leaves[0] as Leaf} onStay={onStay} isGroup={one.group === "today"} />
          ) : (
            <GroupOf
              {...one}
              isOpen={opened === one.group}
              onToggle={() => setOpened(opened === one.group ? null : one.group)}
              onStay={onStay}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Links that belong to no group: help and one's own account. */
export function FootLinks({ onStay }: MenuProps) {
  const foot = menuOf(useContext(MyRole)).find(({ group }) => group === "foot");
  return foot?.leaves.map((leaf) => <LeafLink key={leaf.to} leaf={leaf} onStay={onStay} />);
}

/** A group of one screen is a link to it. */
function isSingle({ leaves }: Group): boolean {
  return leaves.length === 1 && leaves[0]?.parts.length === 0;
}

type GroupProps = Group & MenuProps & { isOpen: boolean; onToggle: () => void };

function GroupOf({ group, leaves, isOpen, onToggle, onStay }: GroupProps) {
  const { language } = useLanguage();
  const id = useId();
  const { name, icon } = MENU_GROUPS[group];
  return (
    <>
      <NavLink
        component="button"
        type="button"
        className={styles.group}
        label={addNoBreaks(name[language], language)}
        leftSection={<Icon icon={icon} />}
        rightSection={
          <>
            {!isOpen && leaves.flatMap(({ to, parts }) => [to, ...parts.map((part) => part.to)]).map(signOf)}
            <span className={classNames(styles.arrow, isOpen && styles.opened)}>
              <Icon icon="chevron-down" />
            </span>
          </>
        }
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      />
      <ul id={id} className={classNames(styles.list, styles.leaves)} hidden={!isOpen}>
        {leaves.map((leaf) => (
          <li key={leaf.to}>
            <LeafLink leaf={leaf} onStay={onStay} isShown={isOpen} />
            {leaf.parts.length > 0 && (
              <ul className={classNames(styles.list, styles.parts)}>
                {leaf.parts.map((part) => (
                  <li key={part.to}>
                    <LeafLink leaf={part} onStay={onStay} isShown={isOpen} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface LinkProps extends MenuProps {
  leaf: Leaf;
  /** It stands for its group, and says so. */
  isGroup?: boolean;
  /** False in a group that is closed. */
  isShown?: boolean;
}

function LeafLink({ leaf, onStay, isGroup = false, isShown = true }: LinkProps) {
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const isHere = leafAt(pathname, search).to === leaf.to;
  const name = addNoBreaks(leaf.name[language], language);
  return (
    <NavLink
      component={Link}
      to={leaf.to}
      className={isGroup ? styles.group : styles.leaf}
      label={isGroup ? MENU_GROUPS[leaf.group].name[language] : name}
      description={isGroup ? name : undefined}
      leftSection={<Icon icon={leaf.icon} />}
      rightSection={isShown && (leaf.to.startsWith(ORDER_VIEW) ? <InView to={leaf.to} /> : signOf(leaf.to))}
      ref={isHere ? bringIntoSight : undefined}
      active={isHere}
      aria-current={isHere ? "page" : undefined}
      onClick={() => isHere && onStay()}
    />
  );
}

/** What a link says beside its name, and its closed group for it: how much waits there, or that something is wrong. */
function signOf(to: string) {
  if (to === "/admin/messages") return <Unread key={to} />;
  if (to === "/admin/health") return <HealthSign key={to} />;
  return null;
}

/** How many orders a view has; asked for where it is seen alone. */
function InView({ to }: { to: string }) {
  const counts = useApiQuery(orderViewsQuery).data;
  const view = ORDER_VIEWS.find((one) => to === ORDER_VIEW + one);
  const count = view && counts?.[view];
  if (!count) return null;
  return (
    <Text span size="sm" c="dimmed">
      {count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : count}
    </Text>
  );
}

function Unread() {
  const t = useWords(adminWords);
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <Badge color="hot" size="sm" aria-label={t.unread(count)}>
      {count}
    </Badge>
  );
}

/** An open group is longer than a low screen: where one is stands in sight. */
function bringIntoSight(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: "nearest" });
}
