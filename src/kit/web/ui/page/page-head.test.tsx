import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { PageRules } from "../../page-rules.ts";
import { PageHead } from "./page-head.tsx";
import { SitePictureProvider } from "./site-name.tsx";

const HOSTS = { cs: "https://team.cz", en: "https://team.com" };

test("a title ends with the team's name, and the home page's is the name alone", () => {
  expect(staticPage(<PageHead title="Cars" />)).toContain("<title>Cars | Team</title>");
  expect(staticPage(<PageHead title="" />)).toContain("<title>Team</title>");
});

test("on one host both languages are offered by ?lang=, and the plain address stands for neither", () => {
  const html = staticPage(<PageHead title="Cars" />, { url: "/cars-gallery" });
  expect(html).toContain('rel="alternate" hrefLang="cs" href="https://team.example/cars-gallery?lang=cs"');
  expect(html).toContain('rel="alternate" hrefLang="en" href="https://team.example/cars-gallery?lang=en"');
  expect(html).toContain('hrefLang="x-default" href="https://team.example/cars-gallery"');
  expect(html).toContain('rel="canonical" href="https://team.example/cars-gallery"');
});

test("a page that was asked in a language is canonical in that language", () => {
  const html = staticPage(<PageHead title="Vozy" />, { language: "cs", url: "/cars-gallery?lang=cs" });
  expect(html).toContain('rel="canonical" href="https://team.example/cars-gallery?lang=cs"');
  expect(html).toContain('property="og:locale" content="cs_CZ"');
});

test("on two hosts each language has its own address", () => {
  const html = staticPage(<PageHead title="Vozy" />, {
    language: "cs",
    url: "/blog",
    site: { hosts: HOSTS },
  });
  expect(html).toContain('rel="canonical" href="https://team.cz/blog"');
  expect(html).toContain('hrefLang="en" href="https://team.com/blog"');
});

test("only the named query parameters belong to a page's address", () => {
  const html = staticPage(<PageHead title="Blog" parameters={["category"]} />, {
    url: "/blog?fbclid=x&category=races&page=2",
  });
  expect(html).toContain('rel="canonical" href="https://team.example/blog?category=races"');
});

test("a page that search engines should leave alone offers them no address", () => {
  const rules: PageRules[] = [{ noindex: true }, { isPersonal: true }, { isForTheTeam: true }];
  for (const html of [
    staticPage(<PageHead title="Cart" noindex />),
    ...rules.map((handle) => staticPage(<PageHead title="Cart" />, { handle })),
  ]) {
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toContain("canonical");
    expect(html).not.toContain('rel="alternate"');
  }
});

test("shared links show a stored picture by its whole address, and no other", () => {
  const path = "/media/abcdefghijklmnop-2400x1600-334455.jpg";
  expect(staticPage(<PageHead title="" image={path} />)).toContain(
    `property="og:image" content="https://team.example${path}?jpeg=1280"`,
  );
  expect(
    staticPage(<PageHead title="" image={path} />, { site: { mediaBase: "https://m.example" } }),
  ).toContain(`content="https://m.example${path}?jpeg=1280"`);
  expect(staticPage(<PageHead title="" image="picture.jpg" />)).not.toContain("picture.jpg");
});

test("a shared picture is said to be a JPEG of its width and height", () => {
  const html = staticPage(<PageHead title="" image="/media/abcdefghijklmnop-2400x1600-334455.webp" />);
  for (const [name, value] of [
    ["type", "image/jpeg"],
    ["width", "1280"],
    ["height", "853"],
  ])
    expect(html).toContain(`property="og:image:${name}" content="${value}"`);
});

test("a page without a picture of its own shows the team's, and the icon where there is none", () => {
  const team = "/media/ponmlkjihgfedcba-2400x1600-334455.jpg";
  const html = staticPage(
    <SitePictureProvider value={team}>
      <PageHead title="Terms" />
    </SitePictureProvider>,
  );
  expect(html).toContain(`property="og:image" content="https://team.example${team}?jpeg=1280"`);
  expect(html).toContain('name="twitter:card" content="summary_large_image"');
  const bare = staticPage(<PageHead title="Terms" />);
  expect(bare).toContain('property="og:image" content="https://team.example/icon-512.png"');
  expect(bare).toContain('name="twitter:card" content="summary"');
});
