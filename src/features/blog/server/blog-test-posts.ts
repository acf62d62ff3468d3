import type { TestServer } from "#testing/test-server.ts";

type Fields = Record<string, unknown>;

/** The body of a post; each call with texts of its own unless given. */
export function postBody(slug: string, fields: Fields = {}, texts: Fields = {}): Fields {
  const words = (language: string) => ({
    slug: `${slug}-${language}`,
    title: `${slug} in ${language}`,
    summary: `Summary ${language}`,
    content: `<p>Text ${language}</p>`,
    ...texts,
  });
  return { published_date: "2026-01-10", ...fields, translations: { en: words("en"), cs: words("cs") } };
}

/** Adds posts through the API and answers what it answered. */
export function postMaker(server: TestServer, token: () => string) {
  return async (slug: string, fields: Fields = {}, texts: Fields = {}) => {
    const answer = await server.call("POST /blog", { token: token(), body: postBody(slug, fields, texts) });
    if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
}
