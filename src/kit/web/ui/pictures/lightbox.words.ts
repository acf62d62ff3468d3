import { defineWords } from "../../language/words.ts";

/** The keys with capitals are the lightbox library's own. */
export const lightboxWords = defineWords(
  {
    enlarge: "Enlarge:",
    Previous: "Previous picture",
    Next: "Next picture",
    Close: "Close",
    Slide: "Picture",
    Carousel: "Pictures",
    Lightbox: "Picture viewer",
    "Photo gallery": "Picture gallery",
    "{index} of {total}": "{index} of {total}",
    Thumbnails: "Thumbnails",
    "Zoom in": "Zoom in",
    "Zoom out": "Zoom out",
  },
  {
    enlarge: "Zvětšit:",
    Previous: "Předchozí fotografie",
    Next: "Další fotografie",
    Close: "Zavřít",
    Slide: "Fotografie",
    Carousel: "Fotografie",
    Lightbox: "Prohlížeč fotografií",
    "Photo gallery": "Galerie fotografií",
    "{index} of {total}": "{index} z {total}",
    Thumbnails: "Náhledy",
    "Zoom in": "Přiblížit",
    "Zoom out": "Oddálit",
  },
);
