import { BASED_ON } from "#kit/contract/content/history.ts";
import type {
  CallInput,
  EndpointName,
  EndpointNamed,
  Endpoints,
  ResponseOf,
} from "#kit/contract/endpoint.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { SignedOut } from "../session/signed-out.ts";
import type { Tokens } from "../session/tokens.ts";
import { ApiError, TRANSPORT_WORDS } from "./api-error.ts";
import { refreshAccess } from "./refresh.ts";

/** API timeout, milliseconds. A body with a file in it has none: it takes as long as its sender's line needs. */
export const TIMEOUT_MS = 30_000;
/** A text body shorter than this is shown as the error message. */
const SHORT_BODY = 100;

export type Transport = (url: string, init: RequestInit) => Promise<Response>;

export interface ApiOptions {
  transport: Transport;
  language: Language;
  /** Where the API is, without `/api`; '' for the page's own host. */
  base: string;
  /** Where the checkout calls go, without `/api`. */
  checkoutBase: string;
  /** null on the server: pages are rendered for visitors. */
  tokens: Tokens | null;
  /** Called when a refresh has failed and the tokens are gone, with the reason. */
  onSignedOut: (why: SignedOut) => void;
  /** Sent with every call. */
  headers?: Record<string, string>;
  /** TIMEOUT_MS unless told: tests do not wait 30 s. */
  timeoutMs?: number;
}

interface Extra {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  /** `checkout` for the calls that a visitor buys with, which may have a host of their own. */
  host?: "checkout";
  /** False where a 401 is the answer itself, as when signing in: it refreshes nothing. */
  refresh?: false;
}

interface RawCall extends Extra {
  method: string;
  path: string;
  params?: Record<string, string | number> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  timeoutMs?: number | undefined;
}

/** The calls of one contract: `call("GET /cars/:slug", { params: { slug } })`. */
export type Caller<E extends Endpoints> = <N extends EndpointName<E>>(
  name: N,
  ...input: Record<never, never> extends CallInput<EndpointNamed<E, N>>
    ? [input?: CallInput<EndpointNamed<E, N>> & Extra]
    : [input: CallInput<EndpointNamed<E, N>> & Extra]
) => Promise<ResponseOf<EndpointNamed<E, N>>>;

/** The client of the API. It sends the bearer, refreshes it once after a 401, and fails with an `ApiError`. */
export class Api {
  readonly #options: ApiOptions;

  constructor(options: ApiOptions) {
    this.#options = options;
  }

  get language(): Language {
    return this.#options.language;
  }

  /** The same client in another language. */
  in(language: Language): Api {
    return language === this.language ? this : new Api({ ...this.#options, language });
  }

  /** The same client for a write that shall not overwrite what somebody has changed since `updatedAt`. */
  basedOn(updatedAt: string | null): Api {
    if (updatedAt === null) return this;
    return new Api({ ...this.#options, headers: { ...this.#options.headers, [BASED_ON]: updatedAt } });
  }

  /** The same client over another transport. */
  over(transport: Transport): Api {
    return new Api({ ...this.#options, transport });
  }

  /** The caller of a contract, which is given as a type only: `api.of<CarsEndpoints>()`. */
  of<E extends Endpoints>(): Caller<E> {
    return ((name: string, input: Omit<RawCall, "method" | "path"> = {}) => {
      const [method = "GET", path = "/"] = name.split(" ");
      return this.#call({ ...input, method, path });
    }) as Caller<E>;
  }

  /**
   * Fetches a paper or another file with the bearer, for showing or saving it. What is made while it is sent may
   * take longer than other calls: `timeoutMs`. With a `body` it is made of that.
   */
  async blob(path: string, timeoutMs?: number, body?: object): Promise<Blob> {
    const method = body ? "POST" : "GET";
    const response = await this.#send({ method, path, timeoutMs, ...(body && { body }) });
    if (!response.ok) throw await this.#httpError(response);
    return response.blob();
  }

  async #call(call: RawCall): Promise<unknown> {
    const response = await this.#send(call);
    if (!response.ok) throw await this.#httpError(response);
    if (response.status === 204) return null;
    try {
      return JSON.parse(await response.text());
    } catch {
      throw this.#error("parse");
    }
  }

  /** Sends; on 401 refreshes once and sends again. */
  async #send(call: RawCall): Promise<Response> {
    const { tokens } = this.#options;
    const used = tokens?.access() ?? null;
    const response = await this.#transmit(call, used);
    if (response.status !== 401 || !tokens || call.refresh === false) return response;
    let access: string;
    try {
      access = await refreshAccess(tokens, used, (token) => this.#postRefresh(token));
    } catch (error) {
      // Without an answer nobody has said that the session is over: keep it, and say what happened.
      if (error instanceof ApiError && error.kind !== "http" && error.kind !== "parse") throw error;
      tokens.clear();
      this.#options.onSignedOut(reasonOf(error));
      throw this.#error("unauthorized", 401);
    }
    return this.#transmit(call, access);
  }

  async #postRefresh(token: string): Promise<Record<string, unknown>> {
    const response = await this.#transmit({ method: "POST", path: "/auth/refresh", body: { token } }, null);
    if (!response.ok) throw await this.#httpError(response);
    return (await response.json()) as Record<string, unknown>;
  }

  async #transmit(call: RawCall, access: string | null): Promise<Response> {
    const form = typeof FormData !== "undefined" && call.body instanceof FormData;
    const limit = call.timeoutMs ?? this.#options.timeoutMs ?? TIMEOUT_MS;
    const timeout = hasFile(call.body) ? null : AbortSignal.timeout(limit);
    const signal =
      timeout && call.signal ? AbortSignal.any([call.signal, timeout]) : (timeout ?? call.signal);
    const headers: Record<string, string> = {
      "accept-language": this.language,
      ...this.#options.headers,
      ...call.headers,
    };
    if (access) headers.authorization = `Bearer ${access}`;
    if (call.body !== undefined && !form) headers["content-type"] = "application/json";
    try {
      return await this.#options.transport(this.#url(call), {
        method: call.method,
        headers,
        credentials: "include",
        ...(signal && { signal }),
        ...(call.body !== undefined && { body: form ? (call.body as FormData) : JSON.stringify(call.body) }),
      });
    } catch (error) {
      if (call.signal?.aborted) throw error;
      throw this.#error(timeout?.aborted ? "timeout" : "network");
    }
  }

  #url({ method, path, params = {}, query = {}, host: asked }: RawCall): string {
    const host = asked === "checkout" ? this.#options.checkoutBase : this.#options.base;
    const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name] ?? "")));
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(query))
      if (value !== undefined && value !== "") search.set(key, String(value));
    if (method === "GET") search.set("_t", String(Date.now()));
    const text = search.toString();
    return `${host}/api${filled}${text && (filled.includes("?") ? "&" : "?")}${text}`;
  }

  async #httpError(response: Response): Promise<ApiError> {
    const text = await response.text().catch(() => "");
    const body = parseObject(text);
    if (typeof body?.message === "string" && body.message)
      return new ApiError("http", body.message, response.status, body);
    const short = text.trim();
    if (!body && short && short.length < SHORT_BODY && !short.startsWith("<"))
      return new ApiError("http", short, response.status);
    return new ApiError(
      "http",
      `${TRANSPORT_WORDS.http[this.language]} ${response.status}`,
      response.status,
      body ?? {},
    );
  }

  #error(kind: "timeout" | "network" | "parse" | "unauthorized", status = 0): ApiError {
    return new ApiError(kind, TRANSPORT_WORDS[kind][this.language], status);
  }
}

/** Whether a body is an upload. */
export function hasFile(body: unknown): boolean {
  if (typeof FormData === "undefined" || !(body instanceof FormData)) return false;
  return [...body.values()].some((value) => typeof value !== "string");
}

/** Why a session can't be refreshed, as the server says it. */
function reasonOf(error: unknown): SignedOut {
  const reason = error instanceof ApiError ? error.body.reason : undefined;
  return reason === "ended" || reason === "expired" ? reason : "gone";
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
