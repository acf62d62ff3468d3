/** Every way a media call can be refused: one HTTP status and words in both languages each. */
export const MEDIA_ERRORS = {
  IMAGE_EMPTY: { status: 422, en: "The image file is empty.", cs: "Soubor s obrázkem je prázdný." },
  IMAGE_TYPE: {
    status: 415,
    en: "The image must be a JPEG, PNG, WebP, GIF or HEIC file.",
    cs: "Obrázek musí být soubor JPEG, PNG, WebP, GIF nebo HEIC.",
  },
  IMAGE_BROKEN: {
    status: 422,
    en: "The image is damaged and can’t be read.",
    cs: "Obrázek je poškozený a nelze ho přečíst.",
  },
  IMAGE_TOO_LARGE: {
    status: 413,
    en: "The image can be at most 15 MB.",
    cs: "Obrázek může mít nejvýše 15 MB.",
  },
  IMAGE_TOO_MANY_PIXELS: {
    status: 413,
    en: "The image can have at most 50 megapixels.",
    cs: "Obrázek může mít nejvýše 50 megapixelů.",
  },
  IMAGE_TOO_COMPLEX: {
    status: 422,
    en: "The image is too complex to be drawn. Please save it in a simpler form, such as PNG.",
    cs: "Obrázek je na vykreslení příliš složitý. Uložte ho prosím jednodušeji, třeba jako PNG.",
  },
  IMAGE_UNAVAILABLE: {
    status: 503,
    en: "Images can’t be processed right now. Please try again in a moment.",
    cs: "Obrázky teď nelze zpracovat. Zkuste to prosím za chvíli.",
  },
  FILM_EMPTY: { status: 422, en: "The video file is empty.", cs: "Soubor s videem je prázdný." },
  FILM_TYPE: {
    status: 415,
    en: "The video must be an MP4 or WebM file.",
    cs: "Video musí být soubor MP4 nebo WebM.",
  },
  FILM_TOO_LARGE: {
    status: 413,
    en: "The video can be at most 200 MB.",
    cs: "Video může mít nejvýše 200 MB.",
  },
  DOWNLOAD_EMPTY: { status: 422, en: "The file is empty.", cs: "Soubor je prázdný." },
  DOWNLOAD_TYPE: {
    status: 415,
    en: "The file must be a PDF or a ZIP.",
    cs: "Soubor musí být PDF nebo ZIP.",
  },
  DOWNLOAD_BROKEN: {
    status: 422,
    en: "The file is damaged: its end is missing.",
    cs: "Soubor je poškozený: chybí mu konec.",
  },
  DOWNLOAD_TOO_LARGE: {
    status: 413,
    en: "The file can be at most 50 MB.",
    cs: "Soubor může mít nejvýše 50 MB.",
  },
  MEDIA_NOT_FOUND: { status: 404, en: "There is no such file.", cs: "Takový soubor neexistuje." },
  MEDIA_WIDTH: {
    status: 400,
    en: "The width must be one of 320, 480, 640, 960, 1280 and 1920.",
    cs: "Šířka musí být jedna z 320, 480, 640, 960, 1280 a 1920.",
  },
  MEDIA_RANGE: {
    status: 416,
    en: "The file does not have the requested range.",
    cs: "Soubor nemá požadovaný rozsah.",
  },
  STORAGE_FULL: {
    status: 503,
    en: "There is no room to store the file. Please try again later.",
    cs: "Soubor není kam uložit. Zkuste to prosím později.",
  },
  STORAGE_AWAY: {
    status: 503,
    en: "The file storage can’t be reached. Please try again in a moment.",
    cs: "Úložiště souborů je teď nedostupné. Zkuste to prosím za chvíli.",
  },
} as const;

export type MediaErrorCode = keyof typeof MEDIA_ERRORS;

/**
 * A refusal by the media kit. `status` is the HTTP status (Fastify reads it as `statusCode`), `words` what a
 * person is shown, in both languages; `message` is the English one, for the log.
 */
export class MediaError extends Error {
  readonly code: MediaErrorCode;
  readonly status: number;
  readonly words: { readonly en: string; readonly cs: string };

  constructor(code: MediaErrorCode, options?: ErrorOptions) {
    const { status, en, cs } = MEDIA_ERRORS[code];
    super(en, options);
    this.name = "MediaError";
    this.code = code;
    this.status = status;
    this.words = { en, cs };
  }

  get statusCode(): number {
    return this.status;
  }
}
