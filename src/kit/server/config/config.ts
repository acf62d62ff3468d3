import { mkdirSync } from "node:fs";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { z } from "zod";
import { isTokenSecret, keptTokenSecret, SECRET_LENGTH } from "../secrets/token-secret.ts";
import { ConfigError } from "./config-error.ts";

export { ConfigError } from "./config-error.ts";

/** Everything the environment decides, read once at start. */

const url = z
  .url({ protocol: /^https?$/, error: "an address such as https://www.example.cz" })
  .transform((v) => {
    let end = v.length;
    while (v[end - 1] === "/") end -= 1;
    return v.slice(0, end);
  });
const list = z.string().transform((value) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean),
);

const fields = z.object({
  PORT: z.coerce
    .number("a number from 0 to 65535")
    .int("a whole number")
    .min(0)
    .max(65535, "a number from 0 to 65535")
    .default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "an address such as postgres://user:password@host/database" })
    .optional(),
  ADMIN_EMAIL: z.email("an e-mail address").optional(),
  ADMIN_PASSWORD: z.string().min(8, "a password of at least 8 characters").optional(),
  DEMO: z.enum(["on", "off"], "on or off").default("on"),
  PUBLIC_URL: url.optional(),
  CZECH_URL: url.optional(),
  ENGLISH_URL: url.optional(),
  CZECH_HOSTS: list.optional(),
  CORS_ORIGINS: list
    .pipe(
      z.array(
        z.url({ protocol: /^https?$/, error: "origins such as https://www.example.cz, joined by commas" }),
      ),
    )
    .optional(),
  API_URL: url.optional(),
  CHECKOUT_URL: url.optional(),
  MEDIA_URL: url.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "an address such as smtp://user:password@host:587" })
    .optional(),
  MAIL_FROM: z
    .string()
    .min(3, "a sender such as team@example.cz or Team <team@example.cz>")
    .default("paddock@localhost"),
  PAYMENT_GATEWAY: z
    .enum(
      ["test", "stripe", "comgate"],
      "test (payments by card that move no money), stripe or comgate (where both have keys), or nothing",
    )
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, "a secret key of Stripe, which starts with sk_ or rk_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "the signing secret of Stripe's webhook, which starts with whsec_")
    .optional(),
  STRIPE_API_URL: url.optional(),
  COMGATE_MERCHANT: z
    .string()
    .regex(/^\d{1,10}$/, "the number of the shop at Comgate")
    .optional(),
  COMGATE_SECRET: z.string().min(8, "the password for communication on the background of Comgate").optional(),
  COMGATE_TEST: z.enum(["on", "off"], "on (payments move no money) or off").default("off"),
  COMGATE_API_URL: url.default("https://payments.comgate.cz"),
  FIO_API_URL: url.default("https://fioapi.fio.cz/v1/rest"),
  ARES_API_URL: url.default("https://ares.gov.cz/ekonomicke-subjekty-v-be/rest"),
  VIES_API_URL: url.default("https://ec.europa.eu/taxation_customs/vies/rest-api"),
  PACKETA_API_URL: url.default("https://www.zasilkovna.cz/api/rest"),
  PACKETA_POINTS_URL: url.default("https://pickup-point.api.packeta.com/v5"),
  LEAKED_PASSWORDS_URL: z
    .union([z.literal("off"), url], "an address such as https://api.pwnedpasswords.com, or off")
    .default("https://api.pwnedpasswords.com"),
  PUSH_SERVICES: list
    .pipe(z.array(z.url({ protocol: /^https?$/, error: "addresses such as https://push.example.com" })))
    .optional(),
  METRICS_TOKEN: z.string().min(24, "a secret of at least 24 characters").optional(),
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/, "the name of a bucket")
    .optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  TOKEN_SECRET: z
    .string()
    .refine(
      isTokenSecret,
      `a random secret of at least ${SECRET_LENGTH} characters, such as the output of openssl rand -base64 48`,
    )
    .optional(),
  SESSION_DAYS: z.coerce
    .number("how many days a session lasts at most, such as 90")
    .int("a whole number")
    .min(1, "at least 1")
    .max(365, "at most 365")
    .default(90),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce
    .number("how many backups are kept, such as 14")
    .int("a whole number")
    .min(1, "at least 1")
    .default(14),
  TRUST_PROXY: z
    .string()
    .refine(isTrustList, "addresses or CIDR ranges joined by commas, or a number of hops")
    .transform((value) => (/^\d+$/.test(value) ? Number(value) : value))
    .optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"], "fatal, error, warn, info, debug or silent")
    .default("warn"),
});

/**
 * Variables that only work together. With only one of a gateway's keys the shop would take payments without
 * noticing them, or wait for payments that it cannot take.
 */
const TOGETHER = [
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["COMGATE_MERCHANT", "COMGATE_SECRET"],
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
] as const;

const variables = fields.superRefine((values, context) => {
  for (const names of TOGETHER) {
    const given = names.find((name) => values[name]);
    for (const missing of given ? names.filter((name) => !values[name]) : [])
      context.addIssue({ code: "custom", path: [missing], message: `a value where ${given} has one` });
  }
});

export type Config = Readonly<
  z.output<typeof variables> & { TOKEN_SECRET: string; BACKUP_DIR: string; production: boolean }
>;

function isTrustList(value: string): boolean {
  if (/^\d+$/.test(value)) return true;
  return value.split(",").every((entry) => {
    const [address = "", prefix] = entry.trim().split("/");
    const bits = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : -1;
    return bits > 0 && (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits));
  });
}

/** The database server that the environment names, if any, also where the rest of the environment is wrong. */
export function namedServer(
  environment: Record<string, string | undefined> = process.env,
): string | undefined {
  return environment.DATABASE_URL?.trim() || undefined;
}

/**
 * Reads the variables; blank ones count as not set. A blank TOKEN_SECRET is refused: processes that should share one
 * would each make their own. Makes DATA_DIR and its token secret where needed.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => value?.trim() || (name === "TOKEN_SECRET" && value !== undefined),
    ),
  );
  const result = variables.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path[0]?.toString()}: takes ${issue.message}`);
    throw new ConfigError([...new Set(lines)].join("\n"));
  }
  const config = { ...result.data, DATA_DIR: resolve(result.data.DATA_DIR) };
  try {
    mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new ConfigError(`DATA_DIR: takes a folder that can be written (${(error as Error).message})`);
  }
  return {
    ...config,
    BACKUP_DIR: resolve(config.BACKUP_DIR ?? join(config.DATA_DIR, "backups")),
    TOKEN_SECRET: config.TOKEN_SECRET ?? keptTokenSecret(join(config.DATA_DIR, "token-secret")),
    production: environment.NODE_ENV === "production",
  };
}
