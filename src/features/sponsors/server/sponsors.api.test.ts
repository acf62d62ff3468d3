import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createRecord, fileOf, formOf } from "#testing/content/content-records.ts";
import { showsDeclaredBehaviour } from "#testing/content/declared-behaviour.ts";
import { svgWithScript } from "#testing/content/sample-images.ts";
import { testServer } from "#testing/test-server.ts";
import { sponsors as content } from "../sponsors.content.ts";
import { sponsors } from "./sponsors.table.ts";

const server = await testServer();

const fields = {
  website_url: "https://tyres.example",
  display_order: 2,
  is_active: true,
  translations: { en: { name: "Lípa Tyres" }, cs: { name: "Pneu Lípa" } },
};

const type = showsDeclaredBehaviour(server, content, sponsors);

test("the name is required in both languages, the logo is not", async () => {
  const token = await server.signIn();
  for (const translations of [{ en: { name: "Tyres" } }, { cs: { name: "Pneu" } }, { en: {}, cs: {} }]) {
    const body = { ...fields, translations };
    const english = await server.call("POST /sponsors", { token, body, language: "en" });
    expect([english.status, english.body.message]).toEqual([422, "Name is required in both languages"]);
    const czech = await server.call("POST /sponsors", { token, body, language: "cs" });
    expect(czech.body.message).toBe("Název je povinný v obou jazycích");
  }
  const made = await server.call("POST /sponsors", { token, body: { translations: fields.translations } });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ logo_path: null, website_url: "", display_order: 0, is_active: true });
});

test("a vector logo is drawn on arrival: nothing of its script is served", async () => {
  const token = await server.signIn();
  const body = formOf(fields, { logo: fileOf(svgWithScript(), "logo.svg") });
  const { status, body: record } = await server.call("POST /sponsors", { token, body });
  expect([status, record.logo_path]).toEqual([201, expect.stringMatching(/\.png$/)]);
  const served = await server.app.inject({ url: record.logo_path });
  expect(served.headers["content-type"]).toBe("image/png");
  expect(served.body).not.toContain("script");
});

test("the website is a web address or blank", async () => {
  const { address, token } = await createRecord(type);
  for (const website_url of ["javascript:alert(1)", "data:text/html,x", "tyres", "//tyres.example"]) {
    const answer = await server.call(`PUT ${address}`, { token, body: { website_url } });
    expect([answer.status, answer.body.errors[0].path]).toEqual([422, "website_url"]);
  }
  const typed = await server.call(`PUT ${address}`, { token, body: { website_url: "www.tyres.example/cz" } });
  expect(typed.body.website_url).toBe("https://www.tyres.example/cz");
});

test("a stored website that is no web address counts as not set, and breaks no list (15.14)", async () => {
  const { address } = await createRecord(type);
  const id = Number(address.split("/").at(-1));
  await server.services.db
    .update(sponsors)
    .set({ website_url: "javascript:alert(1)" })
    .where(eq(sponsors.id, id));
  await server.services.responseCache.invalidate();
  const list = await server.call("GET /sponsors");
  expect(list.status).toBe(200);
  expect(list.body.find((sponsor: { id: number }) => sponsor.id === id).website_url).toBe("");
  expect((await server.call(`GET ${address}`)).body.website_url).toBe("");
});
