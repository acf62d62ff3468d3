import { OWNERS_ONLY } from "#kit/contract/roles.ts";
import type { DeclaredSite, Feature, Restores } from "#kit/server/feature.ts";
import type { Implementation } from "#kit/server/http/mount.ts";
import { contentServers } from "./content/content-servers.ts";
import { RECORD_TYPES } from "./content/record-types.ts";
import { FEATURES } from "./features.ts";
import { contentFinders } from "./search/content.finder.ts";

/** The declared content types, as one feature more. */
const CONTENT: Feature = {
  name: "content",
  routes: contentServers.flatMap(({ routes }) => routes ?? []),
  finders: contentFinders,
  restores: Object.fromEntries(contentServers.map(({ content, restore }) => [content.type, restore])),
};

/** What the site is made of, and its API. */
export const { site: SITE, implementations } = joinFeatures([CONTENT, ...FEATURES]);

/** Puts together what features declare. Throws where two of them declare the same, with their names. */
export function joinFeatures(features: readonly Feature[]): {
  site: DeclaredSite;
  implementations: Implementation[];
} {
  const mails = gather(features, "mail", ({ mails: own = [] }) => own.map((mail) => [mail.key, mail]));
  const notices = gather(features, "notification", ({ notices: own = {} }) => Object.entries(own));
  const site: DeclaredSite = {
    mails: [...mails.values()],
    notices: Object.fromEntries(notices),
    finders: features.flatMap(({ finders = [] }) => finders),
    restores: () => restores,
    rolesOf: (type) => RECORD_TYPES.find((known) => known.type === type)?.roles ?? OWNERS_ONLY,
  };
  const restores: Restores = Object.fromEntries(
    gather(features, "kind of records", ({ restores: own = {} }) =>
      Object.entries(typeof own === "function" ? own(site) : own),
    ),
  );
  const routes = features.map(({ name, routes: own = [] }) => ({
    name,
    own: typeof own === "function" ? own(site) : own,
  }));
  gather(routes, "call", ({ own }) =>
    own.flatMap(({ endpoints }) =>
      Object.values(endpoints).map(({ method, path }) => [`${method} ${path}`, own] as const),
    ),
  );
  return { site, implementations: routes.flatMap(({ own }) => own) };
}

function gather<F extends { name: string }, T>(
  features: readonly F[],
  what: string,
  of: (feature: F) => readonly (readonly [key: string, value: T])[],
): Map<string, T> {
  const owners = new Map<string, string>();
  const all = new Map<string, T>();
  for (const feature of features)
    for (const [key, value] of of(feature)) {
      const owner = owners.get(key);
      if (owner)
        throw new Error(`The features ${owner} and ${feature.name} both declare the ${what} ${key}.`);
      owners.set(key, feature.name);
      all.set(key, value);
    }
  return all;
}
