import type { Both } from "#kit/contract/language/language.ts";
import { defineFeature, type MakeNotice } from "#kit/server/feature.ts";
import { HEALTH_PARTS } from "./health.contract.ts";
import { healthRoutes } from "./health.routes.ts";
import { HEALTH_PART_NAMES } from "./health-parts.words.ts";
import { declareHealthWatch } from "./watch-health.ts";

const WRONG: Both<string> = {
  en: "Something is wrong with the site",
  cs: "S webem něco není v pořádku",
};

/** `about`: the parts that are wrong, with blanks between. */
const noticeOfHealth: MakeNotice = async (_services, about, language) => {
  const wrong = about.split(" ");
  const named = HEALTH_PARTS.filter((part) => wrong.includes(part));
  if (named.length === 0) return null;
  const names = named.map((part) => HEALTH_PART_NAMES[language][part]);
  return { title: WRONG[language], text: names.join(", "), path: "/admin/health" };
};

export const health = defineFeature({
  name: "health",
  routes: [healthRoutes],
  jobs: [declareHealthWatch],
  notices: { health: noticeOfHealth },
});
