import { expect, test } from "vitest";
import { snapshot } from "./keep-page.ts";

test("what is kept of a page has its styles and texts, no script, and nothing that needs a network", () => {
  document.documentElement.lang = "cs";
  document.head.innerHTML = "<style>.big { font-weight: 700 }</style>";
  document.body.innerHTML = `<main><h1>Jízda</h1><p class="big">9:00</p><script>alert(1)</script>
    <svg role="img"><path d="M0 0"/></svg><div data-online><a href="/x">Podepsat</a></div><button>Zrušit</button></main>`;
  const kept = snapshot(
    { name: "Jízda <b>", note: "Jste bez připojení & bez signálu." },
    document.querySelector("main") as Element,
  );
  expect(kept).toContain("<h1>Jízda</h1>");
  expect(kept).toContain("font-weight: 700");
  expect(kept).toContain("<svg");
  expect(kept).toContain('lang="cs"');
  expect(kept).toContain("Jste bez připojení &amp; bez signálu.");
  expect(kept).not.toMatch(/<script|Podepsat|<button|<b>/);
});
