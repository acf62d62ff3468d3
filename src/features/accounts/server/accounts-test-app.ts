import { type Answer, testServer } from "../../../testing/test-server.ts";

interface CallOptions {
  body?: object;
  bearer?: string | undefined;
  language?: "en" | "cs" | undefined;
  /** Where the call comes from. */
  address?: string;
  /** The browser that calls. */
  agent?: string;
}

/** The real server with a clock that goes on only when told, called from any address. */
export async function accountsTestApp(environment: Record<string, string> = {}) {
  const server = await testServer({ TRUST_PROXY: "1", ...environment });
  const clock = { now: new Date("2027-05-01T12:00:00Z") };
  server.setNow(clock.now);

  function call(name: string, { body, bearer, language, address, agent }: CallOptions = {}): Promise<Answer> {
    const headers = {
      "x-forwarded-for": address ?? "192.0.2.1",
      ...(agent !== undefined && { "user-agent": agent }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    };
    return server.call(name, { body, language, headers });
  }

  return {
    services: server.services,
    call,
    forward: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
      server.setNow(clock.now);
    },
  };
}

export type { Answer };
