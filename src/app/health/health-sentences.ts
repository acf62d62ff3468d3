import { BUILT_IN_SETTINGS } from "#features/settings/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { addAllNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { formatBytes } from "#kit/contract/media/format-bytes.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatDay, formatMoment } from "#kit/contract/time/format-date.ts";
import type { Health, HealthPart } from "./health.contract.ts";
import { healthWords } from "./health.words.ts";
import { timeAgo } from "./health-format.ts";
import { judgeJobQueue, judgeMailQueue } from "./judge-health.ts";

export interface Sentences {
  /** What is so. */
  facts: string[];
  /** What to do; none where all is well. */
  advice: string[];
  /** What the server said, word by word. */
  said?: string;
}

type Words = (typeof healthWords)["en"];
type Told = { health: Health; t: Words; language: Language; ago: (moment: string) => string };

/** A part of the site's health in sentences that need no programmer, set for reading. */
export function healthSentences(part: HealthPart, health: Health, language: Language): Sentences {
  const ago = (moment: string) => timeAgo(moment, health.checked_at, language);
  return SAY[part]({ health, t: addAllNoBreaks(healthWords[language], language), language, ago });
}

function labelOf(key: string, language: Language): string {
  const builtIn = Object.entries(BUILT_IN_SETTINGS).find(([known]) => known === key)?.[1];
  return builtIn?.label[language] ?? key;
}

const SAY: Record<HealthPart, (told: Told) => Sentences> = {
  backup({ health: { backup }, t, language, ago }) {
    const { last, last_good, state } = backup;
    const late = state === "ok" ? [] : [t.backup.late];
    if (!last) return { facts: [t.backup.none], advice: state === "ok" ? [t.backup.first] : late };
    if (last.ok)
      return { facts: [t.backup.good(ago(last.at), formatBytes(last.bytes, language))], advice: late };
    const good = last_good ? t.backup.lastGood(ago(last_good)) : t.backup.noGood;
    return { facts: [t.backup.failed(ago(last.at)), good], advice: late, said: last.fault };
  },
  mails({ health: { mails, checked_at }, t, ago }) {
    const { waiting, oldest, failed, delivery, tried } = mails;
    const facts = [
      ...(delivery === "files" ? [t.mails.files] : []),
      ...(waiting > 0 && oldest ? [t.mails.waiting(waiting, ago(oldest))] : []),
      ...(failed > 0 ? [t.mails.failedWithin(failed)] : []),
    ];
    const queue = { tried, oldest: oldest === null ? null : new Date(oldest) };
    const isLate = judgeMailQueue(queue, new Date(checked_at)) !== "ok";
    return {
      facts: facts.length > 0 ? facts : [t.mails.none],
      advice: [
        ...(delivery === "files" ? [t.mails.adviseFiles] : []),
        ...(isLate && delivery === "smtp" ? [t.mails.adviseWaiting] : []),
        ...(failed > 0 ? [t.mails.adviseFailed] : []),
      ],
    };
  },
  jobs({ health: { jobs, checked_at }, t, ago }) {
    const { waiting, running, failed, oldest } = jobs;
    const counted = waiting + running > 0 ? t.jobs.counts(waiting, running) : t.jobs.none;
    const isLate = oldest !== null && judgeJobQueue(new Date(oldest), new Date(checked_at)) !== "ok";
    return {
      facts: [
        counted,
        ...(isLate ? [t.jobs.oldest(ago(oldest))] : []),
        ...(failed > 0 ? [t.jobs.failed(failed)] : []),
      ],
      advice: [...(isLate ? [t.jobs.adviseWaiting] : []), ...(failed > 0 ? [t.jobs.adviseFailed] : [])],
    };
  },
  daily({ health: { daily }, t, ago }) {
    const facts = [daily.last ? t.daily.last(ago(daily.last)) : t.daily.none];
    if (daily.state !== "ok") return { facts, advice: [t.daily.late] };
    return { facts, advice: daily.last ? [] : [t.daily.first] };
  },
  disk({ health: { disk }, t, language }) {
    const { free, total, backups } = disk;
    const facts = [
      t.disk.free(formatBytes(free, language), formatBytes(total, language)),
      ...(backups
        ? [t.disk.backups(formatBytes(backups.free, language), formatBytes(backups.total, language))]
        : []),
    ];
    return { facts, advice: disk.state === "ok" ? [] : [t.disk.advise] };
  },
  files({ health: { files }, t }) {
    if (files.answers) return { facts: [t.files[files.kind]], advice: [] };
    return { facts: [t.files.away[files.kind]], advice: [t.files.advise[files.kind]] };
  },
  database({ health: { database }, t, language }) {
    return { facts: [t.database[database.kind](formatBytes(database.bytes, language))], advice: [] };
  },
  transfers({ health: { transfers }, t }) {
    const { wanted, account } = transfers;
    if (!wanted) return { facts: [t.transfers.unwanted], advice: [] };
    return account
      ? { facts: [t.transfers.offered], advice: [] }
      : { facts: [t.transfers.missing], advice: [t.transfers.advise] };
  },
  bank({ health: { bank, checked_at }, t, language, ago }) {
    const { link, waiting, oldest, state } = bank;
    const facts = [
      link ? (link.last_ok_at ? t.bank.answered(ago(link.last_ok_at)) : t.bank.silent) : t.bank.none,
      ...(waiting > 0 && oldest ? [t.bank.waiting(waiting, ago(oldest))] : []),
    ];
    const isOver = link !== null && link.expires_on < pragueDay(new Date(checked_at));
    const day = link ? formatDay(link.expires_on, language) : "";
    if (link) facts.push(isOver ? t.bank.over(day) : t.bank.until(day));
    const error = link?.fault && !isOver ? [t.bank.faults[link.fault]] : [];
    const token =
      link && state !== "ok" && error.length === 0 && (isOver || waiting === 0) ? [t.bank.renew] : [];
    return { facts, advice: [...error, ...token, ...(waiting > 0 ? [t.bank.decide] : [])] };
  },
  parcels({ health: { parcels }, t, ago }) {
    const { link, uncertain, closed } = parcels;
    const w = t.parcels;
    const facts = [
      link ? (link.last_ok_at ? w.answered(ago(link.last_ok_at)) : w.silent) : w.none,
      ...(link?.points_loaded_at ? [w.points(ago(link.points_loaded_at))] : []),
      ...(uncertain > 0 ? [w.uncertain(uncertain)] : []),
      ...(closed > 0 ? [w.closed(closed)] : []),
    ];
    const advice = [
      ...(link?.fault ? [w.faults[link.fault]] : []),
      ...(link?.points_fault ? [w.pointsFaults[link.points_fault]] : []),
      ...(uncertain > 0 ? [w.settle] : []),
      ...(closed > 0 ? [w.ask] : []),
    ];
    return { facts, advice };
  },
  books({ health: { books }, t, ago }) {
    const { last, state } = books;
    if (!last) return { facts: [t.books.none], advice: [state === "ok" ? t.books.first : t.books.late] };
    const when = ago(last.at);
    if (last.differences > 0)
      return { facts: [t.books.differences(last.differences, when)], advice: [t.books.advise] };
    return { facts: [t.books.agree(last.orders, when)], advice: state === "ok" ? [] : [t.books.late] };
  },
  places({ health: { places }, t, language }) {
    if (places.slots.length === 0) return { facts: [t.places.fine], advice: [] };
    const facts = places.slots.map(({ starts_at, seats, taken }) =>
      t.places.twice(formatMoment(starts_at, language), taken, seats),
    );
    return { facts, advice: [t.places.advise] };
  },
  registers({ health: { registers }, t, ago }) {
    const failing = registers.all.flatMap(({ register, fault, failing_since }) =>
      fault && failing_since
        ? [t.registers.faults[fault](t.registers.names[register], ago(failing_since))]
        : [],
    );
    const answered = registers.all.flatMap(({ register, fault, last_ok_at }) =>
      !fault && last_ok_at ? [t.registers.answered(t.registers.names[register], ago(last_ok_at))] : [],
    );
    const facts = [...failing, ...answered];
    return {
      facts: facts.length > 0 ? facts : [t.registers.unused],
      advice: registers.state === "ok" ? [] : [t.registers.advise],
    };
  },
  push({ health: { push }, t, ago }) {
    const { devices, away, failing_since, state } = push;
    const facts = [
      devices > 0 ? t.push.devices(devices) : t.push.none,
      ...(away > 0 && failing_since ? [t.push.away(away, ago(failing_since))] : []),
    ];
    return { facts, advice: state === "ok" ? [] : [t.push.advise] };
  },
  settings({ health: { settings }, t, language }) {
    const { wrong, accounts_differ, links, state } = settings;
    const names = wrong.map((key) => labelOf(key, language)).join(", ");
    const facts = [
      ...(accounts_differ ? [t.settings.accounts] : []),
      ...(wrong.length > 0 ? [t.settings.wrong(names)] : []),
      ...(links > 0 ? [t.settings.links(links)] : []),
    ];
    const advise = accounts_differ ? t.settings.adviseAccounts : t.settings.advise(wrong.length + links);
    const advice = state === "ok" ? [] : [advise];
    return { facts: facts.length > 0 ? facts : [t.settings.none], advice };
  },
  cards({ health: { cards }, t }) {
    const { gateway, moves_money, fault, refunds, state } = cards;
    const name = gateway === "stripe" ? "Stripe" : "Comgate";
    const fact =
      gateway === "none" || gateway === "test"
        ? t.cards[gateway]
        : moves_money
          ? t.cards.live(name)
          : t.cards.inTest(name);
    const facts = [fact, ...(refunds > 0 ? [t.cards.refunds(refunds)] : [])];
    const advice = [
      ...(fault ? [t.cards.faults[fault](name)] : []),
      ...(refunds > 0 ? [t.cards.adviseRefunds(refunds)] : []),
    ];
    const isTest = gateway !== "none" && !moves_money;
    return { facts, advice: state !== "ok" && isTest ? [...advice, t.cards.advise] : advice };
  },
};
