import { invalidField } from "#kit/contract/errors.ts";
import { type Both, LANGUAGES } from "#kit/contract/language/language.ts";
import { parseMediaPath } from "#kit/contract/media/media-path.ts";
import type { Context } from "../context.ts";
import type { Database } from "../database/database.ts";
import { type AcceptedImage, acceptImage } from "../media/accept/accept-image.ts";
import { uploadedPicture } from "./pictures.ts";
import { sanitiseBlogHtml } from "./sanitise-html.ts";

/** Pictures in texts that people write with the editor: stored ones, and those that a text carries in itself. */

const IMAGE_REQUIRED = { en: "Choose a picture to upload", cs: "Vyberte obrázek k nahrání" };
const GONE = {
  en: "A picture in the text is no longer stored. Please insert it again.",
  cs: "Obrázek v textu už není uložený. Vložte ho prosím znovu.",
};

/** What holds a text: sanitised HTML. */
interface Written {
  content: string;
}

/** The picture that a request brings as `image`. Throws INVALID without one, MediaError. */
export async function requiredPicture(context: Context): Promise<AcceptedImage> {
  const picture = await uploadedPicture(context, "image");
  if (!picture) throw invalidField("image", IMAGE_REQUIRED, context.language);
  return picture;
}

/** Stored paths that the texts show, each once. */
export function pathsIn(texts: Both<Written>): string[] {
  const html = LANGUAGES.map((language) => texts[language].content).join(" ");
  const found = [...html.matchAll(/src="(\/media\/[^"]+)"/g)].map(([, path = ""]) => path);
  return [...new Set(found.filter((path) => parseMediaPath(path)))];
}

/** Pictures that sanitised texts carry in their addresses, checked and encoded again. Throws MediaError. */
export async function acceptCarried(texts: string[]) {
  const addresses = texts.flatMap((html) =>
    [...html.matchAll(/src="(data:[^"]+)"/g)].map(([, data = ""]) => data),
  );
  const accepted = [];
  for (const address of new Set(addresses)) {
    const bytes = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
    accepted.push({ address, picture: await acceptImage(bytes) });
  }
  return accepted;
}

type Carried = Awaited<ReturnType<typeof acceptCarried>>;

/** Stores carried pictures and answers a function that puts their paths into a text. */
export async function storeCarried({ media }: Context, tx: Database, carried: Carried) {
  const paths: [address: string, path: string][] = [];
  for (const { address, picture } of carried) paths.push([address, await media.storeImage(tx, picture)]);
  return (html: string) =>
    paths.reduce((text, [address, path]) => text.replaceAll(`src="${address}"`, `src="${path}"`), html);
}

/**
 * Lets pictures go that the new texts no longer show, and makes sure that those they newly show are stored.
 * Throws INVALID for one that is gone.
 */
export async function settlePictures(
  { media, language }: Context,
  tx: Database,
  before: Both<Written>,
  after: Both<Written>,
): Promise<void> {
  const [old, shown] = [pathsIn(before), pathsIn(after)];
  for (const path of old) if (!shown.includes(path)) await media.release(tx, path);
  for (const path of shown) {
    if (old.includes(path) || (await media.exists(tx, path))) continue;
    const broken = LANGUAGES.find((each) => after[each].content.includes(path)) ?? language;
    throw invalidField(`translations.${broken}.content`, GONE, language);
  }
}

/** Both languages' texts after `change`. */
export function withContents<T extends Written>(
  { en, cs }: Both<T>,
  change: (html: string) => string,
): Both<T> {
  return { en: { ...en, content: change(en.content) }, cs: { ...cs, content: change(cs.content) } };
}

/** The texts that a write sends, its missing ones blank. */
export function contentsOf(sent: Partial<Both<Partial<Written>>> | undefined): string[] {
  return [sent?.en?.content ?? "", sent?.cs?.content ?? ""];
}

/** What a write sends, its texts reduced to the editor's allow list. */
export function sanitisedTexts<I extends { translations?: Partial<Both<Partial<Written>>> | undefined }>(
  input: I,
): I {
  const { translations } = input;
  if (!translations) return input;
  const entries = Object.entries(translations).map(([language, texts]) => [
    language,
    texts?.content === undefined
      ? texts
      : { ...texts, content: inParagraph(sanitiseBlogHtml(texts.content)) },
  ]);
  return { ...input, translations: Object.fromEntries(entries) };
}

/** Text without paragraphs or headings becomes a paragraph. */
function inParagraph(html: string): string {
  return html === "" || /<(?:p|h[1-6])[ >]/.test(html) ? html : `<p>${html}</p>`;
}
