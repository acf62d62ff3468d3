import { and, desc } from "drizzle-orm";
import { formatShortMoment } from "#kit/contract/time/format-date.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Finder, Sought } from "#kit/server/search/finder.ts";
import { containsFolded } from "#kit/server/statements/contains.ts";
import { contactMessages } from "./messages.table.ts";

/** So many of the newest tell who somebody is. */
const NEWEST = 20;

/** Messages that somebody looks for, the newest first; read once for all that is found by them. */
export function soughtMessages(db: Database, { words, once }: Sought) {
  const { id, name, email, subject, created_at, searched } = contactMessages;
  return once("messages", () =>
    db
      .select({ id, name, email, subject, created_at })
      .from(contactMessages)
      .where(and(...words.map((word) => containsFolded(searched, word))))
      .orderBy(desc(created_at), desc(id))
      .limit(NEWEST),
  );
}

/** Messages by who wrote them and what they say. */
export const messagesFinder: Finder = {
  kind: "messages",
  name: { en: "Messages", cs: "Zprávy" },
  roles: ["editor"],
  async find({ db }, sought) {
    const rows = await soughtMessages(db, sought);
    return rows.map(({ id, name, subject, created_at }) => ({
      to: `/admin/messages?message=${id}`,
      title: [name, subject].filter(Boolean).join(": "),
      detail: formatShortMoment(created_at.toISOString(), sought.language),
    }));
  },
};
