import { beforeAll, beforeEach } from "vitest";
import { cars } from "#features/cars/server/cars.table.ts";
import { teamMembers } from "#features/team-members/server/team-members.table.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { testServer } from "../test-server.ts";
import { formOf, pictureFile } from "./content-records.ts";

/** The same texts in both languages. */
export const both = (texts: Record<string, string>) => ({ translations: { en: texts, cs: texts } });

/** A record's form with a picture. */
export const withPicture = async (fields: object, field = "image") =>
  formOf({ ...fields }, { [field]: await pictureFile() });

/** A server with nothing changed yet before each test, and the calls that tests of the log make as the team. */
export async function historyServer() {
  const server = await testServer();
  const { db } = server.services;
  let token = "";
  beforeAll(async () => {
    token = await server.signIn();
  });
  beforeEach(async () => {
    await db.delete(cars);
    await db.delete(teamMembers);
    await db.delete(historyEntries);
  });

  const send = (
    name: string,
    body?: unknown,
    language: "cs" | "en" = "en",
    headers: Record<string, string> = {},
  ) => server.call(name, { token, body, language, headers });
  const log = async (query = "") => (await send(`GET /history?${query}`)).body;
  return {
    server,
    db,
    send,
    log,
    newest: async (query = "") => (await log(query)).entries[0],
    restore: (id: number, language: "cs" | "en" = "en") =>
      send(`POST /history/${id}/restore`, undefined, language),
    addCar: async (name: string, fields: object = {}) =>
      (await send("POST /cars", await withPicture({ ...both({ name }), ...fields }))).body,
  };
}
