/** The media type of each kind of file that visitors save. Their bytes are judged at the upload. */
export const DOWNLOAD_TYPES = { pdf: "application/pdf", zip: "application/zip" } as const;

export type DownloadExtension = keyof typeof DOWNLOAD_TYPES;

/** What the stored path of a file says about it: `/media/<id>-<bytes>-<name>.pdf`. */
export interface DownloadPath {
  /** What it is called when it is saved: `press-kit-2027.pdf`. */
  name: string;
  bytes: number;
  extension: DownloadExtension;
}

const DOWNLOAD = /^\/media\/[a-z2-7]{16,32}-([1-9]\d{0,11})-([a-z0-9]+(?:-[a-z0-9]+)*)\.(pdf|zip)$/;

/** Reads the stored path of a file; null for every other text. */
export function parseDownloadPath(path: string): DownloadPath | null {
  const [, bytes, name, extension] = DOWNLOAD.exec(path) ?? [];
  if (!bytes) return null;
  return { name: `${name}.${extension}`, bytes: Number(bytes), extension: extension as DownloadExtension };
}
