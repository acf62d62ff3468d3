import { useMutation, useQueryClient } from "@tanstack/react-query";

/** One write of the account and people screens; all that is on the screen is asked for again after it. */
export function useAccountWrite<Input = void, Answer = unknown>(write: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation<Answer, Error, Input>({
    mutationFn: write,
    onSettled: () => client.invalidateQueries(),
    // Without a connection it fails at once and says so.
    networkMode: "always",
  });
}
