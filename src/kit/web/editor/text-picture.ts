import Image from "@tiptap/extension-image";
import { isMediaPath } from "#kit/contract/media-path.ts";
import { isPictureAddress } from "./text-address.ts";

/**
 * Pictures of a text. Stored ones keep their path in the text and are shown from the media host, which is
 * `mediaBase`.
 */
export const textPicture = (mediaBase: string) =>
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
