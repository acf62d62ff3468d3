import type { Page } from "@playwright/test";

/** CSS pixels that a finger needs (15.26). */
const FINGER = 44;
/** What a field for a number holds at least. */
const DIGITS = "12345";

/** The same for each tab of the open form. */
export async function fingerErrorsOfForm(page: Page, what: string): Promise<string[]> {
  const found = await fingerErrors(page, what);
  for (const tab of await page.locator("main form").getByRole("tab").all()) {
    await tab.click();
    found.push(...(await fingerErrors(page, `${what}, ${await tab.textContent()}`)));
  }
  return [...new Set(found)];
}

/**
 * What a finger can't press or an eye can't read. A control counts with its label and with what is laid around it for
 * the finger; links within a sentence are as high as its lines.
 */
export async function fingerErrors(page: Page, what: string): Promise<string[]> {
  const found = await page.evaluate(
    ({ finger, digits }) => {
      const scope = document.querySelector("[role=dialog]") ?? document;
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const nameOf = (element: Element) =>
        `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") || element.textContent || (element as HTMLInputElement).labels?.[0]?.textContent || element.id).trim().slice(0, 40)}"`;
      /** The rectangle that answers to a press: the control, its label, and what its pseudo-elements lay around it. */
      const sizeOf = (element: HTMLElement) => {
        const label = (element as HTMLInputElement).labels?.[0];
        const isBox = element.matches("input[type=checkbox], input[type=radio]");
        const parts = [element, ...(isBox && label ? [label] : [])];
        const rects = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1);
        return {
          width: Math.max(...rects.map(({ right }) => right)) - Math.min(...rects.map(({ left }) => left)),
          height: Math.max(...rects.map(({ bottom }) => bottom)) - Math.min(...rects.map(({ top }) => top)),
        };
      };
      const inSentence = (element: Element) =>
        element.matches("a") &&
        getComputedStyle(element).display === "inline" &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
        );
      const small = [
        ...scope.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea, [role=tab]"),
      ]
        .filter((element) => isShown(element) && !inSentence(element))
        .filter((element) => !element.matches("[type=hidden], .admin-skip"))
        .flatMap((element) => {
          const { width, height } = sizeOf(element);
          const isSmall = height < finger - 0.5 || width < finger - 0.5;
          return isSmall ? [`${nameOf(element)} ${Math.round(width)} x ${Math.round(height)}`] : [];
        });
      const pen = document.createElement("canvas").getContext("2d");
      const cut = [...scope.querySelectorAll<HTMLInputElement>("input")]
        .filter((input) => isShown(input) && /^(numeric|decimal)$/.test(input.inputMode))
        .flatMap((input) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(input);
          if (!pen) return [];
          pen.font = font;
          const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          const text = input.value.length > digits.length ? input.value : digits;
          return pen.measureText(text).width > room ? [`${nameOf(input)} has ${Math.round(room)} px`] : [];
        });
      return [...small, ...cut];
    },
    { finger: FINGER, digits: DIGITS },
  );
  return found.map((fault) => `${what}: ${fault}`);
}
