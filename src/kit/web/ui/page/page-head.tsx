import { useLocation, useMatches } from "react-router";
import { type Both, LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { pageAddress } from "#kit/contract/language/page-address.ts";
import { sharedPicture } from "#kit/contract/media/media-path.ts";
import { SHARE_SIZE, type Shared, sharePicturePath } from "#kit/contract/media/share-picture.ts";
import { useLanguage } from "../../language/language.tsx";
import { useSite } from "../../page-context.ts";
import { isUnlisted, rulesOf } from "../../page-rules.ts";
import { isPreview } from "../../preview/preview.ts";
import { useSiteName, useSitePicture } from "./site-name.tsx";
import { useAbsolute } from "./use-absolute.ts";

interface Props {
  /** Without the team's name, which is put behind it; '' on the home page. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string | undefined;
  /** The stored path of the picture that shared links show; the site's own unless it is one. */
  image?: string | null | undefined;
  /** What the server draws for shared links where there is no such picture. */
  drawn?: Shared | undefined;
  type?: "website" | "article" | "product";
  /** For states that search engines should leave alone, such as a record that is not there. Routes say it of a page (`PageRules`). */
  noindex?: boolean;
  /** Query parameters that make a page of their own, in this order: `["category", "tag", "page"]`. */
  parameters?: string[];
  /** The page's path in each language, where they differ. */
  paths?: Both<string> | undefined;
}

const OPEN_GRAPH_LOCALE = { en: "en_GB", cs: "cs_CZ" };
/** For a team that has stored no picture yet. */
const ICON = "/icon-512.png";

/** The page's title, description, addresses in both languages, and what shared links show. */
export function PageHead({
  title,
  description,
  image,
  drawn,
  type = "website",
  noindex,
  parameters = [],
  paths,
}: Props) {
  const site = useSite();
  const name = useSiteName();
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const unlisted = isUnlisted(rulesOf(useMatches().map(({ handle }) => handle)));
  const { saysLanguage, neutral } = useAbsolute();
  const asked = new URLSearchParams(search);
  const other = LANGUAGES.find((entry) => entry !== language) as Language;

  const kept = new URLSearchParams();
  for (const key of parameters) if (asked.get(key)) kept.set(key, asked.get(key) as string);
  const query = kept.size > 0 ? `?${kept}` : "";
  const alternate = (own: Language) => pageAddress(site, (paths?.[own] ?? pathname) + query, own);

  const full = title ? `${title} | ${name}` : name;
  const canonical = saysLanguage ? alternate(language) : neutral((paths?.[language] ?? pathname) + query);
  const sitePicture = useSitePicture();
  const own = sharedPicture(image ?? "");
  const drawing = !own && drawn ? { url: sharePicturePath(drawn, language), ...SHARE_SIZE } : null;
  const picture = own ?? drawing ?? sharedPicture(sitePicture ?? "");
  const host = drawing ? site.origin : site.mediaBase || site.origin;
  const shared = picture ? host + picture.url : site.origin + ICON;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {noindex || unlisted || isPreview(pathname) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {LANGUAGES.map((entry) => (
            <link key={entry} rel="alternate" hrefLang={entry} href={alternate(entry)} />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={site.hosts ? alternate("en") : neutral(pathname + query)}
          />
        </>
      )}
      <meta property="og:title" content={title || name} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALE[language]} />
      <meta property="og:locale:alternate" content={OPEN_GRAPH_LOCALE[other]} />
      <meta property="og:image" content={shared} />
      {picture && (
        <>
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
        </>
      )}
      <meta property="og:image:alt" content={title || name} />
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
    </>
  );
}
