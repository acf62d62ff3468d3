import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "paddock-config-"));
const read = (variables: Record<string, string>) => readConfig({ DATA_DIR, ...variables });

test("nothing set is a working configuration", () => {
  expect(read({})).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", DEMO: "on", SESSION_DAYS: 90 });
  expect(read({ PORT: "  " }).PORT).toBe(3000);
});

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://x/y"],
  ["ADMIN_EMAIL", "nobody"],
  ["ADMIN_PASSWORD", "short"],
  ["DEMO", "maybe"],
  ["PUBLIC_URL", "www.example.cz"],
  ["CORS_ORIGINS", "https://a.cz, b"],
  ["SMTP_URL", "mail.example.cz"],
  ["STRIPE_SECRET_KEY", "pk_live_1234"],
  ["STRIPE_WEBHOOK_SECRET", "secret"],
  ["STRIPE_API_URL", "127.0.0.1"],
  ["PAYMENT_GATEWAY", "paypal"],
  ["TOKEN_SECRET", "too short"],
  ["TOKEN_SECRET", ""],
  ["TOKEN_SECRET", " ".repeat(40)],
  ["TOKEN_SECRET", "a".repeat(40)],
  ["METRICS_TOKEN", "too short"],
  ["SESSION_DAYS", "0"],
  ["SESSION_DAYS", "forever"],
  ["TRUST_PROXY", "everyone"],
])("a wrong %s stops the start with a line that names it", (name, value) => {
  expect(() => read({ [name]: value })).toThrow(ConfigError);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: takes `));
});

test("a bucket without its keys or its address stops the start and names what is missing", () => {
  expect(() => read({ S3_BUCKET: "media", S3_ACCESS_KEY_ID: "key" })).toThrow(
    "S3_ENDPOINT: takes a value where S3_BUCKET has one\nS3_SECRET_ACCESS_KEY: takes a value where S3_BUCKET has one",
  );
  expect(() => read({ S3_BUCKET: "no/bucket" })).toThrow(/^S3_BUCKET: takes the name of a bucket$/m);
});

test("one key of Stripe without the other stops the start", () => {
  expect(() => read({ STRIPE_SECRET_KEY: "sk_test_1" })).toThrow(/^STRIPE_WEBHOOK_SECRET: takes /);
  expect(() => read({ STRIPE_WEBHOOK_SECRET: "whsec_1" })).toThrow(/^STRIPE_SECRET_KEY: takes /);
  expect(read({ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" }).STRIPE_SECRET_KEY).toBe(
    "sk_test_1",
  );
});

test("every fault is named at once", () => {
  expect(() => read({ PORT: "x", DEMO: "x" })).toThrow(/PORT: .*\nDEMO: /);
});

test("proxies are addresses, ranges, or a number of hops", () => {
  expect(read({ TRUST_PROXY: "2" }).TRUST_PROXY).toBe(2);
  expect(read({ TRUST_PROXY: "10.0.0.0/8, ::1" }).TRUST_PROXY).toBe("10.0.0.0/8, ::1");
});

test("the token secret is made once, for its owner alone, and kept", () => {
  const { TOKEN_SECRET } = read({});
  expect(TOKEN_SECRET.length).toBeGreaterThanOrEqual(32);
  expect(read({}).TOKEN_SECRET).toBe(TOKEN_SECRET);
  expect(statSync(join(DATA_DIR, "token-secret")).mode & 0o777).toBe(0o600);
});

test.each([
  ["nothing", ""],
  ["a part of one", "k7Qm0aZ"],
  ["zero bytes, as a power cut may leave them", "\0".repeat(64)],
  ["blanks", " \n".repeat(40)],
])("a token secret file that holds %s stops the start with one line that says what to do", (_, content) => {
  const folder = mkdtempSync(join(tmpdir(), "paddock-config-"));
  const file = join(folder, "token-secret");
  writeFileSync(file, content);
  const start = () => readConfig({ DATA_DIR: folder });
  expect(start).toThrow(ConfigError);
  expect(start).toThrow(
    /^TOKEN_SECRET: .+token-secret holds no secret .+ delete it and a new one is made.+$/,
  );
  expect(readFileSync(file, "utf8")).toBe(content);
  // A secret of one's own does not need the file.
  expect(
    readConfig({ DATA_DIR: folder, TOKEN_SECRET: "one of 32 characters, or of more" }).TOKEN_SECRET,
  ).toBe("one of 32 characters, or of more");
});

test("a token secret that can't be read stops the start with one line", () => {
  const folder = mkdtempSync(join(tmpdir(), "paddock-config-"));
  mkdirSync(join(folder, "token-secret"));
  expect(() => readConfig({ DATA_DIR: folder })).toThrow(
    /^TOKEN_SECRET: .+token-secret can't be read \(.+\)$/,
  );
});

test("processes that start at once make one token secret, and leave nothing half written", async () => {
  const folder = mkdtempSync(join(tmpdir(), "paddock-config-"));
  const secrets = await Promise.all([1, 2, 3, 4].map(() => secretOfProcess(folder)));
  expect(new Set(secrets)).toEqual(new Set([readFileSync(join(folder, "token-secret"), "utf8")]));
  expect(readdirSync(folder)).toEqual(["token-secret"]);
});

async function secretOfProcess(folder: string): Promise<string> {
  const module = join(import.meta.dirname, "config.ts");
  const code = `import { readConfig } from ${JSON.stringify(module)}; process.stdout.write(readConfig().TOKEN_SECRET)`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", code], {
    env: { DATA_DIR: folder },
  });
  return stdout;
}

test("a data folder that can't be is named", () => {
  const file = join(DATA_DIR, "file");
  writeFileSync(file, "");
  expect(() => readConfig({ DATA_DIR: join(file, "x") })).toThrow(/^DATA_DIR: takes /);
});
