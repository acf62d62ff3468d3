import { Badge, Button, Group, Switch } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useState } from "react";
import type { Language } from "#kit/contract/language/language.ts";
import { useLanguage } from "../../language/language.tsx";
import { useWords } from "../../language/words.ts";
import { storage } from "../../session/storage.ts";
import { languagesWords } from "./form-languages.words.ts";

/** Where a text that has both languages is in a form. */
type PathIn = (language: Language) => string;

interface Languages {
  /** Those whose fields are shown, that of the screen first. */
  shown: readonly Language[];
  /** A field says where its texts are, for as long as it is there. */
  register: (key: string, pathIn: PathIn) => () => void;
}

const FormLanguage = createContext<Languages | null>(null);

/** On this device both languages are shown side by side, once somebody has asked for it. */
const BOTH = "form-languages";

/** The screen's language, then the other one. */
export function useLanguagesInOrder(): readonly [own: Language, other: Language] {
  const { language } = useLanguage();
  return language === "en" ? ["en", "cs"] : ["cs", "en"];
}

/** The languages that a form shows; both where it has no switch. */
export function useFormLanguages(): readonly Language[] {
  const both = useLanguagesInOrder();
  return useContext(FormLanguage)?.shown ?? both;
}

/** The languages in which a field with texts in both is shown; the form counts what is missing of it. */
export function useShownLanguages(pathIn: PathIn): readonly Language[] {
  const form = useContext(FormLanguage);
  const key = useId();
  const path = pathIn("en");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says where the texts are
  useEffect(() => form?.register(key, pathIn), [form?.register, key, path]);
  return useFormLanguages();
}

interface Props<Values> {
  form: UseFormReturnType<Values>;
  children: ReactNode;
}

/**
 * A form's texts in the language of the screen, and the other language behind a switch that says how many of its texts
 * are missing. A fault in a text that is not shown shows it.
 */
export function FormLanguages<Values>({ form, children }: Props<Values>) {
  const t = useWords(languagesWords);
  const [own, other] = useLanguagesInOrder();
  const [fields, setFields] = useState<ReadonlyMap<string, PathIn>>(new Map());
  const [isBoth, setBoth] = useState(() => storage.get(BOTH) === "both");
  const paths = [...fields.values()];
  // `translations.en.name`, `features.0.en`, `company_address.en`.
  const isFaulty = Object.keys(form.errors).some((path) => path.split(".").includes(other));
  const [wasFaulty, setWasFaulty] = useState(false);
  if (isFaulty && !wasFaulty) setWasFaulty(true);
  const shows = isBoth || wasFaulty;
  const textAt = (path: string) => String(form.getInputProps(path).value ?? "");
  const isBlank = (path: string) => textAt(path).trim() === "";
  const missing = paths.filter((pathIn) => isBlank(pathIn(other)) && !isBlank(pathIn(own)));

  const languages = useMemo<Languages>(
    () => ({
      shown: shows ? [own, other] : [own],
      register: (key, pathIn) => {
        setFields((known) => new Map(known).set(key, pathIn));
        return () =>
          setFields((known) => {
            const left = new Map(known);
            left.delete(key);
            return left;
          });
      },
    }),
    [shows, own, other],
  );

  function change(next: boolean): void {
    setBoth(next);
    setWasFaulty(false);
    if (next) storage.set(BOTH, "both");
    else storage.remove(BOTH);
  }

  function copy(): void {
    for (const pathIn of missing) form.setFieldValue(pathIn(other), textAt(pathIn(own)) as never);
  }

  return (
    <FormLanguage value={languages}>
      {paths.length > 0 && (
        <Group gap="sm" role="group" aria-label={t.languages}>
          <Switch
            size="md"
            label={t.also[other]}
            checked={shows}
            onChange={({ currentTarget: { checked } }) => change(checked)}
          />
          {missing.length > 0 && (
            <Badge color="yellow" variant="light">
              {t.missing(missing.length)}
            </Badge>
          )}
          {shows && missing.length > 0 && (
            <Button variant="default" size="xs" onClick={copy}>
              {t.copyFrom[own]}
            </Button>
          )}
        </Group>
      )}
      {children}
    </FormLanguage>
  );
}
