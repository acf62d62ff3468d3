import process from "node:process";
import { createServices } from "#app/services.ts";
import { openSite } from "#app/start/open-site.ts";
import { remindRiders } from "#features/bookings/server/mails/booking-reminders.ts";
import { askBuyers } from "#features/reviews/server/ask-buyers.ts";
import { sendDueGifts } from "#features/vouchers/server/gifts/send-gifts.ts";
import { readConfig } from "#kit/server/config/config.ts";
import { createLog } from "#kit/server/log.ts";

/** What a stopped site would do by itself in so many days: `node e2e/days-later.ts 8`, with its DATA_DIR. */
const later = Number(process.argv[2]) * 86_400_000;
const config = readConfig();
const open = await openSite(config);
const { services } = createServices({
  config,
  open,
  log: createLog(config, process.stderr),
  now: () => new Date(Date.now() + later),
});
await services.jobs.start();
await remindRiders(services);
await askBuyers(services);
await sendDueGifts(services);
await services.jobs.stop();
await open.close();
