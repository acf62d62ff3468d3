import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A bank that answers as Fio's API Bankovnictví does by its published description (version 1.9): bookings of a period as
 * JSON, 409 for a question within 30 seconds of the last, 500 for a token that it does not know, 422 for days longer ago
 * than 90. What else a bank may do is set with `next`.
 */
export interface FioBooking {
  id: number;
  day: string;
  /** CZK. */
  amount: number;
  symbol?: string;
  from?: { account: string; bank: string; name: string };
  message?: string;
  currency?: string;
}

export type Misbehaviour = "cut-off" | "hang-up" | "503" | "not-json" | "413" | "null-list";

export interface FioServer {
  url: string;
  token: string;
  bookings: FioBooking[];
  /** The bank's clock, milliseconds; the real one unless set. */
  now: () => number;
  /** What the next answer is instead of bookings. */
  next: (misbehaviour: Misbehaviour) => void;
  /** Whether the token is not known any more. */
  isRevoked: boolean;
  /** Days of each question that was answered with bookings. */
  asked: { from: string; to: string }[];
  account: { accountId: string; bankId: string; iban: string };
}

const BETWEEN_MS = 30_000;
const OLDEST_MS = 90 * 86_400_000;

export async function startFioServer(token = "A1b2".repeat(16)): Promise<FioServer> {
  let lastAsked = Number.NEGATIVE_INFINITY;
  const misbehaviours: Misbehaviour[] = [];
  const bank: FioServer = {
    url: "",
    token,
    bookings: [],
    asked: [],
    now: () => Date.now(),
    account: { accountId: "2400222233", bankId: "2010", iban: "CZ7920100000002400222233" },
    next: (misbehaviour) => void misbehaviours.push(misbehaviour),
    isRevoked: false,
  };
  const server = createServer((request, response) => {
    const [, sent, from = "", to = ""] =
      /^\/rest\/periods\/([^/]+)\/(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})\/transactions\.json$/.exec(
        request.url ?? "",
      ) ?? [];
    const end = (status: number, body = "") => void response.writeHead(status).end(body);
    if (!sent) return end(404);
    if (sent !== token || bank.isRevoked) return end(500, "<response><errorCode>1</errorCode></response>");
    const now = bank.now();
    if (now - lastAsked < BETWEEN_MS) return end(409);
    lastAsked = now;
    const misbehaviour = misbehaviours.shift();
    if (misbehaviour === "hang-up") return void request.socket.destroy();
    if (misbehaviour === "503" || misbehaviour === "413") return end(Number(misbehaviour));
    if (misbehaviour === "not-json") return end(200, "<html>Údržba</html>");
    if (now - Date.parse(from) > OLDEST_MS) return end(422);
    bank.asked.push({ from, to });
    const found = bank.bookings.filter(({ day }) => day >= from && day <= to);
    const whole = statement(bank, found, from, to);
    if (misbehaviour === "null-list") Object.assign(whole.accountStatement, { transactionList: null });
    const body = JSON.stringify(whole);
    end(200, misbehaviour === "cut-off" ? body.slice(0, body.length / 2) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  bank.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest`;
  // It ends with its process, whichever runner that is of.
  server.unref();
  return bank;
}

function statement({ account }: FioServer, bookings: FioBooking[], from: string, to: string) {
  const column = (id: number, name: string, value: string | number | undefined) =>
    value === undefined ? null : { value, name, id };
  return {
    accountStatement: {
      info: {
        ...account,
        currency: "CZK",
        bic: "FIOBCZPPXXX",
        openingBalance: 0,
        closingBalance: 0,
        dateStart: `${from}+0200`,
        dateEnd: `${to}+0200`,
        yearList: null,
        idList: null,
        idFrom: bookings[0]?.id ?? null,
        idTo: bookings.at(-1)?.id ?? null,
        idLastDownload: null,
      },
      transactionList: {
        transaction: bookings.map(({ id, day, amount, symbol, from: payer, message, currency = "CZK" }) => ({
          column22: column(22, "ID pohybu", id),
          column0: column(0, "Datum", `${day}+0200`),
          column1: column(1, "Objem", amount),
          column14: column(14, "Měna", currency),
          column2: column(2, "Protiúčet", payer?.account),
          column10: column(10, "Název protiúčtu", payer?.name),
          column3: column(3, "Kód banky", payer?.bank),
          column12: null,
          column4: null,
          column5: column(5, "VS", symbol),
          column6: null,
          column7: null,
          column16: column(16, "Zpráva pro příjemce", message),
          column8: column(8, "Typ", amount < 0 ? "Bezhotovostní platba" : "Bezhotovostní příjem"),
          column9: null,
          column18: null,
          column25: null,
          column26: null,
          column17: column(17, "ID pokynu", id + 1_000_000),
        })),
      },
    },
  };
}
