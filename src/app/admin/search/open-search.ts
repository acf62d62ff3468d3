const OPEN = "paddock:search";

/** Opens the search from wherever there is a button for it. */
export function openSearch(): void {
  dispatchEvent(new Event(OPEN));
}

/**
 * Calls back when the search is to be opened: by a button, by Ctrl or ⌘ with K, or by `/` where nobody is typing.
 * Answers how to end that.
 */
export function onSearchAsked(open: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    open();
  };
  addEventListener(OPEN, open);
  addEventListener("keydown", press);
  return () => {
    removeEventListener(OPEN, open);
    removeEventListener("keydown", press);
  };
}

function isShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false;
  if ((ctrlKey || metaKey) && !shiftKey) return key.toLowerCase() === "k";
  // A keyboard where the slash needs Shift types it all the same.
  return key === "/" && !ctrlKey && !metaKey && !isTyping(target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    Boolean(target.closest("input, textarea, select, [contenteditable], [role=dialog]"))
  );
}
