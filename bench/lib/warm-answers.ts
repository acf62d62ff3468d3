import { get, type IncomingMessage } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { Bytes } from "./bare-server.ts";
import { type Site, startDemoSite } from "./demo-site.ts";
import { startLoad } from "./load.ts";
import { type Helper, startHelper } from "./process.ts";
import { alternate } from "./rounds.ts";
import { atLeast, type Figure } from "./row.ts";

const ASKED = { "accept-encoding": "br", "accept-language": "cs" };
const BURST = { connections: 10, seconds: 2, headers: ASKED };
const ROUNDS = 5;
const BAR = 0.6;

/** Holds warm answers of a demo site against bare node:http with the same bytes, path by path. */
export async function measureWarm(paths: (site: Site) => Promise<string[]> | string[]): Promise<Figure[]> {
  const site = await startDemoSite();
  const load = startLoad();
  const bare = startHelper<Bytes, string>("lib/bare-server.ts");
  try {
    const figures: Figure[] = [];
    for (const path of await paths(site)) figures.push(await measurePath(site.url + path, path, load, bare));
    return figures;
  } finally {
    await Promise.all([load.stop(), bare.stop(), site.stop()]);
  }
}

async function measurePath(
  url: string,
  path: string,
  load: ReturnType<typeof startLoad>,
  bare: Helper<Bytes, string>,
): Promise<Figure> {
  // Bytes are compressed well a second after the first has asked; what is compared is what goes out from then on.
  await bytesOf(url);
  await setTimeout(2500);
  const bytes = await bytesOf(url);
  const bareUrl = await bare.ask(bytes);
  const { measured, limit, ratio } = await alternate(
    ROUNDS,
    () => load.perSecond({ url, ...BURST }),
    () => load.perSecond({ url: bareUrl, ...BURST }),
  );
  const size = Buffer.from(bytes.body, "base64").length;
  return atLeast(
    path,
    ratio,
    BAR,
    `${Math.round(measured)} of ${Math.round(limit)} requests/s, ${(size / 1024).toFixed(1)} KB`,
  );
}

/** The answer as it goes over the wire, without what node:http itself adds. */
function bytesOf(url: string): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    get(url, { headers: ASKED }, async (response: IncomingMessage) => {
      const body = await Array.fromAsync(response as AsyncIterable<Buffer>);
      if (response.statusCode !== 200) return reject(new Error(`${response.statusCode} from ${url}`));
      const own = ["date", "connection", "keep-alive", "transfer-encoding"];
      const headers = Object.entries(response.headers).filter(([name]) => !own.includes(name));
      resolve({ headers: headers as [string, string][], body: Buffer.concat(body).toString("base64") });
    }).on("error", reject);
  });
}
