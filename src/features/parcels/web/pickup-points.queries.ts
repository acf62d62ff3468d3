import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { ParcelsEndpoints, PickupPoint } from "../parcels.contract.ts";

/** Points by what was typed; null: of every country. */
export function pickupPointsQuery(q: string, country: string | null): ApiQuery<PickupPoint[]> {
  return {
    key: ["pickup-points", country, q],
    fetch: async (api, signal) => {
      const query = { ...(q && { q }), ...(country && { country }) };
      const points = await api.of<ParcelsEndpoints>()("GET /pickup-points", { query, signal });
      return Array.isArray(points) ? points : [];
    },
  };
}
