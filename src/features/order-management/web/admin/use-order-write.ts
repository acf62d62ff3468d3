import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "#kit/web/page-context.ts";
import type { OrderManagementEndpoints } from "../../order-management.contract.ts";

type Call = ReturnType<typeof useOrderCall>;

function useOrderCall() {
  return useApi().of<OrderManagementEndpoints>();
}

/** One write of an order's screen; all that is on the screen is asked for again after it. */
export function useOrderWrite<Input = void, Answer = unknown>(
  write: (call: Call, input: Input) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  const call = useOrderCall();
  const client = useQueryClient();
  return useMutation<Answer, Error, Input>({
    mutationFn: (input) => write(call, input),
    onSuccess: (answer) => {
      // Before what is on the screen changes: the button that wrote may go with it.
      onDone?.(answer);
      return client.invalidateQueries();
    },
    // Without a connection it fails at once and says so.
    networkMode: "always",
  });
}
