import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { draftOf } from "./drafts/drafts.ts";
import { SYSTEM_PAGES } from "./page-address.ts";
import { blocksOf, partsOf, textOf } from "./page-parts.ts";
import {
  filled,
  PLACEHOLDER_KEYS,
  PLACEHOLDERS,
  type PlaceholderSettings,
  unknownPlaceholder,
} from "./placeholders.ts";

const blank = Object.fromEntries(PLACEHOLDER_KEYS.map((key) => [key, ""])) as PlaceholderSettings;
const seller = { ...blank, company_name: "Lípa & syn", contact_email: "a@b.cz", contact_phone: "+420 777 1" };

test("a placeholder stands for what the settings say, as text and never as markup", () => {
  expect(filled("<p>{company}: {email}, {phone}</p>", seller, "cs")).toBe(
    '<p>Lípa &amp; syn: <a href="mailto:a@b.cz">a@b.cz</a>, <a href="tel:+4207771">+420 777 1</a></p>',
  );
  const evil = { ...seller, company_name: '<img src=x onerror="1">', contact_email: '"><script>' };
  expect(filled("<p>{company} {email}</p>", evil, "cs")).not.toMatch(/<img|<script|""/);
  expect(filled("<p>{terms}</p>", seller, "cs")).toBe('<p><a href="/terms">Obchodní podmínky</a></p>');
});

test("one writes to the team, whatever way it names: a site without an e-mail has its address or a form", () => {
  for (const page of SYSTEM_PAGES)
    for (const language of LANGUAGES) {
      const { content } = draftOf(page)[language];
      expect(content).not.toMatch(/\b(?:to|on|na) \{email\}/);
      expect(filled(content, blank, language)).not.toMatch(/\b(?:to|on|na) <a href="\/#contact"/);
    }
});

test("each way to agree the date of a ride can be missing", () => {
  const said = (settings: PlaceholderSettings, language: Language) =>
    filled(draftOf("terms")[language].content, settings, language).replace(/<\/?a[^>]*>/g, "");
  expect(said(seller, "en")).toContain("last day. Our e-mail is a@b.cz. Our phone number is +420 777 1.</p>");
  expect(said({ ...seller, contact_email: "" }, "en")).toContain(
    "last day. Our phone number is +420 777 1.</p>",
  );
  expect(said({ ...seller, contact_phone: "" }, "cs")).toContain("domluvte s námi. E-mail: a@b.cz.</p>");
  expect(said(blank, "cs")).toContain("domluvte s námi.</p>");
});

test("a site without an e-mail names the seller's address once as the place that withdrawals are sent to", () => {
  const address = { ...blank, company_address: "U Autodromu 117" };
  const said = (settings: PlaceholderSettings, language: Language) =>
    filled(draftOf("terms")[language].content, settings, language).replace(/<\/?a[^>]*>/g, "");
  expect(said(seller, "en")).toContain(
    "you withdraw by e-mail (a@b.cz) or by letter to the seller’s address",
  );
  expect(said(address, "en")).toContain("you withdraw by letter to the seller’s address");
  expect(said(address, "cs")).toContain("odstoupení pošlete dopisem na adresu prodávajícího");
});

test("a name with a full stop of its own ends a sentence", () => {
  const company = { ...seller, company_name: "Lípa Drift Team s.r.o." };
  expect(filled("<p>Provozuje {company}. Víc: {email}.</p>", company, "cs")).toBe(
    '<p>Provozuje Lípa Drift Team s.r.o. Víc: <a href="mailto:a@b.cz">a@b.cz</a>.</p>',
  );
});

test("what is missing takes its brackets along; brackets without a placeholder stay", () => {
  expect(filled("<p>Napište[ na {email}][, volejte {phone}] [1].</p>", seller, "cs")).toContain("volejte");
  expect(filled("<p>Napište[ na {email}][, volejte {phone}] [1].</p>", blank, "cs")).toBe(
    "<p>Napište [1].</p>",
  );
  expect(filled("<p>{email}</p>", { ...blank, contact_address: "Lípa 1" }, "cs")).toBe("<p>Lípa 1</p>");
  expect(filled("<p>{email}</p>", blank, "cs")).toContain('href="/#contact"');
});

test("addresses and colours in tags stay as they are; an unknown name is found", () => {
  expect(filled('<p><a href="/x[{email}]">x</a></p>', seller, "cs")).toBe(
    '<p><a href="/x[{email}]">x</a></p>',
  );
  expect(unknownPlaceholder("<p>{company} {nobody}</p>")).toBe("nobody");
  for (const name of PLACEHOLDERS) expect(filled(`{${name}}`, seller, "en")).not.toContain("{");
});

test("every draft is whole in both languages, with known placeholders only", () => {
  for (const page of SYSTEM_PAGES)
    for (const texts of Object.values(draftOf(page))) {
      expect(texts.title).not.toBe("");
      expect(unknownPlaceholder(texts.content)).toBeUndefined();
      expect(partsOf(texts.content).parts.length).toBeGreaterThan(1);
    }
});

test("a page falls into its parts, each with an address of its own", () => {
  const { before, parts } = partsOf(
    '<p>First</p><h2>Vrácení <em>do 14 dnů</em></h2><p>One</p><h2 style="color:red">Vrácení do 14 dnů</h2><h3>x</h3>',
  );
  expect(before).toBe("<p>First</p>");
  expect(parts.map(({ title, html }) => [title, html])).toEqual([
    ["Vrácení do 14 dnů", "<p>One</p>"],
    ["Vrácení do 14 dnů", "<h3>x</h3>"],
  ]);
  expect(new Set(parts.map(({ id }) => id)).size).toBe(2);
});

test("paper gets paragraphs and lists as text", () => {
  const html =
    "<p>A &amp; <b>b</b><br>c</p><ul><li><p>one</p></li><li>two<ol><li>deep</li></ol></li></ul><h3>d</h3>bare";
  expect(blocksOf(html)).toEqual(["A & b\nc", ["one", "two", "deep"], "d", "bare"]);
  expect(textOf("<a href='x'>&lt;i&gt;</a>")).toBe("<i>");
});
