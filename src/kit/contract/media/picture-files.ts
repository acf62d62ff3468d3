/** Pictures as people choose them. What is stored is judged by its bytes on the server (`accept-image.ts`). */

const ENDINGS = ["jpg", "jpeg", "png", "webp", "gif", "heic", "heif"];

/** The value of `accept` of a field for pictures. iPhone pictures by their endings too: few systems know their type. */
export const PICTURE_FILES = [
  ...["image/jpeg", "image/png", "image/webp", "image/gif", "image/heic", "image/heif"],
  ...[".heic", ".heif"],
].join(",");

/** Whether a chosen file may be sent as a picture: it has bytes, and a type or an ending of one. */
export function isPictureFile({ name, type, size }: Pick<File, "name" | "type" | "size">): boolean {
  if (size === 0) return false;
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return type === "" ? ENDINGS.includes(ending) : PICTURE_FILES.split(",").includes(type);
}
