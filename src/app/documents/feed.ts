import { Feed } from "feed";
import { newestPosts } from "#features/blog/server/index.ts";
import { settingTexts } from "#features/settings/server/index.ts";
import { renditionUrl } from "#kit/contract/media/media-path.ts";
import type { Context } from "#kit/server/context.ts";
import { languageHosts } from "#kit/server/own-address/language-hosts.ts";
import { addressesOf, samePath } from "./addresses.ts";

const POSTS = 20;
const PICTURE_WIDTH = 960;

/** The blog as an Atom feed in the context's language, newest posts first, with their texts. */
export async function atomFeed(context: Context): Promise<string> {
  const { db, language, origin, config } = context;
  const { team_name, hero_description } = await settingTexts(db, ["team_name", "hero_description"], language);
  const posts = await newestPosts(context, POSTS);
  const home = addressesOf(samePath("/blog"), origin, config)[language];
  const feed = new Feed({
    id: home,
    title: team_name,
    description: hero_description,
    link: home,
    language,
    feedLinks: { atom: `${languageHosts(config)?.[language] ?? origin}/feed.${language}.xml` },
    updated: new Date(posts[0]?.updated_date ?? 0),
    copyright: team_name,
  });
  for (const post of posts) {
    const link = addressesOf({ en: `/blog/${post.slugs.en}`, cs: `/blog/${post.slugs.cs}` }, origin, config)[
      language
    ];
    feed.addItem({
      // The id must outlive a change of slug or host.
      id: `tag:paddock,2026:post-${post.id}`,
      title: asHtml(post.title),
      link,
      description: asHtml(post.summary),
      // A feed has one language; a text in the other one is read on the post's page, which says so.
      ...(post.content_language === language && {
        content: withWholeAddresses(post.content, origin, config.MEDIA_URL ?? origin),
      }),
      author: [{ name: post.author_name }],
      date: new Date(post.updated_date),
      published: new Date(post.published_date),
      ...(post.image_path && {
        image: `${config.MEDIA_URL ?? origin}${renditionUrl(post.image_path, PICTURE_WIDTH)}`,
      }),
    });
  }
  return feed.atom1();
}

/** The package says of titles and summaries that they are HTML: their signs are text once a reader has read that. */
function asHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A reader of feeds has no address of its own that a text's links and pictures could belong to. */
function withWholeAddresses(html: string, origin: string, mediaHost: string): string {
  return html
    .replace(/ src="(\/media\/[^"]*)"/g, ` src="${mediaHost}$1"`)
    .replace(/ href="(\/(?!\/)[^"]*)"/g, ` href="${origin}$1"`);
}
