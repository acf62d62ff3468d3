import { z } from "zod";
import { translationBehind } from "#kit/contract/content/translation-behind.ts";
import { endpoint } from "#kit/contract/endpoint.ts";

/** Numbers are taken as text: most ids are numbers, a product's is a slug. */
const recordId = z.preprocess((id) => (typeof id === "number" ? String(id) : id), z.string().min(1).max(200));

const record = z.object({
  /** The kind of the record, such as `cars`. */
  type: z.string(),
  id: z.string(),
  /** What the editor's address names it by: its id or slug; the car's slug for a photo. */
  key: z.string(),
  /** In the asked language, else in the other one. */
  title: z.string(),
  /** Fields that are blank in a language and filled in the other one. */
  missing: z.object({ en: z.array(z.string()), cs: z.array(z.string()) }),
  behind: translationBehind.nullable(),
});

export type UntranslatedRecord = z.output<typeof record>;

export const translationsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/translations",
    access: "admin",
    roles: ["content", "shop"],
    summary: "Records whose words are missing in a language, or older than in the other one",
    response: z.array(record),
  }),
  confirm: endpoint({
    method: "POST",
    path: "/translations/confirm",
    access: "admin",
    roles: ["content", "shop"],
    summary: "Says that a record's translation is right as it is, though it is the older one",
    body: z.object({ type: z.string().max(100), id: recordId }),
    keepsAnswers: true,
  }),
};

export type TranslationsEndpoints = typeof translationsEndpoints;
