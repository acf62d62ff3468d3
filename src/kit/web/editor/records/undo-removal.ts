import type { Endpoints } from "#kit/contract/endpoint.ts";
import type { Api } from "../../api/api.ts";

type AnyCall = (name: string, input?: object) => Promise<unknown>;

/** By its name only: the log of changes is a feature. */
const callOf = (api: Api) => api.of<Endpoints>() as AnyCall;

/** The entry in the log of changes by which a record that was just deleted comes back; null where there is no way back. */
export async function removalEntry(api: Api, type: string, id: string | number): Promise<number | null> {
  try {
    const query = { type, record: String(id), limit: 1 };
    const { entries } = (await callOf(api)("GET /history", { query })) as {
      entries: { id: number; action: string; can_restore: boolean }[];
    };
    const [newest] = entries;
    return newest?.action === "deleted" && newest.can_restore ? newest.id : null;
  } catch {
    // Without it the deletion stands, and the log can be asked later.
    return null;
  }
}

export async function bringBack(api: Api, entry: number): Promise<void> {
  await callOf(api)("POST /history/:id/restore", { params: { id: entry } });
}
