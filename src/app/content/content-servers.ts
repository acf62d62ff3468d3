import type { ContentServer } from "#kit/server/content/content-server.ts";
import * as contentTypes from "./content-types.ts";

/** The declared content types on the server, from the file that each one's feature has for it. */
export const contentServers: ContentServer[] = (
  await Promise.all(featuresOf(Object.values(contentTypes)).map(serversOf))
).flat();

function featuresOf(contents: { type: string; feature?: string | undefined }[]): string[] {
  return [...new Set(contents.map(({ type, feature }) => feature ?? type))];
}

async function serversOf(feature: string): Promise<ContentServer[]> {
  // Found by its name, so that a new type needs no second list.
  const { default: servers } = await import(`../../features/${feature}/server/${feature}.server.ts`);
  if (!Array.isArray(servers)) throw new Error(`features/${feature}/server exports no list of content types`);
  return servers;
}
