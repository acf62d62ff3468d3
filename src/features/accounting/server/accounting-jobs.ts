import type { Services } from "#kit/server/context.ts";
import { checkBooks } from "./check-books.ts";

const QUEUE = "books";

/** Declares that the books are compared each night in Prague; a night that the server missed is made up for. */
export function declareAccountingJobs(services: Services): void {
  services.jobs.work(QUEUE, () => checkAndLog(services), { keepSeconds: 7 * 86_400 });
  services.jobs.schedule(QUEUE, "41 3 * * *", "Europe/Prague");
}

async function checkAndLog(services: Services): Promise<void> {
  const { differences, orders } = await checkBooks(services);
  services.log.info({ orders, differences: differences.length }, "Compared the books");
}
