import { openDatabase } from "../../src/kit/server/database/database.ts";
import { startPostgresServer } from "../../src/testing/database/postgres-server.ts";
import { startS3Server } from "../../src/testing/storage/s3-server.ts";
import { type Call, type Called, callerOf } from "../kill-test/call.ts";
import { countMails } from "../kill-test/mail-count.ts";
import { type Site, startSite } from "../site.ts";

export type TwoProcesses = Awaited<ReturnType<typeof startTwoProcesses>>;

/** Two processes of the built server that start at the same time on an empty PostgreSQL database and S3 store. */
export async function startTwoProcesses() {
  const [postgres, s3, mails] = await Promise.all([startPostgresServer(), startS3Server(), countMails()]);
  const environment = {
    DATABASE_URL: postgres.url,
    ...s3.environment,
    SMTP_URL: mails.url,
    TOKEN_SECRET: "one secret for both processes, long enough",
    TRUST_PROXY: "127.0.0.1",
    DEMO: "off",
    LOG_LEVEL: "info",
  };
  const start = () => startSite(undefined, environment);
  const [first, second] = await Promise.all([start(), start()]);
  const sites: [Site, Site] = [first, second];
  return {
    sites,
    postgres,
    s3,
    mails,
    /** Kills one without warning. */
    kill: (which: 0 | 1) => sites[which].kill(),
    /** Starts a killed one again, on its port. */
    async restart(which: 0 | 1) {
      sites[which] = await startSite(undefined, { ...environment, PORT: new URL(sites[which].url).port });
    },
    async sql(text: string) {
      const open = await openDatabase({ url: postgres.url });
      return open.executeSql(text).finally(() => open.close());
    },
    async stop() {
      await Promise.all(sites.map((site) => site.stop().catch(() => {})));
      await mails.stop();
      await s3.stop();
      await postgres.stop();
    },
  };
}

/** A caller that goes to either address and, where that one is gone, to the other, as behind a proxy. */
export function failingOver(urls: string[], token?: string): Call {
  const calls = urls.map((url) => callerOf(url, token));
  return async (...call): Promise<Called> => {
    const [one, other] = Math.random() < 0.5 ? calls : [...calls].reverse();
    return (one as Call)(...call).catch(() => (other as Call)(...call));
  };
}
