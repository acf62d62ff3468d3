import type { CsvColumns, CsvField } from "../../csv-columns.ts";

/** Which column of a table is what, by the headings that banks write. Pure. */

/**
 * Headings of Czech banks (Fio, KB, ČSOB, Česká spořitelna, mBank, UniCredit, Raiffeisenbank, Air Bank, Moneta), folded
 * to letters and digits. The first that a file has counts, and no heading counts twice: so fields stand in the order in
 * which they take theirs.
 */
const HEADINGS: Record<CsvField, readonly string[]> = {
  date: [
    ...["datumzauctovani", "datumzauctovanitransakce", "datumzuctovani", "datumuctovani", "datumpohybu"],
    ...["datumprovedeni", "datumuskutecnenitransakce", "datumtransakce", "datumplatby", "datumsplatnosti"],
    ...["odeslano", "splatnost", "datum", "zauctovano", "bookingdate", "processingdate", "date"],
  ],
  amount: [
    ...["castkavmeneuctu", "zauctovanacastka", "objem", "castka", "castkatransakce", "castkaobratu"],
    ...["castkapohybu", "castkaplatby", "amount"],
  ],
  income: [
    "prijem",
    "prijmy",
    "pripsano",
    "kredit",
    "castkakredit",
    "prichozi",
    "credit",
    "income",
    "moneyin",
  ],
  outgoing: [
    ...["vydaj", "vydaje", "vydej", "odepsano", "debet", "castkadebet", "odchozi", "debit", "outgoing"],
    "moneyout",
  ],
  direction: [
    ...["smeruhrady", "smerplatby", "smer", "debetkredit", "kreditdebet", "dk", "kd", "direction"],
    ...["znamenko", "plusminus", "creditdebit", "debitcredit", "creditdebitindicator", "cd", "dc", "sign"],
  ],
  currency: ["menauctu", "mena", "menatransakce", "currency"],
  symbol: ["variabilnisymbol", "vs", "varsymbol", "variablesymbol"],
  id: [
    ...["idpohybu", "idtransakce", "idoperace", "identifikacetransakce", "referencnicislo"],
    ...["referencebanky", "transactionid", "id"],
  ],
  own: [
    ...["ucet", "vlastniucet", "cislovlastnihouctu", "vlastnicislouctu", "ownaccountnumber", "cislouctu"],
    "account",
  ],
  account: [
    ...["protiucet", "protiucetkodbanky", "protiucetakodbanky", "cisloprotiuctu", "cislouctuprotiuctu"],
    ...[
      "cislouctuprotistrany",
      "cislouctuplatceprijemce",
      "ucetprotistrany",
      "protistranaucet",
      "ucetplatce",
    ],
    ...["cislouctuplatce", "partneraccountnumber", "partneriban", "counteraccount", "cislouctu", "ucet"],
  ],
  bank: [...["kodbanky", "kodbankyprotiuctu", "kodbankyprotistrany", "bankaprotiuctu", "banka", "bankcode"]],
  name: [
    ...["nazevprotiuctu", "nazevuctuprotiuctu", "nazevprotistrany", "jmenoprotistrany"],
    ...["nazevuctuprotistrany", "platceprijemce", "protistrana", "nazevplatce", "partnername"],
    ...["countername", "nazevuctu", "name"],
  ],
  message: [
    ...["zpravaproprijemce", "popisproprijemce", "zprava", "detailytransakce", "poznamka", "popisprijemce"],
    ...["popis1", "popis", "popistransakce", "message"],
  ],
  type: [
    ...["typtransakce", "typpohybu", "typoperace", "typuhrady", "oznacenioperace"],
    ...["systemovypopis", "popistransakce", "typ", "type"],
  ],
};
/** A heading is a few words. */
const LONGEST = 100;

export function folded(text: string): string {
  const few = text.slice(0, LONGEST);
  if (/^\+[ /]?[-\u2013\u2212]$/.test(few.trim())) return "plusminus";
  return few
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** Headings by field: those that were chosen, else those that are known. */
export function columnsOf(cells: readonly string[], chosen: CsvColumns): CsvColumns {
  const taken = new Set(Object.values(chosen));
  const byName = new Map<string, string>();
  for (const cell of cells) {
    const name = folded(cell);
    if (name && !taken.has(cell) && !byName.has(name)) byName.set(name, cell);
  }
  const found: CsvColumns = {};
  for (const field of CSV_FIELDS_IN_TURN) {
    const asked = chosen[field];
    const heading =
      asked !== undefined
        ? cells.find((cell) => cell === asked)
        : HEADINGS[field].map((name) => byName.get(name)).find((cell) => cell !== undefined);
    if (!heading) continue;
    found[field] = heading;
    byName.delete(folded(heading));
  }
  // An amount stands in one column or in two.
  const { amount, income: _, outgoing: __, ...others } = found;
  const { amount: ___, ...inTwo } = found;
  if (chosen.income && !chosen.amount) return inTwo;
  return amount ? { ...others, amount } : found;
}

const CSV_FIELDS_IN_TURN = Object.keys(HEADINGS) as CsvField[];

/** Further columns of days: what has one of them and no day of booking is only announced. */
export function otherDays(cells: readonly string[], { date }: CsvColumns): number[] {
  return cells.flatMap((cell, index) =>
    cell !== date && HEADINGS.date.includes(folded(cell)) ? [index] : [],
  );
}
