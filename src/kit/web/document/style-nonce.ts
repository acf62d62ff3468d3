/** For the style elements that libraries of the back office write: the nonce of the document; '' where it has none. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
}
