/**
 * What takes time to make and is made at the first wish, then shared. One that could not be made (no file could be
 * opened, say) is made anew at the next wish: a kept failure would last until the restart.
 */
export function madeOnce<T>(make: () => Promise<T>): { get: () => Promise<T>; forget: () => void } {
  let made: Promise<T> | undefined;
  return {
    get() {
      if (made) return made;
      const begun = (async () => make())();
      made = begun;
      begun.catch(() => {
        if (made === begun) made = undefined;
      });
      return begun;
    },
    forget() {
      made = undefined;
    },
  };
}
