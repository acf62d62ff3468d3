import type { Plugin } from "vite";

/** What every public page has: the entry, the document, the frame. */
const FRAME = /\/src\/(entry\.client|root|app\/layouts\/public-layout)\.tsx/;
/** What stands on the home page's first screen; its sheet comes inside the document (src/kit/web/document/inlined-styles.tsx). */
const FIRST_SCREEN = /\/src\/app\/home\/(hero|next-race|settings-gate)\.(tsx|module\.css)/;
/** Styles of the frame that show on no first screen: its end, what comes with the scripts, letters that are rare. */
const BELOW =
  /\/((site-footer|page-failure|cart-notification|cookie-banner|settings-gate|spinner|tyre-marks|deferred-layout)\.module|print|fonts-rest)\.css/;
/** What else the first screen is made of, most other pages have too. */
const FIRST = /\/src\/app\/home\/home-page\.tsx/;
const OWN = /\/src\/app\/home\//;
/** What stands below the first screen: loaded when a first visitor begins to move (src/kit/web/ui/hydration/later-part.tsx). */
const LATER = /\/src\/app\/home\/home-sections\.tsx/;

/** What nearly every visit runs nearly all of. */
const EAGER = ["frame", "below", "first-screen", "home", "home-page", "home-sections"];
/** Chromium compiles such a file whole while it arrives, beside the page's own thread, instead of piece by piece on it. */
const COMPILE_ALL = "//# allFunctionsCalledOnLoad";

interface Graph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * The browser's code of the public site in few files: the frame, and what the home page shares with others. Ninety
 * small ones compress a third worse and are ninety requests. What only other pages use stays with them.
 */
export function publicChunks(): Plugin {
  let graph: Graph | undefined;
  const reached = new Map<RegExp, Set<string>>();
  const isReached = (from: RegExp) => (id: string) => {
    if (!graph || from.test(id)) return false;
    const found = reached.get(from) ?? reachable(graph, from);
    reached.set(from, found);
    return found.has(id);
  };
  return {
    name: "public-chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configEnvironment(name) {
      if (name !== "client") return;
      const groups = [
        { name: "below", test: BELOW, priority: 3 },
        {
          name: "frame",
          test: (id: string) => isReached(FRAME)(id) || (isReached(FIRST)(id) && !OWN.test(id)),
          priority: 2,
        },
        { name: "home", test: isReached(LATER), priority: 1, minShareCount: 2 },
        // After the groups above, which have taken what other pages need too.
        { name: "first-screen", test: FIRST_SCREEN },
      ];
      const postBanner = ({ name }: { name: string }) => (EAGER.includes(name) ? COMPILE_ALL : "");
      return { build: { rolldownOptions: { output: { codeSplitting: { groups }, postBanner } } } };
    },
    buildStart() {
      graph = this;
      reached.clear();
    },
    generateBundle: {
      // Before Vite lists which chunk has which style sheets.
      order: "pre",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
        const chunkOf = (module: RegExp) =>
          chunks.find(({ facadeModuleId }) => module.test(facadeModuleId ?? ""));
        const page = chunkOf(FIRST);
        const later = chunkOf(LATER);
        if (!page || !later) throw new Error("The home page or its later part has no chunk of its own");
        // The server draws the later part with the page, whose style sheets are therefore those of both.
        for (const name of [later.fileName, ...later.imports]) {
          const chunk = bundle[name];
          if (chunk?.type !== "chunk") continue;
          for (const sheet of chunk.viteMetadata?.importedCss ?? [])
            page.viteMetadata?.importedCss.add(sheet);
        }
        // The router has them there before it shows the page: Vite's loader of the later part would ask once more.
        later.viteMetadata?.importedCss.clear();
      },
    },
  };
}

/** The modules that a page loads at once, without what it loads when it is used. */
function reachable(graph: Graph, from: RegExp): Set<string> {
  const found = new Set<string>();
  const next = [...graph.getModuleIds()].filter((id) => from.test(id));
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    next.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
