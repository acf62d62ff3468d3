import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What has happened to this site once, or was decided for all of it. */
export const siteMarks = pgTable("site_marks", {
  /**
   * `filled`: it got its first content. `restored`: it came from a backup, `note` says in which run.
   * `team-calendar`: the calendar of ride days has an address, `note` is what its key is made of.
   * `second-factor-demanded`: everybody of the team must have one.
   * `calendar-domain`: entries of calendars have identifiers, `note` is what stands behind their @.
   * `push-key`: the private key that push services know this site by, `note` is it.
   * `health-told`: phones were told of faults, `note` names the parts that are still wrong.
   */
  name: text().primaryKey(),
  note: text().notNull().default(""),
  made_at: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
});
