import { setTimeout as pause } from "node:timers/promises";
import { ADMIN } from "../site.ts";

export interface Called {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each call has its own
  body: any;
}

export type Call = (method: string, path: string, options?: CallOptions) => Promise<Called>;

interface CallOptions {
  /** JSON, or FormData for multipart. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the API at `url`; with a token as the administrator. Throws where the connection fails. */
export function callerOf(url: string, token?: string): Call {
  return async (method, path, { body, headers = {} } = {}) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    return { status: answer.status, body: isJson ? JSON.parse(text) : text };
  };
}

/** A caller as the administrator, freshly signed in. */
export async function adminCaller(url: string): Promise<Call> {
  const { accessToken } = await must(patient(callerOf(url))("POST", "/auth/login", { body: ADMIN }));
  return callerOf(url, accessToken);
}

/** Tries again for up to a minute where a busy server answers 503. */
export function patient(call: Call): Call {
  return async (...asked) => {
    for (const giveUpAt = Date.now() + 60_000; ; await pause(500)) {
      const called = await call(...asked);
      if (called.status !== 503 || Date.now() > giveUpAt) return called;
    }
  };
}

/** Throws unless the call was a success; answers its body. */
export async function must(called: Promise<Called>): Promise<Called["body"]> {
  const { status, body } = await called;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
