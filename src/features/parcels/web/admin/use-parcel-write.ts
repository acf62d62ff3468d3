import type { Caller } from "#kit/web/api/api.ts";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import type { ParcelsEndpoints } from "../../parcels.contract.ts";

/** One write about parcels. */
export function useParcelWrite<Input = void, Answer = unknown>(
  write: (call: Caller<ParcelsEndpoints>, input: Input) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  return useWrite((api, input: Input) => write(api.of<ParcelsEndpoints>(), input), {
    ...(onDone && { onDone }),
  });
}
