import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { settings } from "#features/settings/server/settings.table.ts";
import type { Config } from "#kit/server/config/config.ts";
import { users } from "./accounts.table.ts";
import { accountsTestApp } from "./accounts-test-app.ts";
import { ensureAdministrator } from "./first-administrator.ts";
import { setPassword } from "./passwords/set-password.ts";

let site: Awaited<ReturnType<typeof accountsTestApp>>;
beforeAll(async () => {
  site = await accountsTestApp();
});
beforeEach(async () => {
  site.forward(3600);
  await site.services.db.delete(users);
});

const withConfig = (variables: Partial<Config>) => ({
  ...site.services,
  config: { ...site.services.config, ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined, ...variables },
});
const login = (email: string, password: string, language?: "en" | "cs") =>
  site.call("POST /auth/login", { body: { email, password }, language });

describe("the first administrator", () => {
  test("is made with a random password that is told once and works", async () => {
    const services = withConfig({});
    const made = await ensureAdministrator(services);
    expect(made.password).toMatch(/^[\w-]{22}$/);
    expect((await login(made.email, made.password ?? "")).status).toBe(200);
    expect(await ensureAdministrator(services)).toEqual({ email: made.email, password: null });
  });

  test("comes from ADMIN_EMAIL and ADMIN_PASSWORD, whose later changes change nothing", async () => {
    const first = withConfig({ ADMIN_EMAIL: "Boss@Team.Example", ADMIN_PASSWORD: "from the start" });
    expect(await ensureAdministrator(first)).toEqual({ email: "boss@team.example", password: null });
    const later = withConfig({ ADMIN_EMAIL: "other@team.example", ADMIN_PASSWORD: "something else" });
    expect(await ensureAdministrator(later)).toEqual({ email: "boss@team.example", password: null });
    expect((await login("boss@team.example", "from the start")).status).toBe(200);
    expect((await login("other@team.example", "something else")).status).toBe(401);
  });

  test("starts with a common ADMIN_PASSWORD too, and the log says that it is one", async () => {
    const lines: unknown[] = [];
    const log = { ...site.services.log, warn: (line: unknown) => lines.push(line) };
    const common = withConfig({ ADMIN_EMAIL: "boss@team.example", ADMIN_PASSWORD: "password1" });
    await ensureAdministrator({ ...common, log } as never);
    expect(lines).toEqual(["ADMIN_PASSWORD: This password is one of the most common ones. Choose another."]);
    expect((await login("boss@team.example", "password1")).status).toBe(200);
  });

  test("is one, also when several processes start at once", { tags: "both-databases" }, async () => {
    const made = await Promise.all([1, 2, 3].map(() => ensureAdministrator(withConfig({}))));
    expect(made.filter(({ password }) => password !== null)).toHaveLength(1);
    expect(await site.services.db.select().from(users)).toHaveLength(1);
  });
});

test("setting a password adds an administrator or changes one and ends their sessions", async () => {
  expect(await setPassword(site.services, "Mechanic@team.example", "first password")).toBe("added");
  const { body } = await login("mechanic@team.example", "first password");
  expect(await setPassword(site.services, "mechanic@team.example", "second password")).toBe("changed");
  expect((await site.call("GET /auth/me", { bearer: body.token })).status).toBe(401);
  expect((await login("mechanic@team.example", "first password")).status).toBe(401);
  expect((await login("mechanic@team.example", "second password")).status).toBe(200);
});

describe("changing one's own password", () => {
  const email = "boss@team.example";
  const change = (bearer: string | undefined, current: string, next: string, language?: "en" | "cs") =>
    site.call("PUT /auth/password", {
      bearer,
      language,
      body: { current_password: current, new_password: next },
    });
  beforeEach(() => setPassword(site.services, email, "old password"));

  test("keeps this session, ends the others, and the old password is worth nothing", async () => {
    const [here, elsewhere] = [
      (await login(email, "old password")).body,
      (await login(email, "old password")).body,
    ];
    expect((await change(here.token, "old password", "new password")).status).toBe(204);
    expect((await site.call("GET /auth/me", { bearer: here.token })).status).toBe(200);
    expect((await site.call("GET /auth/me", { bearer: elsewhere.token })).status).toBe(401);
    const token = elsewhere.refreshToken;
    expect((await site.call("POST /auth/refresh", { body: { token } })).status).toBe(401);
    expect((await login(email, "old password")).status).toBe(401);
    expect((await login(email, "new password")).status).toBe(200);
  });

  test("needs the bearer, the current password and at least 8 characters, and says so in both languages", async () => {
    const { token } = (await login(email, "old password")).body;
    expect((await change(undefined, "old password", "new password")).status).toBe(401);
    const words = {
      en: ["The current password is wrong.", "The password must have at least 8 characters."],
      cs: ["Současné heslo nesouhlasí.", "Heslo musí mít alespoň 8 znaků."],
    };
    for (const language of ["en", "cs"] as const) {
      const [wrong, short] = words[language];
      expect(await change(token, "guess", "new password", language)).toMatchObject({
        status: 422,
        body: { message: wrong, errors: [{ path: "current_password", message: wrong }] },
      });
      expect(await change(token, "old password", "seven77", language)).toMatchObject({
        status: 422,
        body: { message: short, errors: [{ path: "new_password", message: short }] },
      });
    }
    expect((await login(email, "old password")).status).toBe(200);
  });

  test.each([
    ["12345678", "common"],
    ["Password1", "common"],
    ["qwertyuiop", "common"],
    ["iloveyou", "common"],
    ["boss@team.example", "known"],
    ["Boss-2026!", "known"],
    ["lípa drift 2026", "known"],
  ] as const)("%s is refused in both languages, and the old password stays", async (next, why) => {
    await site.services.db
      .update(settings)
      .set({ value: "Lípa Drift" })
      .where(eq(settings.setting_key, "team_name"));
    const { token } = (await login(email, "old password")).body;
    const words = {
      common: {
        en: "This password is one of the most common ones. Choose another.",
        cs: "Toto heslo patří k nejčastějším. Zvolte jiné.",
      },
      known: {
        en: "The password is made only of the name, the e-mail or the team. Choose another.",
        cs: "Heslo se skládá jen ze jména, e-mailu nebo názvu týmu. Zvolte jiné.",
      },
    };
    for (const language of ["en", "cs"] as const) {
      const message = words[why][language];
      expect(await change(token, "old password", next, language)).toMatchObject({
        status: 422,
        body: { message, errors: [{ path: "new_password", message }] },
      });
    }
    expect((await login(email, "old password")).status).toBe(200);
  });

  test("whoever does not know the current password does not learn what is thought of a new one", async () => {
    const { token } = (await login(email, "old password")).body;
    expect(await change(token, "guess", "12345678")).toMatchObject({
      body: { errors: [{ path: "current_password" }] },
    });
  });

  test("a stolen bearer cannot guess the current password without end", async () => {
    const { token } = (await login(email, "old password")).body;
    for (let index = 0; index < 10; index++) {
      expect((await change(token, "guess", "new password")).status).toBe(422);
    }
    expect((await change(token, "old password", "new password")).status).toBe(429);
  });
});
