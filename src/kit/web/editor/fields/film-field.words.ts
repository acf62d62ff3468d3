import { defineWords } from "../../language/words.ts";

export const filmFieldWords = defineWords(
  {
    hint: "An address on YouTube or Vimeo, or an uploaded MP4 or WebM of up to 200 MB. Visitors’ browsers load it only when they press play.",
    upload: "Upload a video",
    remove: "Remove the video",
    service: { youtube: "On YouTube", vimeo: "On Vimeo" },
  },
  {
    hint: "Adresa na YouTube nebo Vimeo, nebo nahrané MP4 či WebM do 200 MB. Prohlížeč návštěvníka video načte, teprve když ho spustí.",
    upload: "Nahrát video",
    remove: "Odebrat video",
    service: { youtube: "Na YouTube", vimeo: "Na Vimeo" },
  },
);
