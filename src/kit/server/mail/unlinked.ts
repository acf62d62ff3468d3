/**
 * A stranger's text for a mail to somebody else: it reads as it was typed, and no mail program makes a link of what
 * looks like an address, because a space without width stands inside it.
 */
export function unlinked(text: string): string {
  return text.replace(/:(?=\/)|@(?=\S)|\.(?=\p{L})/gu, "$&\u200b");
}
