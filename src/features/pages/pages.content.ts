import { z } from "zod";
import { text } from "#kit/contract/content/content.ts";
import {
  activeField,
  flagField,
  optionalDayField,
  orderField,
  ownField,
  ownTextField,
  textField,
} from "#kit/contract/content/content-fields.ts";
import { defineContent, type RecordOf, schemasOf } from "#kit/contract/content/content-type.ts";
import { SLUG_PATTERN } from "#kit/contract/content/slug.ts";
import { says } from "#kit/contract/validation/says.ts";

const slug = z
  .string()
  .trim()
  .max(100)
  .refine(
    (slug) => slug === "" || SLUG_PATTERN.test(slug),
    says({
      en: "A page address may contain only lowercase letters without accents, digits, underscores and single hyphens",
      cs: "Adresu stránky tvoří jen malá písmena bez diakritiky, číslice, podtržítka a jednotlivé spojovníky",
    }),
  );

/** What the database cannot keep (NUL, halves of characters) never comes near it. */
const storable = (value: string) => value.replaceAll("\0", "").toWellFormed();

/** Terms, privacy and the like, and pages of the team's own, such as rules of a competition. */
export const pages = defineContent({
  type: "pages",
  names: { one: { en: "Page", cs: "Stránka" }, many: { en: "Pages", cs: "Stránky" } },
  title: "title",
  screen: "/admin/pages",
  texts: {
    title: textField({
      label: { en: "Title", cs: "Název" },
      required: { en: "Title is required in both languages", cs: "Název je povinný v obou jazycích" },
    }),
    lead: textField({ label: { en: "First sentence", cs: "Úvodní věta" }, max: 500 }),
    /** HTML, reduced to the allow list of the editor. */
    content: ownTextField({
      label: { en: "Text", cs: "Text" },
      schema: text({ max: 500_000 }).overwrite(storable),
      long: true,
    }),
  },
  fields: {
    /** Blank: made of the title. */
    slug: ownField({ label: { en: "Page address", cs: "Adresa stránky" }, schema: slug, empty: "" }),
    /** The first day (Europe/Prague) of the text; null, or a day that is past: the day of the change. */
    valid_from: optionalDayField({ label: { en: "Applies from", cs: "Platí od" } }),
    is_in_footer: flagField({
      label: { en: "In the footer of every page", cs: "V patičce každé stránky" },
      empty: true,
    }),
    display_order: orderField(),
    is_active: activeField(),
  },
});

export const pageContent = schemasOf(pages);
export type Page = RecordOf<typeof pages>;
/** The texts of a page in one language. */
export type PageTexts = { title: string; lead: string; content: string };
