import type { UseFormReturnType } from "@mantine/form";
import { type ContentType, isUpload } from "#kit/contract/content/content-type.ts";
import { useLanguage } from "../../language/language.tsx";
import type { FormValuesOf } from "./content-form.ts";

/**
 * The props of a type's form fields by their names, with the declaration's labels: `<Translated {...text("name")} />`.
 * `isNew` records need the files that are required.
 */
export function useContentFields<C extends ContentType>(
  content: C,
  form: UseFormReturnType<FormValuesOf<C>>,
  isNew = false,
) {
  const { language } = useLanguage();
  return {
    ...useContentLabels(content),

    /** For `Translated`. */
    text(name: keyof C["texts"] & string) {
      const { label, required, once = false } = content.texts[name] as C["texts"][string];
      return { form, name, label: label[language], required, once };
    },

    /** For `NumberField`, `UrlField` and other fields that take a form and a path. */
    field(name: keyof C["fields"] & string) {
      return { form, path: name as string, label: content.fields[name]?.label[language] ?? name };
    },

    /** For `PictureField` and `FileField`. The server names a fault after the upload or after the stored path. */
    upload(name: keyof C["fields"] & string) {
      const field = content.fields[name];
      if (!field || !isUpload(field)) throw new Error(`${content.type}.${name} takes no file`);
      const { upload, label, required } = field;
      return {
        form,
        path: upload as string,
        label: label[language],
        errorPaths: [name as string],
        required: isNew && required !== null,
      };
    },
  };
}

/** What a type's fields and the values of its choices are called in the language of the page. */
export function useContentLabels<C extends ContentType>({ texts, fields }: C) {
  const { language } = useLanguage();
  const choicesOf = (name: keyof C["fields"] & string) => fields[name]?.choices ?? {};
  return {
    /** A field's name, such as a column's header. */
    label: (name: (keyof C["fields"] | keyof C["texts"]) & string) =>
      (texts[name] ?? fields[name])?.label[language] ?? name,

    /** What a `Select` offers for a choice. */
    options: (name: keyof C["fields"] & string) =>
      Object.entries(choicesOf(name)).map(([value, label]) => ({ value, label: label[language] })),

    /** The name of a choice's value; the value itself where the declaration does not know it. */
    choice: (name: keyof C["fields"] & string, value: string) => choicesOf(name)[value]?.[language] ?? value,
  };
}
