import { endpointsOf, reorderEndpointOf } from "#kit/contract/content/content-type.ts";
import { achievements } from "./achievements.content.ts";

const endpoints = endpointsOf(achievements);

export const achievementsEndpoints = {
  ...endpoints,
  list: {
    ...endpoints.list,
    summary: "Achievements by year, then display order; visitors see the active ones",
  },
  reorder: reorderEndpointOf(achievements),
};
