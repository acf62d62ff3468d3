import pg from "pg";

type Subscription = { callback: (payload: string) => void; onReconnect: (() => void) | undefined };

/** Milliseconds between attempts to listen again after the connection was lost. */
const RECONNECT_DELAY = 1_000;
/** A connection that died silently answers no ping: how often to try (milliseconds). */
const HEARTBEAT = 15_000;

/**
 * LISTEN on one connection of its own, opened at the first subscription. When it breaks, it is opened again
 * and every channel is subscribed again; each `onReconnect` is called, as notifications may have been missed.
 */
export function createListener(url: string) {
  const channels = new Map<string, Set<Subscription>>();
  let connecting: Promise<pg.Client> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      application_name: "paddock-listen",
    });
    const heartbeat = setInterval(
      () => client.query("select 1").catch(() => client.end().catch(() => {})),
      HEARTBEAT,
    );
    heartbeat.unref();
    client.on("error", () => {});
    client.on("end", () => {
      clearInterval(heartbeat);
      if (connecting !== undefined) reconnectLater();
    });
    client.on("notification", ({ channel, payload }) => {
      // Nobody is there to catch what is thrown here, and the site goes on.
      for (const { callback } of channels.get(channel) ?? [])
        try {
          callback(payload ?? "");
        } catch {}
    });
    try {
      await client.connect();
      for (const channel of channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      return client;
    } catch (error) {
      clearInterval(heartbeat);
      await client.end().catch(() => {});
      throw error;
    }
  }

  function reconnectLater(): void {
    connecting = undefined;
    if (closed || timer) return;
    timer = setTimeout(async () => {
      timer = undefined;
      connecting = connect();
      try {
        await connecting;
        for (const { onReconnect } of [...channels.values()].flatMap((set) => [...set])) onReconnect?.();
      } catch {
        reconnectLater();
      }
    }, RECONNECT_DELAY);
    timer.unref();
  }

  async function listen(channel: string, callback: (payload: string) => void, onReconnect?: () => void) {
    const subscription = { callback, onReconnect };
    const isNew = !channels.has(channel);
    channels.set(channel, (channels.get(channel) ?? new Set()).add(subscription));
    if (connecting === undefined && !timer) connecting = connect();
    // While it reconnects there is nothing to await: connect() subscribes to every channel in the map.
    const client = await connecting?.catch((error) => {
      connecting = undefined;
      channels.get(channel)?.delete(subscription);
      throw error;
    });
    if (isNew) await client?.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      channels.get(channel)?.delete(subscription);
      if (channels.get(channel)?.size !== 0) return;
      channels.delete(channel);
      const current = await connecting?.catch(() => undefined);
      await current?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
    };
  }

  async function close(): Promise<void> {
    closed = true;
    clearTimeout(timer);
    const current = connecting;
    connecting = undefined;
    await (await current?.catch(() => undefined))?.end();
  }

  return { listen, close };
}
