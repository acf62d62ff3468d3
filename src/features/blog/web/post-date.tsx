import { formatDay } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";

/** A post's day, in the language's long form. */
export function PostDate({ day }: { day: string }) {
  const { language } = useLanguage();
  return <time dateTime={day}>{formatDay(day, language)}</time>;
}
