import { useWrite } from "#kit/web/editor/write/use-write.ts";

/** One write of the account and people screens. */
export function useAccountWrite<Input = void, Answer = unknown>(write: (input: Input) => Promise<Answer>) {
  return useWrite((_, input: Input) => write(input));
}
