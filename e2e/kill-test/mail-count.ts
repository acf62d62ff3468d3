import { setTimeout as pause } from "node:timers/promises";
import { startSmtpServer } from "../../src/testing/outside/smtp-server.ts";

export interface MailCount {
  url: string;
  /** Waits until this many different mails have come, or nothing came for so long (milliseconds). */
  settle: (expected: number, quietMs: number) => Promise<void>;
  /** Mails that came under more than one Message-ID, as `kind customer`. */
  doubled: () => string[];
  /** How many times this mail came, under whichever Message-ID. */
  times: (mail: string) => number;
  /** Mails that came again under the same Message-ID: accepted, but the crash was before that was noted. */
  repeated: () => number;
  stop: () => Promise<void>;
}

/** A real mail server that counts what orders send; it keeps no contents. */
export async function countMails(): Promise<MailCount> {
  const smtp = await startSmtpServer();
  const times = new Map<string, number>();
  const idsOf = new Map<string, Set<string>>();

  function take(): void {
    for (const { messageId = "", subject, to, replyTo } of smtp.received.splice(0)) {
      times.set(messageId, (times.get(messageId) ?? 0) + 1);
      const customers = [...(to ?? []), ...(replyTo ?? [])].map(({ address }) => address);
      const customer = customers.find((address) => /^r\d+-/.test(address ?? ""));
      const mail = `${to?.[0]?.address === customer ? "confirmation" : "notice"} ${customer ?? subject}`;
      idsOf.set(mail, (idsOf.get(mail) ?? new Set()).add(messageId));
    }
  }
  const timer = setInterval(take, 250);

  return {
    url: smtp.url,
    async settle(expected, quietMs) {
      let [seen, since] = [times.size, Date.now()];
      while (times.size < expected && Date.now() - since < quietMs) {
        await pause(250);
        if (times.size !== seen) [seen, since] = [times.size, Date.now()];
      }
      take();
    },
    doubled: () => [...idsOf].filter(([, ids]) => ids.size > 1).map(([mail]) => mail),
    times: (mail) => [...(idsOf.get(mail) ?? [])].reduce((sum, id) => sum + (times.get(id) ?? 0), 0),
    repeated: () => [...times.values()].filter((count) => count > 1).length,
    async stop() {
      clearInterval(timer);
      await smtp.stop();
    },
  };
}
