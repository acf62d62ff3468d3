import { BUILT_IN_SETTINGS, SETTING_KEYS, subjectOf } from "#features/settings/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { may, OWNERS_ONLY } from "#kit/contract/roles.ts";
import { type Finder, type Found, hasWords, type Sought } from "#kit/server/search/finder.ts";
import { MENU_GROUPS } from "#kit/web/admin-menu.ts";
import { ACTIONS, LEAVES, screenAt } from "../admin/admin-screens.ts";
import { helpWords } from "../help/help.words.ts";
import { settingsKnown } from "./settings-known.ts";

/** What stands still: screens, what is done on them, settings and help, each by its name and by what people call it. */
export const placeFinders: Finder[] = [
  {
    kind: "actions",
    name: { en: "What to do", cs: "Co udělat" },
    roles: ["editor", "shop", "track"],
    find: (_, sought) =>
      ACTIONS.filter(
        ({ roles, name, known }) => may(sought.role, roles) && isCalled(sought, name, known),
      ).map(({ to, name }) => ({ to, title: name[sought.language] })),
  },
  {
    kind: "screens",
    name: { en: "Screens", cs: "Obrazovky" },
    roles: ["editor", "shop", "track"],
    find: (_, sought) =>
      LEAVES.filter(({ roles, name, known }) => may(sought.role, roles) && isCalled(sought, name, known)).map(
        ({ to, name, group }) => ({
          to,
          title: name[sought.language],
          detail: MENU_GROUPS[group].name[sought.language],
        }),
      ),
  },
  {
    kind: "settings",
    name: { en: "Settings", cs: "Nastavení" },
    roles: OWNERS_ONLY,
    find: (_, sought) => settings(sought),
  },
  {
    kind: "help",
    name: { en: "Help", cs: "Nápověda" },
    roles: ["editor", "shop", "track"],
    find: (_, sought) => help(sought),
  },
];

/** Settings by their label, each in the form of its subject. */
function settings(sought: Sought): Found[] {
  const { language } = sought;
  return SETTING_KEYS.filter((key) => isCalled(sought, BUILT_IN_SETTINGS[key].label, settingsKnown[key])).map(
    (key) => {
      const subject = subjectOf(key);
      return {
        to: `/admin/settings?subject=${subject}&record=${subject}`,
        title: BUILT_IN_SETTINGS[key].label[language],
      };
    },
  );
}

function help(sought: Sought): Found[] {
  const topics = Object.keys(helpWords.en.topics) as (keyof typeof helpWords.en.topics)[];
  return topics
    .filter(
      (topic) =>
        may(sought.role, screenAt(`/admin/${topic}`).roles) &&
        isCalled(sought, { en: helpWords.en.topics[topic].title, cs: helpWords.cs.topics[topic].title }),
    )
    .map((topic) => ({ to: `/admin/help#${topic}`, title: helpWords[sought.language].topics[topic].title }));
}

/** In either language: who works in one may think in the other. */
function isCalled({ words }: Sought, name: Both<string>, known: Both<string> = { en: "", cs: "" }): boolean {
  return hasWords(`${name.cs} ${known.cs}`, words) || hasWords(`${name.en} ${known.en}`, words);
}
