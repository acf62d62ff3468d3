import type { ContentType, RecordOf } from "#kit/contract/content-type.ts";
import type { Endpoints } from "#kit/contract/endpoint.ts";
import type { Api } from "../../api.ts";
import type { ApiQuery } from "../../queries.ts";
import type { ListOrder } from "../reorder/use-reorder.ts";

type AnyCall = (name: string, input?: object) => Promise<unknown>;

/** The calls of a type's own endpoints (`endpointsOf`, `reorderEndpointOf`). */
export function callsOf<C extends ContentType>({ type }: C, api: Api) {
  // The endpoints of a type that is still a parameter have no names yet; `endpointsOf` makes them so.
  const call = api.of<Endpoints>() as AnyCall;
  type Record = RecordOf<C>;
  return {
    list: (signal?: AbortSignal) => call(`GET /${type}`, { signal }) as Promise<Record[]>,
    get: (id: number | string) => call(`GET /${type}/:id`, { params: { id } }) as Promise<Record>,
    create: (body: object) => call(`POST /${type}`, { body }) as Promise<Record>,
    update: (id: number | string, body: object) =>
      call(`PUT /${type}/:id`, { params: { id }, body }) as Promise<Record>,
    remove: (id: number | string) => call(`DELETE /${type}/:id`, { params: { id } }),
    reorder: (ids: (number | string)[]) => call(`PUT /display-order/${type}`, { body: { ids } }),
  };
}

/** All records of a type, hidden ones too: the team's view. */
export function allQueryOf<C extends ContentType>(content: C): ApiQuery<RecordOf<C>[]> {
  return {
    key: ["admin", content.type],
    staleTime: 0,
    fetch: (api, signal) => callsOf(content, api).list(signal),
  };
}

/** How the list of a type is dragged into its order. */
export function listOrderOf<C extends ContentType>(content: C, api: Api): ListOrder<RecordOf<C>> {
  return {
    idOf: ({ id }) => id,
    save: (items) => callsOf(content, api).reorder(items.map(({ id }) => id)),
  };
}
