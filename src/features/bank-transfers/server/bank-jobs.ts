import { TEAM_LANGUAGE } from "#features/orders/server/index.ts";
import type { Services } from "#kit/server/context.ts";
import { programContext } from "#kit/server/program-context.ts";
import { askBank } from "./fio/bank-link.ts";

const QUEUE = "bank";
const EVERY_FIVE_MINUTES = "*/5 * * * *";

/** Declares that the bank is asked for news by itself, where one is connected. */
export function declareBankJobs(services: Services): void {
  // What failed is asked again with the next turn, so that a job is never tried twice.
  services.jobs.work(QUEUE, () => askAndLog(services), {
    retryLimit: 0,
    expireInSeconds: 300,
    keepSeconds: 86_400,
  });
  services.jobs.schedule(QUEUE, EVERY_FIVE_MINUTES, "Europe/Prague");
}

async function askAndLog(services: Services): Promise<void> {
  // What follows is nobody's doing.
  const error = await askBank({ ...programContext(services, TEAM_LANGUAGE), user: null });
  if (error) services.log.warn({ fault: error }, "The bank could not be asked");
}
