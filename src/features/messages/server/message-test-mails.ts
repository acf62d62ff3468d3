import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { asc } from "drizzle-orm";
import PostalMime, { type Email } from "postal-mime";
import { vi } from "vitest";
import { mails } from "#kit/server/mail/mail.table.ts";
import type { TestServer } from "#testing/test-server.ts";

/** The mails queued so far, oldest first. */
export function queuedMails({ services }: TestServer) {
  return services.db.select().from(mails).orderBy(asc(mails.id));
}

/** The newest mail as its reader gets it: delivered to the outbox by the job, and parsed again. */
export async function lastMailRead(server: TestServer): Promise<Email> {
  const last = (await queuedMails(server)).at(-1);
  if (!last) throw new Error("no mail was queued");
  const ending = new RegExp(`Z-0*${last.id}-.*\\.eml$`);
  const folder = join(server.folder, "outbox");
  const file = await vi.waitFor(
    async () => {
      const found = (await readdir(folder)).find((name) => ending.test(name));
      if (!found) throw new Error("the mail was not delivered");
      return found;
    },
    { timeout: 20_000, interval: 50 },
  );
  return PostalMime.parse(await readFile(join(folder, file)));
}
