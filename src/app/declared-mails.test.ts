import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { filledText, type MailTextName } from "#kit/contract/mail-texts.ts";
import { type AnyMail, errorIn } from "#kit/server/mail/declared-mail.ts";
import { mailHtml, mailText } from "#kit/server/mail/mail-parts.ts";
import { SITE } from "./declared-site.ts";

const SOURCES = join(import.meta.dirname, "..");
const files = globSync("{app,features}/**/*.ts", { cwd: SOURCES }).filter(
  (file) => !file.endsWith(".test.ts"),
);

/** Every declared mail that a module exports, alone or in a list by name. */
function mailsIn(exported: Record<string, unknown>): AnyMail[] {
  return Object.values(exported).flatMap((value) => {
    if (typeof value !== "object" || value === null) return [];
    return "texts" in value && "placeholders" in value
      ? [value as AnyMail]
      : mailsIn(value as Record<string, unknown>);
  });
}

test("every mail that a feature declares can be changed by the team", async () => {
  const declaring = files.filter((file) => file.endsWith(".mails.ts"));
  const modules = await Promise.all(declaring.map((file) => import(join(SOURCES, file))));
  const keys = modules.flatMap(mailsIn).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(30);
  expect(SITE.mails.map(({ key }) => key).sort()).toEqual(keys.sort());
  expect(new Set(keys).size).toBe(keys.length);
});

// The mailer takes no other kind than a declared one: that is the compiler's to say. Where they are declared is said here.
test("mails are declared in files of that name alone", () => {
  const others = files.filter(
    (file) =>
      !file.endsWith(".mails.ts") &&
      /(?:declare|fixed)Mail\(|as MailKind/.test(readFileSync(join(SOURCES, file), "utf8")),
  );
  expect(others).toEqual([]);
});

test.each(SITE.mails.map((mail) => [mail.key, mail] as const))(
  "%s keeps its own rules in both languages, and its sample says each text that one mail can have",
  (_, mail) => {
    for (const language of LANGUAGES) {
      const values = Object.fromEntries(
        Object.entries(mail.placeholders).map(([name, { sample }]) => [name, sample[language]]),
      );
      const names = Object.keys(mail.texts) as MailTextName[];
      for (const name of names)
        expect(errorIn(mail, name, mail.texts[name]?.[language] ?? ""), `${language} ${name}`).toBeNull();
      const own = { ...mail.texts, closing: { en: "See you soon.", cs: "Brzy na viděnou." } };
      const texts = Object.fromEntries(
        names.map((name) => [name, filledText(own[name]?.[language] ?? "", values, name)]),
      );
      const parts = mail.sample(texts, {
        language,
        seller: "Team <b>",
        link: (path) => `https://x.cz${path}`,
      });
      const text = mailText(parts);
      for (const name of ["greeting", "introduction", "closing"] as const)
        expect(text).toContain(texts[name]);
      expect(text + texts.subject).not.toMatch(/[{}]|undefined|NaN/);
      expect(mailHtml(parts, language)).toContain("Team &lt;b&gt;");
    }
  },
);
