import { and, desc } from "drizzle-orm";
import { formatShortMoment } from "#kit/contract/time/format-date.ts";
import { type Finder, MOST_OF_A_KIND } from "#kit/server/search/finder.ts";
import { containsFolded } from "#kit/server/statements/contains.ts";
import { contactMessages } from "./messages.table.ts";

/** Messages by who wrote them and what they say. */
export const messagesFinder: Finder = {
  kind: "messages",
  name: { en: "Messages", cs: "Zprávy" },
  roles: ["editor"],
  async find({ db }, { words, language }) {
    const { id, name, subject, created_at, searched } = contactMessages;
    const rows = await db
      .select({ id, name, subject, created_at })
      .from(contactMessages)
      .where(and(...words.map((word) => containsFolded(searched, word))))
      .orderBy(desc(created_at), desc(id))
      .limit(MOST_OF_A_KIND);
    return rows.map(({ id, name, subject, created_at }) => ({
      to: `/admin/messages?message=${id}`,
      title: [name, subject].filter(Boolean).join(": "),
      detail: formatShortMoment(created_at.toISOString(), language),
    }));
  },
};
