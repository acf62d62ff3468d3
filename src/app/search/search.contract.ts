import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { EVERYBODY } from "#kit/contract/roles.ts";

const found = z.object({
  /** Where it is in the back office. */
  to: z.string(),
  title: z.string(),
  detail: z.string(),
});

const answer = z.object({
  /** By kind, what fits best first; at most five of a kind. */
  groups: z.array(z.object({ kind: z.string(), name: z.string(), found: z.array(found) })),
});

export type FoundGroup = z.output<typeof answer>["groups"][number];

export const searchEndpoints = {
  search: endpoint({
    method: "GET",
    path: "/search",
    access: "admin",
    roles: EVERYBODY,
    summary:
      "Whatever of the back office somebody typed a part of, of the kinds that their role works with: records, " +
      "people, screens, settings and what can be done",
    query: z.object({ q: z.string().max(1000) }),
    response: answer,
  }),
};

export type SearchEndpoints = typeof searchEndpoints;
