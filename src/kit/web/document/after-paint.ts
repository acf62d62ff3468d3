/**
 * Runs in the page, as text, after the `noscript` element that holds the router's scripts (`LateScripts`): it may name
 * nothing but its parameters and the browser's own. `entry` is the address of the script that hydrates the page, `bring`
 * asks for the style sheets of what is below the first screen, and for those of what comes with the scripts.
 *
 * Asks for the rest and the scripts once the page and its first picture are painted. A paint may be late or never come (a tab in
 * the background, a busy machine), so 300 ms after the page was read, with the first press, or where the tab is not
 * seen, they are asked for all the same. Each is evaluated in a task of its own, and asked for again where it fails.
 */
export function startAfterPaint(
  entry: string,
  load: (href: string) => Promise<unknown>,
  bring: () => Promise<unknown>,
): void {
  const written = document.currentScript?.previousElementSibling?.textContent ?? "";
  const [template] = document.createRange().createContextualFragment(written).children;
  const late = (template as HTMLTemplateElement | undefined)?.content;
  const [state, modules] = late?.querySelectorAll("script") ?? [];
  if (!late || !state || !modules) return;
  // A parsed script never runs; one of the same text does.
  const run = ({ type, text }: HTMLScriptElement) =>
    document.head.append(Object.assign(document.createElement("script"), { type, text }));
  // What the router writes further down speaks to this one.
  run(state);
  const needed = [...late.querySelectorAll("link")].map((link) => link.getAttribute("href") ?? "");
  // Shared files first, then those that the second script names itself.
  const isNamed = (href: string) => Number(modules.text.includes(href));
  const files = needed.filter((href) => href !== entry).sort((one, other) => isNamed(one) - isNamed(other));

  const turn = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
  const loaded = async (
    href: string,
    by: (href: string) => Promise<unknown>,
    wait = 500,
  ): Promise<unknown> => {
    await turn();
    try {
      return await by(href);
    } catch (error) {
      if (wait > 30_000) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
      return loaded(href, by, wait * 2);
    }
  };

  let hasBegun = false;
  const begin = async () => {
    if (hasBegun) return;
    hasBegun = true;
    const rest = bring();
    // The first formatter wakes the browser's language data, which takes longer than a frame: now that the first is
    // seen, before the scripts come, which are compiled beside it, and in thirds. Comparing wakes half of it.
    for (const wake of [
      () => "a".localeCompare("b"),
      () => Intl.NumberFormat(),
      () => Intl.DateTimeFormat(),
    ]) {
      await turn();
      wake();
    }
    await turn();
    for (const href of [...files, entry])
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    for (const href of files) await loaded(href, load);
    await loaded(entry, fetch);
    await rest;
    run(modules);
  };

  const painted = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }),
  );
  // Told within the next frame.
  const frame = () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  // The frame after next it is on the screen.
  const seen = picture?.decode().then(
    () => frame().then(frame).then(frame).then(turn),
    () => {},
  );

  for (const event of ["pointerdown", "touchstart", "keydown"])
    document.addEventListener(event, begin, { capture: true, passive: true, once: true });
  document.addEventListener("visibilitychange", begin, { once: true });
  if (document.hidden) begin();
  setTimeout(begin, 300);
  Promise.all([painted, seen]).then(begin);
}
