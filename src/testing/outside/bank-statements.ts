/** Statements as Czech banks export them, made of payments. */

export interface Payment {
  day: string;
  /** CZK; negative where money left. */
  amount: number;
  symbol?: string;
  message?: string;
  name?: string;
  account?: string;
  bank?: string;
  /** The bank's id. */
  id?: string;
}

/** Digits of the account of `DEMO_SELLER`, to which tests pay. */
export interface OwnAccount {
  digits: string;
  iban: string;
}

/** GPC (ABO): a head with sums, a line of 128 signs for each booking, CR LF. */
export function gpcOf(payments: readonly Payment[], own: OwnAccount): string {
  const digits = (value: number | string, length: number) =>
    String(value).padStart(length, "0").slice(-length);
  const sixDigits = (day: string) => `${day.slice(8)}${day.slice(5, 7)}${day.slice(2, 4)}`;
  const sum = (sign: 1 | -1) =>
    payments.reduce(
      (all, { amount }) => all + (Math.sign(amount) === sign ? Math.round(Math.abs(amount) * 100) : 0),
      0,
    );
  const day = payments[0]?.day ?? "2026-05-20";
  const head = [
    ...["074", digits(own.digits, 16), "DRIFT TEAM".padEnd(20), sixDigits(day)],
    ...[digits(0, 14), "+", digits(0, 14), "+", digits(sum(-1), 14), "0", digits(sum(1), 14), "0"],
    ...["001", sixDigits(day), "".padEnd(14)],
  ].join("");
  const lines = payments.flatMap(
    ({ day, amount, symbol = "", message, name = "", account = "", bank = "", id = "" }) => [
      [
        ...["075", digits(own.digits, 16), digits(account, 16), digits(id, 13)],
        ...[digits(Math.round(Math.abs(amount) * 100), 12), amount < 0 ? "1" : "2", digits(symbol, 10)],
        ...["00", digits(bank, 4), "0308", digits("", 10), sixDigits(day), name.slice(0, 20).padEnd(20)],
        ...["0", "0203", sixDigits(day)],
      ].join(""),
      ...(message ? [`078${message.slice(0, 35)}`] : []),
    ],
  );
  return `${[head, ...lines].join("\r\n")}\r\n`;
}

/** CAMT.053.001.02 as Czech banks fill it: symbols as `VS:` in structured references. */
export function camtOf(payments: readonly Payment[], own: OwnAccount): string {
  const xml = (text: string) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const entries = payments.map(({ day, amount, symbol, message, name, account, bank, id }) => {
    const side = amount < 0 ? "Cdtr" : "Dbtr";
    return `<Ntry><Amt Ccy="CZK">${Math.abs(amount).toFixed(2)}</Amt><CdtDbtInd>${amount < 0 ? "DBIT" : "CRDT"}</CdtDbtInd>
<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>${id ? `<AcctSvcrRef>${id}</AcctSvcrRef>` : ""}
<NtryDtls><TxDtls><RltdPties>${name ? `<${side}><Nm>${xml(name)}</Nm></${side}>` : ""}${
      account ? `<${side}Acct><Id><Othr><Id>${account}/${bank}</Id></Othr></Id></${side}Acct>` : ""
    }</RltdPties><RmtInf>${message ? `<Ustrd>${xml(message)}</Ustrd>` : ""}${
      symbol ? `<Strd><CdtrRefInf><Ref>VS:${symbol}</Ref></CdtrRefInf></Strd>` : ""
    }</RmtInf></TxDtls></NtryDtls></Ntry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
<Id>1</Id><Acct><Id><IBAN>${own.iban}</IBAN></Id><Ccy>CZK</Ccy></Acct>${entries.join("")}</Stmt></BkToCstmrStmt></Document>`;
}

/** The account of `DEMO_SELLER`. */
const DEMO: OwnAccount = { digits: "2017000006", iban: "CZ3899990000002017000006" };

/** A table as Fio exports it: lines about the account above, semicolons, commas for decimals. */
export function csvOf(payments: readonly Payment[], own: OwnAccount = DEMO): string {
  const rows = payments.map(
    ({ day, amount, symbol = "", message = "", name = "", account = "", bank = "", id = "" }) => {
      const [year, month, date] = day.split("-");
      const cells = [
        id,
        `${date}.${month}.${year}`,
        amount.toFixed(2).replace(".", ","),
        "CZK",
        account,
        name,
        bank,
        symbol,
        message,
      ];
      return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";");
    },
  );
  const headings = "ID pohybu;Datum;Objem;Měna;Protiúčet;Název protiúčtu;Kód banky;VS;Zpráva pro příjemce";
  return `\uFEFF"accountId";"${own.digits}"\r\n"bankId";"${own.iban.slice(4, 8)}"\r\n\r\n${[headings, ...rows].join("\r\n")}\r\n`;
}
