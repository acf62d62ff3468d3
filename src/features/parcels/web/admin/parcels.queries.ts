import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { CarrierLink, Parcel, ParcelsEndpoints } from "../../parcels.contract.ts";

/** The parcel of an order; null where it goes to no pick-up point. */
export function parcelQuery(id: number): ApiQuery<{ parcel: Parcel | null }> {
  return {
    key: ["parcels", "order", id],
    staleTime: 0,
    fetch: (api, signal) => api.of<ParcelsEndpoints>()("GET /parcels/orders/:id", { params: { id }, signal }),
  };
}

/** Whether the carrier is connected, and how it went. */
export const carrierLinkQuery: ApiQuery<CarrierLink> = {
  key: ["parcels", "link"],
  staleTime: 0,
  fetch: (api, signal) => api.of<ParcelsEndpoints>()("GET /parcels/link", { signal }),
};
