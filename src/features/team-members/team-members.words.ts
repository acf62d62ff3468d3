import { defineWords, plural } from "#kit/web/language/words.ts";

/** Texts of the home page's team. */
export const teamMembersWords = defineWords(
  {
    kicker: "Paddock",
    people: (count: number) => `${count} ${plural("en", count, { one: "person", other: "people" })}`,
    title: "The team",
    lead: "The drivers you see, the rest you hear. We couldn’t do without any of them.",
    about: (name: string) => `About ${name}`,
    profile: (name: string, network: string) => `${name} on ${network} (opens in a new tab)`,
    page: "Story and results",
    pageOf: (name: string) => `: ${name}`,
    unnamed: "Team member",
    empty: "No team members here yet",
    loadFailed: "Failed to load team members",
  },
  {
    kicker: "Depo",
    people: (count: number) =>
      `${count} ${plural("cs", count, { one: "člověk", few: "lidé", other: "lidí" })}`,
    title: "Náš tým",
    lead: "Jezdce vidíte, ostatní slyšíte. A neobešli bychom se bez nikoho z nich.",
    about: (name: string) => `O členovi týmu: ${name}`,
    profile: (name: string, network: string) => `${name} na síti ${network} (otevře se v nové kartě)`,
    page: "Příběh a výsledky",
    pageOf: (name: string) => `: ${name}`,
    unnamed: "Člen týmu",
    empty: "Zatím tu nejsou žádní členové týmu",
    loadFailed: "Nepodařilo se načíst členy týmu",
  },
);
