import { Select, Stack, Switch, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { type ContentType, isUpload } from "#kit/contract/content/content-type.ts";
import { FileField } from "../fields/file-field.tsx";
import { FilmField } from "../fields/film-field.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { Translated } from "../fields/translated.tsx";
import { UrlField } from "../fields/url-field.tsx";
import { PictureAlt } from "../pictures/picture-alt.tsx";
import { LOGOS, PictureField } from "../pictures/picture-field.tsx";
import { ActiveAndOrder } from "./active-and-order.tsx";
import type { FormValuesOf } from "./content-form.ts";
import { useContentFields } from "./use-content-fields.ts";

interface Props<C extends ContentType> {
  content: C;
  form: UseFormReturnType<FormValuesOf<C>>;
  isNew: boolean;
}

/** The fields of a form one below the other: files, texts, the others as they are declared, the place and the state. */
export function ContentFields<C extends ContentType>({ content, form, isNew }: Props<C>) {
  const { text } = useContentFields(content, form, isNew);
  const names = Object.keys(content.fields);
  const hasFile = (name: string) => isUpload(content.fields[name] as C["fields"][string]);
  const inputOf = (name: string) => (
    <ContentInput key={name} content={content} form={form} isNew={isNew} name={name} />
  );
  return (
    <Stack>
      {names.filter(hasFile).map(inputOf)}
      {Object.entries(content.texts).map(([name, { long }]) =>
        name === "image_alt" ? (
          <PictureAlt key={name} form={form} />
        ) : (
          <Translated key={name} {...text(name)} area={long} />
        ),
      )}
      {names.filter((name) => !hasFile(name) && !LAST.includes(name)).map(inputOf)}
      <ActiveAndOrder form={form as unknown as UseFormReturnType<Last>} />
    </Stack>
  );
}

const LAST = ["display_order", "is_active"];
/** What the declaration of a type with these fields makes of them; a type parameter does not say so. */
type Last = { display_order: number; is_active: boolean };

function ContentInput<C extends ContentType>({ content, form, isNew, name }: Props<C> & { name: string }) {
  const { field, upload, options } = useContentFields(content, form, isNew);
  const declared = content.fields[name];
  const { label } = field(name);
  switch (declared?.kind) {
    case "picture":
      return isUpload(declared) && declared.takes === "logo" ? (
        <PictureField {...upload(name)} accept={LOGOS} whole />
      ) : (
        <PictureField {...upload(name)} />
      );
    case "file":
      return <FileField {...upload(name)} />;
    case "number":
      return <NumberField {...field(name)} blank={declared.empty as number | null} />;
    case "flag":
      return <Switch label={label} {...form.getInputProps(name, { type: "checkbox" })} />;
    case "choice":
      return (
        <Select label={label} data={options(name)} allowDeselect={false} {...form.getInputProps(name)} />
      );
    case "address":
      return <UrlField {...field(name)} placeholder="https://" />;
    case "film":
      return <FilmField {...field(name)} />;
    case "day":
      return <TextInput type="date" label={label} {...form.getInputProps(name)} />;
    default:
      throw new Error(`${content.type}.${name} has a schema of its own: lay this form out by hand.`);
  }
}
