import { type ContentType, pathOf, type RecordOf } from "#kit/contract/content/content-type.ts";
import type { Endpoints } from "#kit/contract/endpoint.ts";
import type { Api } from "../../api/api.ts";
import type { ApiQuery } from "../../api/queries.ts";
import type { ManyChange } from "../many/use-many.ts";
import type { ListOrder } from "../reorder/use-reorder.ts";

type AnyCall = (name: string, input?: object) => Promise<unknown>;

/** The calls of a type's own endpoints (`endpointsOf`, `reorderEndpointOf`). */
export function callsOf<C extends ContentType>(content: C, api: Api) {
  // The endpoints of a type that is still a parameter have no names yet; `endpointsOf` makes them so.
  const call = api.of<Endpoints>() as AnyCall;
  const { type, key = "id" } = content;
  const path = pathOf(content);
  const one = (id: number | string) => ({ params: { [key]: id } });
  type Record = RecordOf<C>;
  return {
    list: (signal?: AbortSignal) => call(`GET ${path}`, { signal }) as Promise<Record[]>,
    get: (id: number | string) => call(`GET ${path}/:${key}`, one(id)) as Promise<Record>,
    create: (body: object) => call(`POST ${path}`, { body }) as Promise<Record>,
    update: (id: number | string, body: object) =>
      call(`PUT ${path}/:${key}`, { ...one(id), body }) as Promise<Record>,
    remove: (id: number | string) => call(`DELETE ${path}/:${key}`, one(id)),
    updateMany: async (records: ManyChange[]) => {
      const answer = await call(`PATCH ${path}`, { body: { records } });
      return (answer as { records: Record[] }).records;
    },
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
