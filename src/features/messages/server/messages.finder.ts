import { and, desc } from "drizzle-orm";
import { formatShortMoment } from "#kit/contract/time/format-date.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Finder, Sought } from "#kit/server/search/finder.ts";
import { containsFolded } from "#kit/server/statements/contains.ts";
import { contactMessages } from "./messages.table.ts";

/** So many of the newest tell who somebody is. */
const NEWEST = 20;
/** Their texts are long: older ones are found on their own screen, whose search reads all. */
const LOOKED_THROUGH = 10_000;

/** Messages that somebody looks for, the newest first; read once for all that is found by them. */
export function soughtMessages(db: Database, { words, once }: Sought) {
  const { id, name, email, subject, created_at, searched } = contactMessages;
  const latest = db
    .select({ id, name, email, subject, created_at, searched })
    .from(contactMessages)
    .orderBy(desc(created_at), desc(id))
    .limit(LOOKED_THROUGH)
    .as("latest");
  return once("messages", () =>
    db
      .select({
        id: latest.id,
        name: latest.name,
        email: latest.email,
        subject: latest.subject,
        created_at: latest.created_at,
      })
      .from(latest)
      .where(and(...words.map((word) => containsFolded(latest.searched, word))))
      .orderBy(desc(latest.created_at), desc(latest.id))
      .limit(NEWEST),
  );
}

/** Messages by who wrote them and what they say. */
export const messagesFinder: Finder = {
  kind: "messages",
  name: { en: "Messages", cs: "Zprávy" },
  roles: ["messages"],
  async find({ db }, sought) {
    const rows = await soughtMessages(db, sought);
    return rows.map(({ id, name, subject, created_at }) => ({
      to: `/admin/messages?message=${id}`,
      title: [name, subject].filter(Boolean).join(": "),
      detail: formatShortMoment(created_at.toISOString(), sought.language),
    }));
  },
};
