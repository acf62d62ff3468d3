import type { Borne, Burst } from "./load-process.ts";
import { startHelper } from "./process.ts";

/** Load from a second process: `perSecond` answers a burst's requests per second, or throws where one failed. */
export function startLoad() {
  const helper = startHelper<Burst, Borne>("lib/load-process.ts");
  return {
    async perSecond(burst: Burst): Promise<number> {
      const { perSecond, failed } = await helper.ask(burst);
      if (failed) throw new Error(`${burst.url}: ${failed}`);
      return perSecond;
    },
    stop: helper.stop,
  };
}
