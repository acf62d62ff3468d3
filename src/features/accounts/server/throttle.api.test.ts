import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsTestApp } from "./accounts-test-app.ts";
import { setPassword } from "./passwords/set-password.ts";
import { slowdown } from "./throttle.ts";

let site: Awaited<ReturnType<typeof accountsTestApp>>;
const email = "boss@team.example";
const password = "gravel and smoke";
const here = "192.0.2.1";

beforeAll(async () => {
  site = await accountsTestApp();
  await setPassword(site.services, email, password);
});
beforeEach(() => site.forward(3600));

const tryOn = (account: string, secret: string, address: string, language?: "en" | "cs") =>
  site.call("POST /auth/login", { body: { email: account, password: secret }, address, language });
const fail = async (times: number, account: (index: number) => string, address: string) => {
  for (let index = 0; index < times; index++) {
    expect((await tryOn(account(index), "wrong", address)).status).toBe(401);
  }
};

describe("too many failures", () => {
  test("after ten for one account from one address, 429 says how long to wait, in both languages", async () => {
    await fail(1, () => email, here);
    site.forward(60);
    await fail(9, () => email, here);
    const refused = await tryOn(email, password, here);
    expect(refused).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
    expect(refused.body.message).toBe("Too many attempts. Please wait a moment.");
    expect(Number(refused.headers["retry-after"])).toBe(9 * 60);
    expect((await tryOn(email, password, here, "cs")).body.message).toBe(
      "Příliš mnoho pokusů. Chvíli prosím počkejte.",
    );
    site.forward(9 * 60);
    expect((await tryOn(email, password, here)).status).toBe(200);
  });

  test("a stranger elsewhere cannot lock the team out, nor can failures from many addresses", async () => {
    await fail(10, () => email, "203.0.113.9");
    await fail(1, () => email, "203.0.113.10");
    await fail(1, () => email, "203.0.113.11");
    expect((await tryOn(email, password, "203.0.113.9")).status).toBe(429);
    expect((await tryOn(email, password, here)).status).toBe(200);
  });

  test("nine failures and a success do not stop the next sign-in; successes do not count", async () => {
    await fail(9, () => email, here);
    for (const _ of [1, 2, 3]) expect((await tryOn(email, password, here)).status).toBe(200);
  });

  test("thirty from one address over any accounts stop that address", async () => {
    await fail(30, (index) => `guess-${index}@team.example`, here);
    const refused = await tryOn(email, password, here);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBe(600);
    expect((await tryOn(email, password, "192.0.2.2")).status).toBe(200);
  });

  test("tries that come all at once get no more answers than one after another", {
    tags: "both-databases",
  }, async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => tryOn(email, "wrong", here)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test("many right passwords at once all get in", { tags: "both-databases" }, async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => tryOn(email, password, here)));
    expect(answers.map(({ status }) => status)).toEqual(Array(14).fill(200));
  });

  test("all IPv6 addresses of one subscriber count as one", async () => {
    await fail(5, () => email, "2001:db8:1:2::1");
    await fail(5, () => email, "2001:db8:1:2:ffff::9");
    expect((await tryOn(email, password, "2001:db8:1:2:3:4:5:6")).status).toBe(429);
    expect((await tryOn(email, password, "2001:db8:1:3::1")).status).toBe(200);
  });
});

test("an account's answers slow down with its failures from everywhere, up to 4 seconds", () => {
  expect([0, 9, 10, 11, 12, 26, 1000].map(slowdown)).toEqual([0, 0, 0, 250, 500, 4000, 4000]);
});
