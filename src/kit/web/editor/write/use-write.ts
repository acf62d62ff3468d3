import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Api } from "../../api/api.ts";
import { isApiError, messageOf } from "../../api/api-error.ts";
import { useApi } from "../../page-context.ts";
import type { Banner } from "../screen-banner.tsx";

export type Write<Input = void, Answer = unknown> = UseMutationResult<Answer, Error, Input>;

interface WriteOptions<Input, Answer> {
  /** The version that the write is based on; the server refuses it where there is a newer one. */
  basedOn?: string | null;
  /** The screen's banner; without one the failure is said where the write is (`ActionForm`, `Refused`). */
  show?: (banner: Banner) => void;
  /** What the banner says once it is done; nothing where it is blank. */
  said?: string | ((answer: Answer, input: Input) => string);
  /** The sentence around the server's reason; the reason alone unless told. */
  failed?: (reason: string, input: Input) => string;
  /** It reads or makes a file: what is on the screen stays as it is. */
  changesNothing?: boolean;
  /** Called before what is on the screen is asked for again: the button that wrote may go with it. */
  onDone?: (answer: Answer, input: Input) => void;
  /** Called where it was refused. */
  onFailed?: (error: Error) => void;
}

/**
 * The one way to write in the back office: `useWrite((api, id: number) => api.of<DaysEndpoints>()(...), { show, said })`.
 * It says how it went, and asks again for all that is on the screen, also where it was refused: somebody else may have
 * been quicker. Without a connection it fails at once.
 */
export function useWrite<Input = void, Answer = unknown>(
  write: (api: Api, input: Input) => Promise<Answer>,
  { basedOn, show, said, failed, changesNothing, onDone, onFailed }: WriteOptions<Input, Answer> = {},
): Write<Input, Answer> {
  const api = useApi();
  const client = useQueryClient();
  return useMutation<Answer, Error, Input>({
    mutationFn: (input) => write(basedOn === undefined ? api : api.basedOn(basedOn), input),
    onSuccess: (answer, input) => {
      const text = typeof said === "function" ? said(answer, input) : said;
      if (text) show?.({ tone: "success", text });
      onDone?.(answer, input);
    },
    onError: (error, input) => {
      show?.({ tone: "error", text: refusalOf(error, failed && ((reason) => failed(reason, input))) });
      onFailed?.(error);
    },
    onSettled: () => (changesNothing ? undefined : client.invalidateQueries()),
  });
}

/** What was refused, for a person; what a role may not do is said as it is. */
export function refusalOf(error: unknown, failed: (reason: string) => string = (reason) => reason): string {
  const reason = messageOf(error);
  return isApiError(error) && error.status === 403 ? reason : failed(reason);
}
