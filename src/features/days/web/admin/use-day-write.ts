import type { Caller } from "#kit/web/api/api.ts";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useWords } from "#kit/web/language/words.ts";
import type { Day, DaysEndpoints } from "../../days.contract.ts";
import { dayScreenWords } from "./day-screen.words.ts";

type Call = Caller<DaysEndpoints>;

/** A day that is written from its own screen, which says how it went. */
export interface DayOnScreen {
  day: Day;
  show: (banner: Banner | null) => void;
}

/** One write of a day's screen, based on the day as it is shown; all on the screen is asked for again after it. */
export function useDayWrite<Input = void, Answer = unknown>(
  { day, show }: DayOnScreen,
  write: (call: Call, input: Input) => Promise<Answer>,
  said: (answer: Answer) => string,
) {
  const t = useWords(dayScreenWords);
  return useWrite((api, input: Input) => write(api.of<DaysEndpoints>(), input), {
    basedOn: day.updated_at,
    show,
    said,
    failed: t.failed,
  });
}
