import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ERRORS, Refusal } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language/language.ts";
import {
  isDatabaseAway,
  isDatabaseBusy,
  isOutOfFiles,
  isUniqueViolation,
  isUnstorableText,
} from "../database/database.ts";
import { MediaError } from "../media/media-error.ts";

/** Any error -> the refusal that is shown for it. What is not known stays INTERNAL: its text never leaves. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof MediaError) {
    const { words, status, code } = error;
    return new Refusal("IMAGE_REFUSED", {
      words,
      status,
      detail: { code },
      ...(status === 503 && { retryAfter: 60 }),
    });
  }
  // The client hung up while it was sending: nobody reads the answer, and the fault is not ours.
  if ((error as Error)?.message === "aborted") return new Refusal("BAD_REQUEST");
  if (isUniqueViolation(error)) return new Refusal("CONFLICT");
  if (isUnstorableText(error)) return new Refusal("BAD_REQUEST");
  if (isDatabaseAway(error)) return new Refusal("UNAVAILABLE", { retryAfter: 5 });
  if (isDatabaseBusy(error)) return new Refusal("UNAVAILABLE", { retryAfter: 1 });
  // Out of file descriptors: some come back with the next connection that ends.
  if (isOutOfFiles(error)) return new Refusal("UNAVAILABLE", { retryAfter: 5 });
  if ((error as NodeJS.ErrnoException)?.code === "ENOSPC")
    return new Refusal("UNAVAILABLE", { retryAfter: 60 });
  const { code, statusCode } = error as FastifyError;
  if (code === "FST_ERR_CTP_INVALID_JSON_BODY" || code === "FST_ERR_CTP_EMPTY_JSON_BODY")
    return new Refusal("BAD_JSON");
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE" || statusCode === 413) return new Refusal("TOO_LARGE");
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE" || statusCode === 415) return new Refusal("WRONG_TYPE");
  if (statusCode === 429) return new Refusal("TOO_MANY_REQUESTS", { retryAfter: 60 });
  if (statusCode === 503) return new Refusal("UNAVAILABLE", { retryAfter: 5 });
  if (error instanceof SyntaxError && statusCode === 400) return new Refusal("BAD_JSON");
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal("BAD_REQUEST");
  return new Refusal("INTERNAL");
}

/** Answers `error` as JSON in the asked language; a 5xx carries the request id and is logged whole. */
export function answerError(
  error: unknown,
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = asRefusal(error);
  if (refusal.status >= 500 && !refusal.extra.isTold)
    request.log.error({ err: error }, ERRORS[refusal.code].en);
  if (refusal.extra.retryAfter) reply.header("retry-after", String(refusal.extra.retryAfter));
  if (refusal.extra.location) reply.header("location", refusal.extra.location);
  const body = refusal.body(language);
  return reply
    .code(refusal.status)
    .header("content-language", language)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(refusal.status >= 500 ? { ...body, request_id: request.id } : body));
}
