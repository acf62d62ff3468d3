import { laterCode } from "#kit/web/ui/hydration/later-part.tsx";

/** What stands below the home page's first screen. */
export const homeSections = laterCode(async () => (await import("./home-sections.tsx")).HomeSections);
