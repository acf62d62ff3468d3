import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { vi } from "vitest";
import type { TestServer } from "../test-server.ts";

/** The mails to an address as their reader gets them, oldest first, once there are `count`. */
export async function mailsTo(server: TestServer, to: string, count = 1): Promise<Email[]> {
  const name = to.replace(/[^a-z0-9]+/g, "-");
  const folder = join(server.folder, "outbox");
  const files = await vi.waitFor(
    async () => {
      const found = (await readdir(folder)).filter((file) => file.endsWith(`-${name}.eml`)).sort();
      if (found.length < count) throw new Error(`${found.length} mails to ${to} instead of ${count}`);
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );
  return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))));
}

/** The token of the link in the newest of `count` mails to an address. */
export async function mailedToken(server: TestServer, to: string, count = 1): Promise<string> {
  const text = (await mailsTo(server, to, count)).at(-1)?.text ?? "";
  const [, token] = /\/team-access\S*#([\w-]{43})\s/.exec(text) ?? [];
  if (!token) throw new Error(`no link in ${text}`);
  return token;
}
