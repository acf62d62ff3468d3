import { BUILT_IN_SETTINGS, SETTING_KEYS, subjectOf } from "#features/settings/index.ts";
import { settingTexts } from "#features/settings/server/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { EVERYBODY, may, OWNERS_ONLY } from "#kit/contract/roles.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type Finder, type Found, hasWords, type Sought } from "#kit/server/search/finder.ts";
import { MENU_GROUPS } from "#kit/web/admin-menu.ts";
import { ACTIONS, LEAVES, leavesOf, screenAt } from "../admin/admin-screens.ts";
import { helpWords } from "../help/help.words.ts";
import { settingsKnown } from "./settings-known.ts";

/** What stands still: screens, what is done on them, settings and help, each by its name and by what people call it. */
export const placeFinders: Finder[] = [
  {
    kind: "actions",
    name: { en: "What to do", cs: "Co udělat" },
    roles: EVERYBODY,
    find: (_, sought) =>
      ACTIONS.filter(
        ({ roles, name, known }) => may(sought.held, roles) && isCalled(sought, name, known),
      ).map(({ to, name }) => ({ to, title: name[sought.language] })),
  },
  {
    kind: "screens",
    name: { en: "Screens", cs: "Obrazovky" },
    roles: EVERYBODY,
    find: async ({ db }, sought) => {
      const called = leavesOf(sought.held, await switches(db)).filter(({ name, known }) =>
        isCalled(sought, name, known),
      );
      return called.map(({ to, name, group }) => ({
        to,
        title: name[sought.language],
        detail: MENU_GROUPS[group].name[sought.language],
      }));
    },
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
    roles: EVERYBODY,
    find: (_, sought) => help(sought),
  },
];

/** The settings that switch links on, where any does. */
async function switches(db: Database): Promise<Record<string, string>> {
  const wanted = SETTING_KEYS.filter((key) => LEAVES.some(({ wants }) => wants === key));
  return wanted.length === 0 ? {} : settingTexts(db, wanted, "en");
}

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
        may(sought.held, screenAt(`/admin/${topic}`).roles) &&
        isCalled(sought, { en: helpWords.en.topics[topic].title, cs: helpWords.cs.topics[topic].title }),
    )
    .map((topic) => ({ to: `/admin/help#${topic}`, title: helpWords[sought.language].topics[topic].title }));
}

/** In either language: who works in one may think in the other. */
function isCalled({ words }: Sought, name: Both<string>, known: Both<string> = { en: "", cs: "" }): boolean {
  return hasWords(`${name.cs} ${known.cs}`, words) || hasWords(`${name.en} ${known.en}`, words);
}
