import type { Caller } from "#kit/web/api/api.ts";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import type { OrderManagementEndpoints } from "../../order-management.contract.ts";

/** One write of an order's screen. */
export function useOrderWrite<Input = void, Answer = unknown>(
  write: (call: Caller<OrderManagementEndpoints>, input: Input) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  return useWrite((api, input: Input) => write(api.of<OrderManagementEndpoints>(), input), {
    ...(onDone && { onDone }),
  });
}
