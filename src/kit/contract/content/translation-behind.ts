import { z } from "zod";
import { LANGUAGES } from "../language/language.ts";

/** Which language of a record waits to follow a change of the other one, and since when. */
export const translationBehind = z.object({ language: z.enum(LANGUAGES), since: z.string() });

export type TranslationBehind = z.output<typeof translationBehind>;
