import { endpointsOf, reorderEndpointOf } from "#kit/contract/content-type.ts";
import { sponsors } from "./sponsors.content.ts";

export const sponsorsEndpoints = { ...endpointsOf(sponsors), reorder: reorderEndpointOf(sponsors) };

export type SponsorsEndpoints = typeof sponsorsEndpoints;
