/**
 * Why this tab was sent to the sign-in screen, for that screen to say: the session was `ended` (on another device, or
 * by a new password), it has `expired`, or it is `gone` (signed out in another window, or unknown to the server).
 * Lives as long as the tab; never throws: where storage is forbidden, nothing is said.
 */
export type SignedOut = "ended" | "expired" | "gone";

const KEY = "signedOut";
let isOwnWish = false;

export function noteSignedOut(why: SignedOut): void {
  // Calls that were under way at sign-out fail; the user knows why.
  if (isOwnWish) return;
  try {
    sessionStorage.setItem(KEY, why);
  } catch {
    // Forbidden or full: the sign-in screen is plain.
  }
}

export function whySignedOut(): SignedOut | null {
  try {
    const why = sessionStorage.getItem(KEY);
    return why === "ended" || why === "expired" || why === "gone" ? why : null;
  } catch {
    return null;
  }
}

/** After signing in, and before leaving by one's own wish. */
export function forgetSignedOut(byOwnWish = false): void {
  isOwnWish = byOwnWish;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden: there is nothing to forget.
  }
}
