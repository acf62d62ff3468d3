import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createRecord, formOf, pictureFile } from "#testing/content/content-records.ts";
import { showsDeclaredBehaviour } from "#testing/content/declared-behaviour.ts";
import { testServer } from "#testing/test-server.ts";
import { teamMembers as content } from "../team-members.content.ts";
import { teamMembers } from "./team-members.table.ts";

const server = await testServer();

const fields = {
  instagram_url: "https://instagram.example/driver",
  facebook_url: "",
  display_order: 3,
  is_active: true,
  translations: {
    en: { name: "Jan Smyk", position: "Driver", description: "Sideways." },
    cs: { name: "Jan Smyk", position: "Jezdec", description: "Bokem." },
  },
};

const type = showsDeclaredBehaviour(server, content, teamMembers);

test("name and position are required in both languages", async () => {
  const token = await server.signIn();
  for (const missing of ["name", "position"]) {
    for (const half of ["en", "cs"] as const) {
      const translations = {
        ...fields.translations,
        [half]: { ...fields.translations[half], [missing]: " " },
      };
      const body = formOf({ ...fields, translations }, { image: await pictureFile() });
      const english = await server.call("POST /team-members", { token, body, language: "en" });
      expect(english.status).toBe(422);
      expect(english.body).toMatchObject({
        code: "INVALID",
        message: "Name and position are required in both languages",
        errors: [{ path: `translations.${half}.${missing}` }],
      });
      const czech = await server.call("POST /team-members", { token, body, language: "cs" });
      expect(czech.body.message).toBe("Jméno a pozice jsou povinné v obou jazycích");
    }
  }
});

test("a new member needs a photo, a stored one does not", async () => {
  const { address, token } = await createRecord(type);
  const english = await server.call("POST /team-members", { token, body: fields, language: "en" });
  expect([english.status, english.body.message]).toEqual([422, "Photo is required for a new member"]);
  const czech = await server.call("POST /team-members", { token, body: fields, language: "cs" });
  expect(czech.body.message).toBe("U nového člena je fotografie povinná");
  expect((await server.call(`PUT ${address}`, { token, body: fields })).status).toBe(200);
});

test("social links are web addresses, display order is not negative", async () => {
  const { address, token } = await createRecord(type);
  for (const body of [
    { instagram_url: "javascript:alert(1)" },
    { facebook_url: "facebook" },
    { display_order: -1 },
    { display_order: "first" },
  ]) {
    const answer = await server.call(`PUT ${address}`, { token, body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe(Object.keys(body)[0]);
  }
});

test("a stored link that is no web address counts as not set, and breaks no list (15.14)", async () => {
  const { address } = await createRecord(type);
  const id = Number(address.split("/").at(-1));
  const links = { instagram_url: "javascript:alert(1)", facebook_url: "facebook" };
  await server.services.db.update(teamMembers).set(links).where(eq(teamMembers.id, id));
  await server.services.responseCache.invalidate();
  const list = await server.call("GET /team-members");
  expect(list.status).toBe(200);
  const none = { instagram_url: "", facebook_url: "" };
  expect(list.body.find((member: { id: number }) => member.id === id)).toMatchObject(none);
  expect((await server.call(`GET ${address}`)).body).toMatchObject(none);
});
