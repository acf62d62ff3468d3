import type { Both } from "#kit/contract/language/language.ts";
import type { FieldError } from "#kit/contract/validation/says.ts";

/** How a call can fail before the server's own words are known. */
export type FailureKind = "http" | "timeout" | "network" | "parse" | "unauthorized";

/**
 * Thrown by every failed call. `message` is for a person, in the language of the call.
 * A page made on the server hands it on as plain data, so test with `isApiError`, not instanceof.
 */
export class ApiError extends Error {
  readonly kind: FailureKind;
  /** HTTP status, 0 where there was no answer. */
  readonly status: number;
  readonly code: string | undefined;
  readonly errors: FieldError[];
  /** The whole answered body, for details such as changed prices. */
  readonly body: Record<string, unknown>;

  constructor(kind: FailureKind, message: string, status = 0, body: Record<string, unknown> = {}) {
    super(message);
    this.name = "ApiError";
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.code = typeof body.code === "string" ? body.code : undefined;
    this.errors = Array.isArray(body.errors) ? (body.errors as FieldError[]) : [];
  }
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === "object" && error !== null && (error as { name?: unknown }).name === "ApiError";
}

export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

/** The error's text for a person, '' for what is no error. */
export function messageOf(error: unknown): string {
  if (typeof error === "object" && error !== null && "message" in error) return String(error.message);
  return error ? String(error) : "";
}

export const TRANSPORT_WORDS = {
  timeout: {
    en: "Request timed out after 30 seconds.",
    cs: "Požadavek vypršel po 30 sekundách.",
  },
  network: {
    en: "Network error - check your internet connection or the API server might be down.",
    cs: "Chyba sítě – zkontrolujte připojení k internetu. Server může být i mimo provoz.",
  },
  parse: { en: "Failed to parse response.", cs: "Odpověď serveru se nepodařilo přečíst." },
  unauthorized: {
    en: "Unauthorized - token refresh failed.",
    cs: "Unauthorized – přihlášení se nepodařilo obnovit.",
  },
  http: { en: "HTTP error! Status:", cs: "Chyba HTTP! Stav:" },
} satisfies Record<FailureKind, Both<string>>;
