import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "#kit/web/page-context.ts";
import type { ParcelsEndpoints } from "../../parcels.contract.ts";

type Call = ReturnType<typeof useCall>;

function useCall() {
  return useApi().of<ParcelsEndpoints>();
}

/** One write about parcels; all that is on the screen is asked for again after it. */
export function useParcelWrite<Input = void, Answer = unknown>(
  write: (call: Call, input: Input) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  const call = useCall();
  const client = useQueryClient();
  return useMutation<Answer, Error, Input>({
    mutationFn: (input) => write(call, input),
    ...(onDone && { onSuccess: onDone }),
    onSettled: () => client.invalidateQueries(),
    networkMode: "always",
  });
}
