import { ne } from "drizzle-orm";
import { NO_EVENT_URL } from "#features/events/index.ts";
import { events } from "#features/events/server/events.table.ts";
import { hasOneValue } from "#features/settings/index.ts";
import { settingTexts, tidied, valueError } from "#features/settings/server/index.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { sponsors } from "#features/sponsors/server/sponsors.table.ts";
import { teamMembers } from "#features/team-members/server/team-members.table.ts";
import { ibanFits } from "#kit/contract/money/bank-numbers.ts";
import { isWebAddress } from "#kit/contract/validation/web-address.ts";
import type { Database } from "#kit/server/database/database.ts";

export interface SettingErrors {
  /** Keys. */
  wrong: string[];
  accounts_differ: boolean;
  links: number;
}

/** What is stored and breaks its rule, from before there was one. The site leaves it out. */
export async function settingErrors(db: Database): Promise<SettingErrors> {
  const rows = await db.select({ key: settings.setting_key, value: settings.value }).from(settings);
  const wrong = rows.filter(({ key, value }) => hasOneValue(key) && valueError(key, tidied(key, value)));
  const { bank_iban, bank_account } = await settingTexts(db, ["bank_iban", "bank_account"], "en");
  return {
    wrong: wrong.map(({ key }) => key).sort(),
    accounts_differ: !ibanFits(bank_iban, bank_account),
    links: await wrongLinks(db),
  };
}

async function wrongLinks(db: Database): Promise<number> {
  const own = await db
    .select({ url: sponsors.website_url })
    .from(sponsors)
    .where(ne(sponsors.website_url, ""));
  const members = await db
    .select({ one: teamMembers.instagram_url, two: teamMembers.facebook_url })
    .from(teamMembers);
  const all = await db
    .select({ url: events.event_url })
    .from(events)
    .where(ne(events.event_url, NO_EVENT_URL));
  const urls = [...own, ...all].map(({ url }) => url).concat(members.flatMap(({ one, two }) => [one, two]));
  return urls.filter((url) => url.trim() !== "" && !isWebAddress(url.trim())).length;
}
