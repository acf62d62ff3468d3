import { type ComponentType, lazy, memo, type RefObject, useEffect, useRef, useState } from "react";
import { useScriptMark } from "../../document/own-scripts.ts";
import { Part, useIsHydrated } from "./hydration.tsx";
import { HYDRATED, keepPresses } from "./keep-presses.ts";
import { awaitCode, beginToHydrate, hydrateAll, LONGEST_HOLD_MS, visitorMoves } from "./parts.ts";

/** Code that the browser of a first visitor loads when the visitor begins to move. */
interface LaterCode {
  /** Comes before the part is rendered: the server would leave a gap there, a later page show one. */
  load: () => Promise<void>;
  /** The part, or what stands for it until it is loaded. */
  content: () => ComponentType;
}

export function laterCode(bring: () => Promise<ComponentType>): LaterCode {
  let loaded: ComponentType | undefined;
  const load = async () => {
    loaded ??= await bring();
  };
  const Waiting = lazy(async () => {
    await visitorMoves();
    await awaitCode(untilDone(load));
    return { default: loaded as ComponentType };
  });
  return { load, content: () => loaded ?? Waiting };
}

/**
 * The end of a page, below its first screen. On a first visit it is the server's HTML until the visitor begins to move
 * or it is seen, and its code has come; what is pressed in it before is pressed again then. It takes nothing that
 * changes: with new properties React would draw it anew while its code is on its way.
 */
export const LaterPart = memo(({ code }: { code: LaterCode }) => {
  const [Content] = useState(code.content);
  const [isNew] = useState(useIsHydrated());
  const mark = useScriptMark();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) return beginToHydrate();
    if (!place.current) return;
    const observer = new IntersectionObserver(beginWhenSeen, { rootMargin: NOT_AT_THE_EDGE });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNew]);
  return (
    <div ref={place}>
      <script
        nonce={mark}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of our own
        dangerouslySetInnerHTML={{
          __html: import.meta.env.SSR ? `(${keepPresses})("${HYDRATED}", ${LONGEST_HOLD_MS})` : "",
        }}
      />
      <Part
        onHydrated={() => void hydrateAll().then(() => place.current?.dispatchEvent(new Event(HYDRATED)))}
        fallback={<AsItIs place={place} />}
      >
        <Content />
      </Part>
    </div>
  );
});

/** Where a change reaches the part before its code is there, React takes the server's HTML away: this is the same. */
function AsItIs({ place }: { place: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => place.current?.innerHTML ?? "");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server rendered
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What begins right below the screen touches it, and is not seen. */
const NOT_AT_THE_EDGE = "0px 0px -8px";

function beginWhenSeen(entries: IntersectionObserverEntry[]): void {
  if (entries.some((entry) => entry.isIntersecting)) beginToHydrate();
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** Tries again until it succeeds: the page can be read without it. */
async function untilDone(load: () => Promise<void>): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
