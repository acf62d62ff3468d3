import { parseDownloadPath } from "#kit/contract/media/download-path.ts";
import { formatBytes } from "#kit/contract/media/format-bytes.ts";
import { useLanguage } from "../../language/language.tsx";
import { useSite } from "../../page-context.ts";
import { ButtonLink } from "../buttons/button-link.tsx";

/** A button that saves a stored file, with its kind and size: "Press kit (PDF, 2.4 MB)". Nothing where there is none. */
export function DownloadLink({ path, label }: { path: string | null; label: string }) {
  const { language } = useLanguage();
  const { mediaBase } = useSite();
  const file = path === null ? null : parseDownloadPath(path);
  if (!file) return null;
  const facts = `${file.extension.toUpperCase()}, ${formatBytes(file.bytes, language)}`;
  return (
    <ButtonLink href={mediaBase + path}>
      {label} ({facts})
    </ButtonLink>
  );
}
