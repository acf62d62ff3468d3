import { expect, test } from "vitest";
import { z } from "zod";
import { PUSH_KINDS } from "#features/push/push-kinds.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import type { Feature } from "#kit/server/feature.ts";
import { implement } from "#kit/server/http/mount.ts";
import { joinFeatures, SITE } from "./declared-site.ts";

const ping = implement(
  {
    get: endpoint({ method: "GET", path: "/ping", access: "public", summary: "Ping", response: z.string() }),
  },
  { get: () => "pong" },
);
const [mail] = SITE.mails;

test.each<[what: string, part: Partial<Feature>]>([
  ["mail", { mails: mail ? [mail] : [] }],
  ["call", { routes: [ping] }],
  ["kind of records", { restores: { things: null } }],
  ["notification", { notices: { order: async () => null } }],
])("two features that declare the same %s stop the start, and are named", (what, part) => {
  const features: Feature[] = [
    { ...part, name: "first" },
    { ...part, name: "second" },
  ];
  expect(() => joinFeatures(features)).toThrow(`The features first and second both declare the ${what}`);
});

test("each kind of notification has somebody who says it", () => {
  expect(Object.keys(SITE.notices).sort()).toEqual([...PUSH_KINDS].sort());
});
