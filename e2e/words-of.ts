import { globSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import * as contentTypes from "../src/app/content/content-types.ts";
import { recordTypeOf } from "../src/kit/contract/content/record-type.ts";
import type { Language } from "./every-page.ts";

const ROOT = join(import.meta.dirname, "..");
const LETTERS = /\p{L}{3}/u;

/** Every text in both languages: words of the pages, names of content types and fields, the demo team's content. */
async function bothLanguages(): Promise<Record<Language, Set<string>>> {
  const texts = { cs: new Set<string>(), en: new Set<string>() };
  const files = [
    ...globSync("src/{app,features,kit}/**/*.words.ts", { cwd: ROOT }),
    ...globSync("demo/content/{achievements,achievement-stats,gallery,product-*,team-members}.ts", {
      cwd: ROOT,
    }),
  ];
  for (const file of files) collect(await import(join(ROOT, file)), texts);
  for (const content of Object.values(contentTypes)) collect([content.names, recordTypeOf(content)], texts);
  return texts;
}

function collect(value: unknown, texts: Record<Language, Set<string>>, language?: Language): void {
  if (typeof value === "string") {
    if (language && LETTERS.test(value)) texts[language].add(plain(value));
  } else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value))
      collect(part, texts, key === "en" || key === "cs" ? key : language);
  }
}

/** Capitals make no other language: "Drift Taxi" and "Drift taxi" are the same words. */
const plain = (text: string) => text.trim().toLowerCase().replaceAll("\u2060", "");

const loaded = bothLanguages();

/** Texts on the page, also the ones that are only heard, that are the other language's and not the page's own. */
export async function foreignTexts(page: Page, language: Language): Promise<string[]> {
  const texts = await loaded;
  const other = texts[language === "cs" ? "en" : "cs"];
  const shown = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      // What is marked as the other language may be in it (the switch); code has none (the names of stored items).
      if (!element || element.closest("script, style, code, body [lang]")) continue;
      if (node instanceof Element)
        for (const name of ["aria-label", "alt", "placeholder", "title"])
          found.push(node.getAttribute(name) ?? "");
      else found.push(node.nodeValue ?? "");
    }
    return found;
  });
  return shown.filter((text) => other.has(plain(text)) && !texts[language].has(plain(text)));
}
