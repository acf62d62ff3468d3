import { z } from "zod";
import { alternativeText, text } from "#kit/contract/content/content.ts";
import {
  activeField,
  filmField,
  orderField,
  ownField,
  ownTextField,
  pictureField,
} from "#kit/contract/content/content-fields.ts";
import { defineContent, schemasOf } from "#kit/contract/content/content-type.ts";
import { SLUG_PATTERN } from "#kit/contract/content/slug.ts";
import { day } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { categoryName, KNOWN_CATEGORIES } from "./blog-names.ts";
import { DEFAULT_AUTHOR, RESERVED_SLUGS, tagsOf, UNCATEGORIZED } from "./blog-rules.ts";

const slugRequired = says({
  en: "URL slug is required for both languages",
  cs: "URL slug je povinný pro oba jazyky",
});
const titleRequired = says({
  en: "Title is required in both languages",
  cs: "Název je povinný v obou jazycích",
});
const slugForm = says({
  en: "A URL slug may contain only lowercase letters without accents, digits, underscores and single hyphens",
  cs: "URL slug tvoří jen malá písmena bez diakritiky, číslice, podtržítka a jednotlivé spojovníky",
});
const slugReserved = says({ en: "This URL slug is reserved", cs: "Tento URL slug je vyhrazený" });

/** What the database cannot keep (NUL, halves of characters) never comes near it. */
export const storable = (value: string) => value.replaceAll("\0", "").toWellFormed();

const slug = text({ max: 200, required: slugRequired })
  .refine((slug) => slug === "" || SLUG_PATTERN.test(slug), slugForm)
  .refine((slug) => !RESERVED_SLUGS.includes(slug), slugReserved);

export const blog = defineContent({
  type: "blog",
  names: { one: { en: "Blog post", cs: "Příspěvek na blogu" }, many: { en: "Blog", cs: "Blog" } },
  title: "title",
  screen: "/admin/blog",
  texts: {
    slug: ownTextField({ label: { en: "URL slug", cs: "URL slug" }, schema: slug, required: true }),
    title: ownTextField({
      label: { en: "Title", cs: "Název" },
      schema: text({ required: titleRequired }).overwrite(storable),
      required: true,
    }),
    summary: ownTextField({
      label: { en: "Summary", cs: "Shrnutí" },
      schema: text({ max: 2000 }).overwrite(storable),
    }),
    content: ownTextField({
      label: { en: "Content", cs: "Obsah" },
      schema: text({ max: 2_000_000 }).overwrite(storable),
    }),
    image_alt: ownTextField({
      label: { en: "Alternative text", cs: "Alternativní text" },
      schema: alternativeText().overwrite(storable),
    }),
  },
  fields: {
    image_path: pictureField({ label: { en: "Image", cs: "Obrázek" }, upload: "image" }),
    published_date: ownField({
      label: { en: "Published date", cs: "Datum publikování" },
      schema: day(),
      empty: "",
    }),
    film: filmField(),
    is_active: activeField(),
    display_order: orderField(),
    category: ownField({
      label: { en: "Category", cs: "Kategorie" },
      schema: z
        .string()
        .trim()
        .max(100)
        .overwrite((category) => storable(category) || UNCATEGORIZED),
      empty: UNCATEGORIZED,
      choices: Object.fromEntries(
        KNOWN_CATEGORIES.map((known) => [
          known,
          { en: categoryName(known, "en"), cs: categoryName(known, "cs") },
        ]),
      ),
    }),
    tags: ownField({
      label: { en: "Tags", cs: "Štítky" },
      schema: z
        .string()
        .max(1000)
        .overwrite((tags) => tagsOf(storable(tags)).join(", ")),
      empty: "",
    }),
    author_name: ownField({
      label: { en: "Author", cs: "Autor" },
      schema: z
        .string()
        .trim()
        .max(200)
        .overwrite((name) => storable(name) || DEFAULT_AUTHOR),
      empty: DEFAULT_AUTHOR,
    }),
  },
});

export const blogContent = schemasOf(blog);
