import { useState } from "react";
import { parseMediaPath, renditionUrl, srcSet } from "#kit/contract/media/media-path.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useSite } from "#kit/web/page-context.ts";
import type { PublicSponsor } from "../sponsors.content.ts";
import { sponsorsWords } from "../sponsors.words.ts";
import styles from "./sponsor-logo.module.css";

const LOGO_WIDTH = 320;

/** A partner's logo, leading to the partner's own site. Without a logo the name stands for it. */
export function SponsorLogo({ sponsor, large = false }: { sponsor: PublicSponsor; large?: boolean }) {
  const words = useWords(sponsorsWords);
  const name = sponsor.name.trim() || words.unnamed;
  const url = sponsor.website_url.trim();
  const logo = <Logo path={sponsor.logo_path} name={name} large={large} />;
  if (!url)
    return (
      <span className={styles.plate} data-name={name}>
        {logo}
      </span>
    );
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={words.website(name)}
      data-name={name}
      className={styles.plate}
    >
      {logo}
    </a>
  );
}

/** No tinted stand-in as other pictures have: most logos have no ground of their own. */
function Logo({ path, name, large }: { path: string | null; name: string; large: boolean }) {
  const { mediaBase } = useSite();
  const [broken, setBroken] = useState<string | null>(null);
  if (!path || broken === path) return <span className={styles.name}>{name}</span>;
  const media = parseMediaPath(path);
  return (
    <img
      key={path}
      // It may have failed before React came.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(path);
      }}
      src={media ? mediaBase + renditionUrl(path, LOGO_WIDTH) : path}
      srcSet={srcSet(path, (large ? 4 : 2) * LOGO_WIDTH, mediaBase)}
      sizes={large ? "(min-width: 60rem) 30rem, 80vw" : "(min-width: 60rem) 18rem, 45vw"}
      alt={name}
      width={media?.width ?? undefined}
      height={media?.height ?? undefined}
      loading="lazy"
      decoding="async"
      className={styles.logo}
      onError={() => setBroken(path)}
    />
  );
}
