import Image from "@tiptap/extension-image";
import TextAlign from "@tiptap/extension-text-align";
import { BackgroundColor, Color, TextStyle } from "@tiptap/extension-text-style";
import StarterKit from "@tiptap/starter-kit";
import { isMediaPath } from "#kit/contract/media/media-path.ts";
import { isLinkAddress, isPictureAddress } from "./text-address.ts";
import { TextIndent } from "./text-indent.ts";
import { TEXT_TABLES } from "./text-tables.ts";

/**
 * Pictures of a text. Stored ones keep their path in the text and are shown from the media host, which is
 * `mediaBase`.
 */
const textPicture = (mediaBase: string) =>
  Image.extend({
    parseHTML() {
      return [
        {
          tag: "img[src]",
          getAttrs: (element) => (isPictureAddress(element.getAttribute("src") ?? "") ? null : false),
        },
      ];
    },

    addNodeView() {
      return ({ node }) => {
        const { src, alt, title } = node.attrs;
        const dom = document.createElement("img");
        dom.src = isMediaPath(src) ? `${mediaBase}${src}` : src;
        dom.alt = alt ?? "";
        if (title) dom.title = title;
        return { dom };
      };
    },
  });

const link = {
  openOnClick: false,
  defaultProtocol: "https",
  isAllowedUri: isLinkAddress,
  HTMLAttributes: { target: null, rel: "noopener", class: null },
};

/** What a blog post's text may hold; quotes, code and lines have no button, but stay where they are. */
export function blogExtensions(mediaBase: string) {
  return [
    StarterKit.configure({ link }),
    TextStyle,
    Color,
    BackgroundColor,
    TextAlign.configure({ types: ["paragraph", "heading"] }),
    TextIndent,
    textPicture(mediaBase),
    ...TEXT_TABLES,
  ];
}

/** What a reply may hold: it becomes a mail. */
export function replyExtensions() {
  return [
    StarterKit.configure({
      link: { ...link, isAllowedUri: (address) => isLinkAddress(address) && !address.startsWith("/") },
      heading: { levels: [1, 2] },
      strike: false,
      blockquote: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
    }),
  ];
}
