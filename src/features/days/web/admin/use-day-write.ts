import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#kit/web/api/api-error.ts";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { Day, DaysEndpoints } from "../../days.contract.ts";
import { dayScreenWords } from "./day-screen.words.ts";

type Call = ReturnType<typeof useDaysCall>;

/** A day that is written from its own screen, which says how it went. */
export interface DayOnScreen {
  day: Day;
  show: (banner: Banner | null) => void;
}

function useDaysCall(version: string | null) {
  return useApi().basedOn(version).of<DaysEndpoints>();
}

/** One write of a day's screen, based on the day as it is shown; all on the screen is asked for again after it. */
export function useDayWrite<Input = void, Answer = unknown>(
  { day, show }: DayOnScreen,
  write: (call: Call, input: Input) => Promise<Answer>,
  said: (answer: Answer) => string,
) {
  const t = useWords(dayScreenWords);
  const call = useDaysCall(day.updated_at);
  const client = useQueryClient();
  return useMutation<Answer, Error, Input>({
    mutationFn: (input) => write(call, input),
    onSuccess: (answer) => show({ tone: "success", text: said(answer) }),
    onError: (error) => show({ tone: "error", text: t.failed(messageOf(error)) }),
    onSettled: () => client.invalidateQueries(),
    // Without a connection it fails at once and says so.
    networkMode: "always",
  });
}
