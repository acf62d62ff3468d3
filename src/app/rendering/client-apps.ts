import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#kit/contract/language/language.ts";
import type { AppRoute } from "#kit/web/client-app.tsx";
import { CLIENT_APP_ID, PAGE_STATE_ID, type PageState, pageStateText } from "#kit/web/document/page-state.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { ADMIN_ROUTES } from "../admin/admin-routes.ts";
import { WAITING } from "../admin/waiting.ts";
import { GATE_ROUTES } from "../gate/gate-routes.ts";
import { PREVIEW_ROUTES } from "../preview/preview-routes.ts";

/** What the browser draws alone: the server sends one small document for all of its pages. */
export interface ClientApp {
  /** Its entry, as the manifest of `vite.admin.config.ts` names it. */
  entry: string;
  /** The style sheet that all others come after: it says in which order their layers stand. */
  styles: string;
  routes: AppRoute[];
  /** Holds for every page of it. */
  rules: PageRules;
  /** It stands under a phone's notch and home bar too, and keeps clear of them itself. */
  coversScreen?: true;
  /** A library of it writes style elements (docs/decisions/0002). */
  writesStyles: boolean;
  /** What a phone puts on its home screen; the whole site unless told. */
  manifest?: string;
  /** What its home screen calls it on an iPhone, which reads no manifest for that. */
  homeScreenName?: string;
  /** Of the phone's own bars: for either scheme where there are two. */
  themeColours?: { light: string; dark: string };
  /** What stands in the document until the app is there. */
  waiting: (language: Language) => { title: string; body: string };
}

export const CLIENT_APPS: ClientApp[] = [
  {
    entry: "src/app/admin/main.tsx",
    styles: "src/app/admin/admin.css",
    routes: ADMIN_ROUTES,
    rules: { isForTheTeam: true },
    writesStyles: true,
    coversScreen: true,
    manifest: "/admin.webmanifest",
    homeScreenName: "Paddock",
    themeColours: { light: "#ffffff", dark: "#0d1013" },
    waiting: adminWaiting,
  },
  {
    entry: "src/app/preview/main.tsx",
    styles: "src/app/preview/preview.css",
    routes: PREVIEW_ROUTES,
    rules: { isForTheTeam: true },
    writesStyles: false,
    waiting: (language) => ({
      title: WAITING[language].title,
      body: `<main>${needsScript(language)}</main>`,
    }),
  },
  {
    entry: "src/app/gate/main.tsx",
    styles: "src/app/gate/gate.css",
    routes: GATE_ROUTES,
    rules: { isForTheTeam: true, usesCamera: true },
    writesStyles: false,
    manifest: "/gate.webmanifest",
    waiting: (language) => ({
      title: language === "cs" ? "Vjezd" : "Gate",
      body: `<main>${needsScript(language)}</main>`,
    }),
  },
];

function adminWaiting(language: Language) {
  const { title, loading } = WAITING[language];
  const text = `<p role="status" class="admin-waiting-text">${loading}</p>`;
  return { title, body: `<main class="admin-waiting">${text}${needsScript(language)}</main>` };
}

function needsScript(language: Language): string {
  return `<noscript><p>${WAITING[language].needsScript}</p></noscript>`;
}

/** Addresses that a document asks for. */
export interface ClientParts {
  scripts: string[];
  styles: string[];
  /** What the scripts import, and the code of the asked page. */
  preloads: string[];
}

/** What the document of an app asks for, where it opens at a page of this module. */
export type FindParts = (app: ClientApp, file: string | undefined) => ClientParts;

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The parts as `npm run build` made them. */
export function builtParts(root: string): FindParts {
  const text = readFileSync(join(root, "build/admin/manifest.json"), "utf8");
  const manifest = JSON.parse(text) as Record<string, Chunk | undefined>;
  return ({ entry, styles: first }, file) => {
    const files = new Set<string>();
    // Where a script asks for it too, the entry of a style sheet is a script that names it.
    const own = manifest[first];
    const named = own?.file.endsWith(".css") ? [own.file] : (own?.css ?? []);
    const styles = new Set(named.map((style) => ADMIN_BASE + style));
    const seen = new Set<string>();
    const add = (name: string) => {
      const chunk = manifest[name];
      if (!chunk || seen.has(name)) return;
      seen.add(name);
      for (const imported of chunk.imports ?? []) add(imported);
      for (const style of chunk.css ?? []) styles.add(ADMIN_BASE + style);
      files.add(ADMIN_BASE + chunk.file);
    };
    add(entry);
    if (file) add(`src/${file}`);
    const script = ADMIN_BASE + manifest[entry]?.file;
    files.delete(script);
    return { scripts: [script], styles: [...styles], preloads: [...files] };
  };
}

/** Where the built files of the apps stand: `base` of `vite.admin.config.ts`. */
export const ADMIN_BASE = "/admin/";

interface Given {
  state: PageState;
  parts: ClientParts;
  styleNonce: string | undefined;
}

/** The document of an app: everything in it is ours, and the state is escaped. */
export function clientDocument(
  { waiting, manifest = "/site.webmanifest", homeScreenName, themeColours, coversScreen }: ClientApp,
  { state, parts, styleNonce }: Given,
): string {
  const { language } = state;
  const { title, body } = waiting(language);
  const head = [
    '<meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width, initial-scale=1${coversScreen ? ", viewport-fit=cover" : ""}">`,
    ...(themeColours
      ? Object.entries(themeColours).map(
          ([scheme, colour]) =>
            `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`,
        )
      : ['<meta name="theme-color" content="#0d1013">']),
    ...(homeScreenName
      ? [
          '<meta name="mobile-web-app-capable" content="yes">',
          '<meta name="apple-mobile-web-app-capable" content="yes">',
          `<meta name="apple-mobile-web-app-title" content="${homeScreenName}">`,
        ]
      : []),
    `<title>${title}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${manifest}?lang=${language}">`,
    `<link rel="alternate" type="application/atom+xml" href="/feed.${language}.xml">`,
    ...(styleNonce ? [`<meta property="csp-nonce" nonce="${styleNonce}">`] : []),
    ...parts.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...parts.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...parts.scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ];
  return `<!doctype html><html lang="${language}"><head>${head.join("")}</head><body><div id="${CLIENT_APP_ID}">${body}</div><script id="${PAGE_STATE_ID}" type="application/json">${pageStateText(state)}</script></body></html>`;
}
