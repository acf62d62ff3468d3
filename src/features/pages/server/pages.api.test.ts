import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { orders } from "#features/orders/server/index.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { fileOf, formOf } from "#testing/content/content-records.ts";
import { isServed } from "#testing/content/picture-behaviour.ts";
import { pngOf } from "#testing/content/sample-images.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { storeBuiltInPages } from "./built-in-pages.ts";
import { pages, pageVersions } from "./pages.table.ts";

const server = await testServer();
const { db } = server.services;
let token: string;

beforeEach(async () => {
  await at("2026-11-23T10:00:00Z");
  await db.delete(pages);
  await db.delete(pageVersions);
  await storeBuiltInPages(db, new Date("2026-11-23T10:00:00Z"));
  await server.services.responseCache.invalidate();
});
afterEach(() => server.setNow(null));

/** Sets the clock, and signs in by it. */
async function at(moment: string): Promise<void> {
  server.setNow(new Date(moment));
  token = await server.signIn();
  await server.services.responseCache.invalidate();
}

const texts = (word: string) => ({
  en: { title: `Rules ${word}`, lead: "", content: `<p>en ${word}</p>` },
  cs: { title: `Pravidla ${word}`, lead: "", content: `<p>cs ${word}</p>` },
});
const add = (changes: object = {}) =>
  server.call("POST /pages", { token, language: "cs", body: { translations: texts("1"), ...changes } });
const change = (id: number, body: object) => server.call(`PUT /pages/${id}`, { token, language: "cs", body });
const shown = async (slug: string, version?: number) =>
  (
    await server.call(`GET /pages/shown/${slug}${version ? `?version=${version}` : ""}`, {
      language: "cs",
    })
  ).body;
const versions = async (id: number) => (await server.call(`GET /pages/${id}/versions`, { token })).body;

async function termsId(): Promise<number> {
  const [row] = await db.select().from(pages).where(eq(pages.slug, "terms"));
  return row?.id as number;
}

describe("pages of the team's own", () => {
  test("are added, get an address of their title, are shown and named in the footer", async () => {
    const { status, body } = await add();
    expect([status, body.slug, body.valid_from]).toEqual([201, "rules-1", "2026-11-23"]);
    expect(await shown("rules-1")).toMatchObject({
      title: "Pravidla 1",
      content: "<p>cs 1</p>",
      is_current: true,
    });
    expect((await server.call("GET /pages/footer", { language: "cs" })).body).toEqual([
      { slug: "rules-1", title: "Pravidla 1" },
    ]);
    expect((await add()).body.slug).toBe("rules-1-1");
    const sitemap = await server.app.inject({ url: "/sitemap.xml" });
    expect(sitemap.body).toContain("/page/rules-1");
    await change(body.id, { is_in_footer: false });
    expect((await server.call("GET /pages/footer")).body).toHaveLength(1);
    await change(body.id, { is_active: false });
    expect((await server.call("GET /pages/shown/rules-1")).status).toBe(404);
    expect((await server.call(`DELETE /pages/${body.id}`, { token })).status).toBe(204);
    expect((await server.call("GET /pages/shown/nothing")).status).toBe(404);
  });

  test("take no address of another page, and none of the pages that every shop needs", async () => {
    await add({ slug: "rules" });
    for (const slug of ["rules", "terms", "Rules", "a b", "../x"]) {
      const { status, body } = await add({ slug });
      expect([slug, status, body.errors?.[0].path]).toEqual([slug, 422, "slug"]);
    }
  });

  test("hold only what the editor writes, and only placeholders that there are", async () => {
    const translations = texts("1");
    translations.cs.content = '<p onclick="x()">{company}<script>alert(1)</script></p>';
    expect((await add({ translations })).body.translations.cs.content).toBe("<p>{company}</p>");
    translations.cs.content = "<p>{ico}</p>";
    const refused = await add({ translations });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, "translations.cs.content"]);
    expect(refused.body.message).toContain("{ico}");
  });

  test("show pictures that were uploaded for them; a version keeps its own", async () => {
    const body = formOf({}, { image: fileOf(await pngOf(40, 30), "notice.png") });
    const { image_path } = (await server.call("POST /pages/images", { token, body })).body;
    const translations = texts("1");
    translations.cs.content = `<p><img src="${image_path}" alt=""></p>`;
    const made = await add({ translations });
    expect(made.status).toBe(201);
    await change(made.body.id, { translations: texts("2") });
    expect(await isServed(server, image_path)).toBe(true);
    expect((await server.call("POST /pages/images", { token, body: formOf({}) })).status).toBe(422);
  });
});

describe("a page as PDF", () => {
  const pdf = (slug: string, language: string) =>
    server.call(`GET /pages/shown/${slug}/pdf?language=${language}`, {});

  test("is the text of today in the asked language, of the team's own pages and of legal ones", async () => {
    await add();
    for (const slug of ["rules-1", "terms"])
      for (const language of ["cs", "en"]) {
        const { status, headers, body } = await pdf(slug, language);
        expect(status, slug).toBe(200);
        expect(headers["content-type"]).toBe("application/pdf");
        expect(String(body).startsWith("%PDF-")).toBe(true);
      }
  });

  test("is refused for a page that nobody may read, and in no third language", async () => {
    await add({ is_active: false });
    expect((await pdf("rules-1", "cs")).status).toBe(404);
    expect((await pdf("terms", "de")).status).toBe(400);
  });
});

describe("versions", () => {
  test("a changed text applies from today, whatever day it had; an unchanged one makes no version", async () => {
    const { body } = await add();
    await at("2026-12-05T10:00:00Z");
    await change(body.id, { display_order: 9 });
    expect(await versions(body.id)).toHaveLength(1);
    const later = await change(body.id, { translations: texts("2"), valid_from: "2026-01-01" });
    expect(later.body.valid_from).toBe("2026-12-05");
    const all = await versions(body.id);
    expect(
      all.map(({ valid_from, is_current }: { valid_from: string; is_current: boolean }) => [
        valid_from,
        is_current,
      ]),
    ).toEqual([
      ["2026-12-05", true],
      ["2026-11-23", false],
    ]);
    expect(await shown("rules-1", all[1].id)).toMatchObject({ content: "<p>cs 1</p>", is_current: false });
    expect((await server.call(`GET /pages/shown/terms?version=${all[1].id}`)).status).toBe(404);
  });

  test("a text that is not valid yet is for the team alone, by its number too", async () => {
    const { body } = await add();
    await change(body.id, { translations: texts("of 2030"), valid_from: "2030-01-01" });
    const [coming] = await versions(body.id);
    expect(coming).toMatchObject({ valid_from: "2030-01-01", is_current: false });
    const path = `GET /pages/shown/${body.slug}?version=${coming.id}`;
    expect((await server.call(path)).status).toBe(404);
    expect((await server.call(path, { token })).body.content).toContain("of 2030");
    server.setNow(new Date("2030-01-01T12:00:00+01:00"));
    await server.services.responseCache.invalidate();
    expect((await server.call(path)).body.content).toContain("of 2030");
    server.setNow(new Date("2026-11-23T10:00:00Z"));
  });

  test("a text of a later day waits for it; one that is saved after it takes its place", async () => {
    const { body } = await add();
    await change(body.id, { translations: texts("2"), valid_from: "2027-01-01" });
    expect(await shown("rules-1")).toMatchObject({ content: "<p>cs 1</p>", valid_from: "2026-11-23" });
    const list = (await server.call("GET /pages", { language: "cs" })).body;
    expect(list.find(({ id }: { id: number }) => id === body.id).title).toBe("Pravidla 1");
    const one = await server.call(`GET /pages/${body.id}`, { token, language: "cs" });
    expect(one.body.title).toBe("Pravidla 2");
    await at("2026-12-31T23:00:00Z");
    expect((await shown("rules-1")).content).toBe("<p>cs 2</p>");
    await at("2026-12-01T10:00:00Z");
    await change(body.id, { translations: texts("3"), valid_from: null });
    expect((await shown("rules-1")).content).toBe("<p>cs 3</p>");
    await at("2027-01-02T10:00:00Z");
    expect((await shown("rules-1")).content).toBe("<p>cs 3</p>");
  });
});

describe("pages that every shop needs", () => {
  test("are there in both languages from the first start, and once more where they are missing", async () => {
    for (const slug of ["terms", "withdrawal", "guarantee", "privacy", "cookies", "accessibility", "safety"])
      expect((await shown(slug)).content.length).toBeGreaterThan(200);
    await storeBuiltInPages(db, new Date());
    expect(await db.$count(pages)).toBe(7);
    await db.delete(pages);
    await server.services.responseCache.invalidate();
    expect(await shown("terms")).toMatchObject({
      version: null,
      title: "Obchodní podmínky",
      is_current: true,
    });
  });

  test("keep their address and stay: their text alone is changed", async () => {
    const id = await termsId();
    expect((await server.call(`DELETE /pages/${id}`, { token })).status).toBe(409);
    for (const body of [{ slug: "other" }, { slug: "" }, { is_active: false }])
      expect((await change(id, body)).status).toBe(422);
    expect((await change(id, { translations: texts("new") })).status).toBe(200);
    expect((await shown("terms")).content).toBe("<p>cs new</p>");
  });

  test("an order keeps the version of the terms that it was made under", async () => {
    const { payload } = await openShop(server.services);
    const place = async () => {
      const { body } = await server.call("POST /orders", { language: "cs", body: payload });
      const address = `GET /orders/mine/${body.orderId}/${body.access_key}`;
      return { id: body.orderId, terms: (await server.call(address)).body.terms_version };
    };
    const before = await place();
    await change(await termsId(), { translations: texts("new") });
    const after = await place();
    expect(after.terms).toBeGreaterThan(before.terms);
    expect((await shown("terms", before.terms)).content).toContain("{withdrawal}");
    expect((await shown("terms", after.terms)).content).toBe("<p>cs new</p>");
    const sent = await db.select().from(mails).where(eq(mails.kind, "order-confirmation")).orderBy(mails.id);
    expect(sent.map(({ text }) => /terms\?version=(\d+)/.exec(text)?.[1])).toEqual([
      String(before.terms),
      String(after.terms),
    ]);
    // Without a stored page the draft applies, and no version is named.
    await db.delete(pages);
    const [row] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, (await place()).id));
    expect(row?.terms_version).toBeNull();
  });
});
