import { stat } from "node:fs/promises";
import { and, eq, inArray } from "drizzle-orm";
import { demandOf } from "#features/accounts/server/index.ts";
import { paymentMethods, transfers } from "#features/methods/server/index.ts";
import { DEMO_SELLER } from "#features/payments/index.ts";
import { cardGateway } from "#features/payments/server/index.ts";
import { BUILT_IN_SETTINGS } from "#features/settings/index.ts";
import { settingTexts } from "#features/settings/server/index.ts";
import { isCompanyId } from "#kit/contract/companies/company-numbers.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context, Services } from "#kit/server/context.ts";
import { siteMarks } from "#kit/server/database/site-marks.table.ts";
import { implement } from "#kit/server/http/mount.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { countDemoRecords, demoSettings, removeDemoRecords } from "./demo-records.ts";
import { goingLiveEndpoints } from "./going-live.contract.ts";
import { CONFIRMED_STEPS, GOING_LIVE_STEPS, type GoingLiveStep } from "./going-live-steps.ts";
import { TEST_MAIL } from "./test.mails.ts";
import { testMail } from "./test-mail.ts";

const markOf = (step: GoingLiveStep) => `going-live-${step}`;

export const goingLiveRoutes = implement(goingLiveEndpoints, {
  get: (context) => guideOf(context),

  async confirm(context, { params: { step }, body: { done } }) {
    const { db, user, now } = context;
    const name = markOf(step);
    if (done && step === "legal" && !(await hasOwnContact(context)))
      throw new Refusal("CONFLICT", { words: CONTACT_FIRST });
    if (done)
      await db
        .insert(siteMarks)
        .values({ name, note: user?.name || user?.email || "", made_at: now() })
        .onConflictDoNothing();
    else await db.delete(siteMarks).where(eq(siteMarks.name, name));
    return guideOf(context);
  },

  async testMail({ db, mailer, user, language }) {
    if (!user) throw new Refusal("UNAUTHORIZED");
    const mail_id = await db.transaction((tx) =>
      mailer.queueMail(tx, { kind: TEST_MAIL, to: user.email, language, ...testMail(language) }),
    );
    return { mail_id, to: user.email };
  },

  removeDemo: (context) => removeDemoRecords(context),
});

export async function guideOf(context: Context) {
  const { db, config } = context;
  const demo = await countDemoRecords(db);
  const marks = await db
    .select()
    .from(siteMarks)
    .where(inArray(siteMarks.name, CONFIRMED_STEPS.map(markOf)));
  const cards = await cardsOf(context);
  const isDone: Record<GoingLiveStep, boolean> = {
    team: await hasOwnContact(context),
    home: await hasOwnHome(context),
    ...(await sellerAndAccount(context)),
    mails: await hasSentTestMail(context),
    cards: cards !== "test",
    demo: demo.unchanged === 0,
    legal: false,
    address: isPublic(context.origin),
    signIn: (await demandOf(context)).demanded,
    backup: await isOnAnotherDisk(context),
  };
  return {
    steps: GOING_LIVE_STEPS.map((step) => {
      const mark = marks.find(({ name }) => name === markOf(step));
      return { step, done: isDone[step] || mark !== undefined, confirmed_by: mark?.note ?? null };
    }),
    demo,
    cards,
    delivery: config.SMTP_URL ? ("smtp" as const) : ("files" as const),
  };
}

/** A name, an e-mail and a telephone of one's own: all that the site says of the team and legal texts begin with. */
async function hasOwnContact({ db }: Services): Promise<boolean> {
  const [texts, invented] = await Promise.all([
    settingTexts(db, ["team_name", "contact_email", "contact_phone"], "cs"),
    demoSettings(db),
  ]);
  return (
    Object.entries(texts).every(([key, text]) => text !== "" && !invented.has(key)) &&
    texts.team_name !== BUILT_IN_SETTINGS.team_name.value
  );
}

const CONTACT_FIRST = {
  en: "First fill in the team’s name, e-mail and telephone: the legal texts carry them.",
  cs: "Nejdřív vyplňte název, e-mail a telefon týmu: právní texty je uvádějí.",
};

/** A seller of one's own, and an account of one's own where customers may pay by transfer. */
async function sellerAndAccount({ db }: Services) {
  const keys = ["company_id", "company_name", "company_address", "bank_account", "bank_iban"] as const;
  const texts = await settingTexts(db, keys, "cs");
  const { company_id, company_name, company_address, bank_account, bank_iban } = texts;
  const isOwn = company_id !== DEMO_SELLER.company_id && isCompanyId(company_id);
  const isDemoAccount = bank_account === DEMO_SELLER.bank_account || bank_iban === DEMO_SELLER.bank_iban;
  const { wanted, account } = await transfers(db);
  return {
    seller: isOwn && company_name !== "" && company_address !== "",
    account: wanted ? account && !isDemoAccount : true,
  };
}

/** One that went out by the mail server; a file on the disk proves nothing. */
async function hasSentTestMail({ db, config }: Services): Promise<boolean> {
  if (!config.SMTP_URL) return false;
  return (await db.$count(mails, and(eq(mails.kind, TEST_MAIL), eq(mails.state, "sent")))) > 0;
}

/** The first words that a visitor reads are the team's own: neither blank, nor built in, nor the demo's. */
async function hasOwnHome({ db }: Services): Promise<boolean> {
  const [{ hero_title }, invented] = await Promise.all([
    settingTexts(db, ["hero_title"], "cs"),
    demoSettings(db),
  ]);
  return (
    hero_title !== "" && !invented.has("hero_title") && hero_title !== BUILT_IN_SETTINGS.hero_title.value.cs
  );
}

async function cardsOf(services: Services): Promise<"live" | "test" | "off"> {
  const { moves_money } = await cardGateway(services);
  const offered = and(eq(paymentMethods.kind, "card"), eq(paymentMethods.is_active, true));
  if ((await services.db.$count(paymentMethods, offered)) === 0) return "off";
  return moves_money ? "live" : "test";
}

/** An address that strangers reach, and that nobody can listen to on the way. */
function isPublic(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return (
    protocol === "https:" && hostname.includes(".") && !/^[\d.]+$|\.(local|localhost|test)$/.test(hostname)
  );
}

async function isOnAnotherDisk({ config: { DATA_DIR, BACKUP_DIR } }: Services): Promise<boolean> {
  const [data, backups] = await Promise.all([stat(DATA_DIR), stat(BACKUP_DIR).catch(() => null)]);
  return backups !== null && backups.dev !== data.dev;
}
