import type { Language } from "#kit/contract/language/language.ts";
import { pageAddress } from "#kit/contract/language/page-address.ts";
import type { PageState } from "#kit/web/document/page-state.ts";

/** The post's address for others. Where both languages share a host, it says which one was read. */
export function sharedAddress(
  site: Pick<PageState["site"], "origin" | "hosts">,
  slug: string,
  language: Language,
): string {
  return pageAddress(site, `/blog/${slug}`, language);
}

/** The pages on which three networks take a shared address: plain links, without their scripts. */
export function shareLinks(
  address: string,
  title: string,
): { network: "facebook" | "x" | "whatsapp"; href: string }[] {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return [
    { network: "facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: "x", href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { network: "whatsapp", href: `https://wa.me/?text=${text}%20${url}` },
  ];
}
