import type { z } from "zod";
import type { Roles } from "./roles.ts";

/** What a file field of a multipart call takes. `many` files share one field name. */
export interface FileRule {
  kind: "image" | "logo" | "film" | "download";
  many?: boolean;
}

/**
 * A call of the API, written once: the server mounts it, the client calls it, OpenAPI is made from it.
 * `path` is without `/api` and marks parameters with a colon. Without `response` the answer is 204.
 */
interface Call {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/${string}`;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Optional request headers, for the OpenAPI document; handlers read them from their context. */
  headers?: z.ZodType;
  files?: Record<string, FileRule>;
  status?: number;
  response?: z.ZodType;
  /** The body is not parsed: the handler gets its bytes as `context.rawBody` (signed notices of other systems). */
  rawBody?: boolean;
  /** The handler answers by itself (files, papers); `response` does not apply. */
  raw?: { contentType: string };
  /** Public reads whose answer depends on nothing but `params`, `query` and language may be kept ready. */
  cache?: boolean;
  /** A write that no public page shows (sign-in, messages): kept answers stay. */
  keepsAnswers?: boolean;
}

/**
 * Who may call. `admin` needs a valid bearer token of an owner or of one of `roles`. `public` takes a bearer where it is
 * sent and refuses a wrong one; owners and `roles` may see more than visitors. `open` does not look at it: the calls
 * that make and end sessions must work with a stale one too.
 */
type Access =
  | {
      access: "admin";
      roles: Roles;
      /** Also for who must set a second factor up first (docs/decisions/0049-people-and-roles.md). */
      beforeSecondFactor?: true;
    }
  | { access: "public"; roles?: Roles }
  | { access: "open"; roles?: undefined };

export type Endpoint = Call & Access;

export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
}

export type Endpoints = Record<string, Endpoint>;

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type In<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives: the parsed request. */
export interface InputOf<E extends Endpoint> {
  params: Out<E["params"]>;
  query: Out<E["query"]>;
  body: Out<E["body"]>;
}

/** What a handler returns (before the response schema has parsed it). */
export type ReturnOf<E extends Endpoint> = E["response"] extends z.ZodType
  ? z.input<E["response"]>
  : // biome-ignore lint/suspicious/noConfusingVoidType: handlers of 204 calls return nothing
    void;

/** What a caller receives. */
export type ResponseOf<E extends Endpoint> = E["response"] extends z.ZodType ? z.output<E["response"]> : null;

/** `GET /cars/:slug`: how a caller names an endpoint, checked against the contract by the compiler. */
export type EndpointName<E extends Endpoints> = {
  [K in keyof E]: `${E[K]["method"]} ${E[K]["path"]}`;
}[keyof E];

export type EndpointNamed<E extends Endpoints, N> = {
  [K in keyof E]: `${E[K]["method"]} ${E[K]["path"]}` extends N ? E[K] : never;
}[keyof E];

/** The options a call needs: only the parts that its endpoint has. */
export type CallInput<E extends Endpoint> = (E["params"] extends z.ZodType
  ? { params: Record<keyof z.input<E["params"]>, string | number> }
  : { params?: undefined }) &
  (E["query"] extends z.ZodType ? { query?: In<E["query"]> } : { query?: undefined }) &
  (E["body"] extends z.ZodType
    ? { body: In<E["body"]> | FormData }
    : E["files"] extends Record<string, FileRule>
      ? { body: FormData }
      : { body?: undefined });
