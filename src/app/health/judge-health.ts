import type { CardGateway, GatewayError } from "#features/payments/index.ts";
import { addDays } from "#kit/contract/time/days.ts";
import type { HealthState } from "./health.contract.ts";
import type { SettingErrors } from "./setting-errors.ts";

/** When something is amiss: limits that a team can understand, in one place. Times are milliseconds. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const GIGABYTE = 1_000_000_000;

/** A night and some hours: what happens each night is late after that. */
const ONE_NIGHT = 30 * HOUR;
const THREE_NIGHTS = 3 * DAY + 6 * HOUR;

/** A new token takes a minute in the bank; nobody should do it on the last day. */
const TOKEN_WARNING_DAYS = 14;

export const FAILED_MAILS_SINCE = 7 * DAY;

export const worstOf = (states: HealthState[]): HealthState =>
  (["wrong", "attention"] as const).find((state) => states.includes(state)) ?? "ok";

function byAge(since: Date | null, now: Date, attention: number, wrong: number): HealthState {
  const age = since ? now.getTime() - since.getTime() : 0;
  return age > wrong ? "wrong" : age > attention ? "attention" : "ok";
}

/** What is made each night: judged by the last time, or by the age of the installation where there was none. */
export function judgeNightly(last: Date | null, installed: Date, now: Date): HealthState {
  return byAge(last ?? installed, now, ONE_NIGHT, THREE_NIGHTS);
}

/** A backup that can't be restored does not count. One failed night after a good one only needs attention. */
export function judgeBackup(
  { lastOk, lastGood }: { lastOk: boolean | null; lastGood: Date | null },
  installed: Date,
  now: Date,
): HealthState {
  return worstOf([judgeNightly(lastGood, installed, now), lastOk === false ? "attention" : "ok"]);
}

interface MailFacts {
  delivery: "smtp" | "files";
  failed: number;
  tried: number;
  oldest: Date | null;
}

export function judgeMails({ delivery, failed, ...queue }: MailFacts, now: Date): HealthState {
  const noted = failed > 0 || delivery === "files" ? "attention" : "ok";
  return worstOf([noted, judgeMailQueue(queue, now)]);
}

/** Customers miss their confirmation after a quarter of an hour; a mail server that does not take one is named before. */
export function judgeMailQueue(
  { tried, oldest }: Pick<MailFacts, "tried" | "oldest">,
  now: Date,
): HealthState {
  return byAge(oldest, now, tried > 0 ? 4 * MINUTE : 15 * MINUTE, 2 * HOUR);
}

export function judgeJobs(
  { failed, oldest }: { failed: number; oldest: Date | null },
  now: Date,
): HealthState {
  return worstOf([failed > 0 ? "attention" : "ok", judgeJobQueue(oldest, now)]);
}

export function judgeJobQueue(oldest: Date | null, now: Date): HealthState {
  return byAge(oldest, now, 10 * MINUTE, HOUR);
}

/** A film takes 200 MB, a night's backup all media once more. */
export function judgeDisk(freeBytes: number): HealthState {
  return freeBytes < GIGABYTE / 2 ? "wrong" : freeBytes < 2 * GIGABYTE ? "attention" : "ok";
}

/** Without them pages have no pictures, and nothing can be uploaded. */
export function judgeFiles(answers: boolean): HealthState {
  return answers ? "ok" : "wrong";
}

/** A transfer without an account is not offered: customers can't choose what the team wants them to. */
export function judgeTransfers({ wanted, account }: { wanted: boolean; account: boolean }): HealthState {
  return wanted && !account ? "attention" : "ok";
}

/** A token that has ended or was taken away brings no payments until somebody makes a new one. */
export function judgeBank(
  { link, oldest }: { link: BankFacts | null; oldest: Date | null },
  today: string,
  now: Date,
): HealthState {
  const undecided = byAge(oldest, now, 3 * DAY, 14 * DAY);
  if (!link) return undecided;
  const isLasting = link.fault !== null && !["away", "unreadable"].includes(link.fault);
  if (link.expires_on < today || isLasting) return "wrong";
  const isEnding = link.expires_on < addDays(today, TOKEN_WARNING_DAYS);
  return worstOf([undecided, isEnding ? "attention" : "ok", byAge(link.last_ok_at, now, HOUR, DAY)]);
}

interface BankFacts {
  expires_on: string;
  last_ok_at: Date | null;
  fault: string | null;
}

/** Money that does not add up is looked at by a person; so are nights in which nobody compared. */
export function judgeBooks(
  last: { at: Date; differences: number } | null,
  installed: Date,
  now: Date,
): HealthState {
  return worstOf([
    last && last.differences > 0 ? "attention" : "ok",
    judgeNightly(last?.at ?? null, installed, now),
  ]);
}

/** An answer that has not come by then will not. */
export const UNCERTAIN_AFTER = 2 * MINUTE;

interface ParcelFacts {
  link: {
    fault: string | null;
    failing_since: Date | null;
    points_loaded_at: Date | null;
    points_fault: string | null;
  } | null;
  uncertain: number;
  closed: number;
}

/** A password that is refused lasts until somebody acts; old points lose those that have closed since. */
export function judgeParcels({ link, uncertain, closed }: ParcelFacts, now: Date): HealthState {
  const toDo = uncertain > 0 || closed > 0 ? "attention" : "ok";
  if (!link) return toDo;
  if (["refused", "sender"].includes(link.fault ?? "") || link.points_fault === "refused") return "wrong";
  const away = byAge(link.failing_since, now, 2 * MINUTE, DAY);
  const points = link.points_fault ? byAge(link.points_loaded_at, now, ONE_NIGHT, 7 * DAY) : "ok";
  return worstOf([toDo, away, points, link.points_loaded_at || !link.points_fault ? "ok" : "attention"]);
}

/** Forms go on without a register, and one answer that went astray is no news. */
export function judgeRegisters(all: { failing_since: Date | null }[], now: Date): HealthState {
  return worstOf(
    all.map(({ failing_since }) => byAge(failing_since, now, 2 * MINUTE, Number.POSITIVE_INFINITY)),
  );
}

/** Notifications come beside mails and are sent later: no order waits for them. */
export function judgePush({ failing_since }: { failing_since: Date | null }, now: Date): HealthState {
  return byAge(failing_since, now, 2 * MINUTE, Number.POSITIVE_INFINITY);
}

/** A wrong value is left out, which somebody should know; money for one order must not go to two accounts. */
export function judgeSettings({ wrong, accounts_differ, links }: SettingErrors): HealthState {
  return accounts_differ ? "wrong" : wrong.length > 0 || links > 0 ? "attention" : "ok";
}

/** A shop may choose not to take cards. It needs attention when it offers them and no money moves. */
export function judgeCards(
  { gateway, moves_money, fault, failing_since, refunds }: Cards,
  now: Date,
): HealthState {
  if (fault === "refused" || refunds > 0) return "wrong";
  if (fault === "away" && failing_since && now.getTime() - failing_since.getTime() >= GATEWAY_AWAY_MS)
    return "attention";
  return gateway === "none" || moves_money ? "ok" : "attention";
}

interface Cards extends Pick<CardGateway, "gateway" | "moves_money"> {
  fault: GatewayError | null;
  failing_since: Date | null;
  /** Refunds that hang. */
  refunds: number;
}

/** Less is a restart of theirs. */
const GATEWAY_AWAY_MS = 4 * 60_000;
