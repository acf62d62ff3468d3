import { type OutsideServer, startOutsideServer } from "./outside-server.ts";

/**
 * ARES and VIES by their published descriptions: `ekonomicke-subjekty/{ico}` of ARES's REST API, `ms/{country}/vat/
 * {number}` and `check-status` of VIES's.
 */

/** A limited company in a street with both numbers. */
export const COMPANY = {
  ico: "27074358",
  obchodniJmeno: "Pneu Řeřicha s.r.o.",
  dic: "CZ27074358",
  sidlo: {
    kodStatu: "CZ",
    nazevStatu: "Česká republika",
    kodObce: 561380,
    nazevObce: "Česká Lípa",
    nazevCastiObce: "Česká Lípa",
    nazevUlice: "Děčínská",
    cisloDomovni: 389,
    cisloOrientacni: 12,
    cisloOrientacniPismeno: "a",
    typCisloDomovni: 1,
    psc: 47001,
    textovaAdresa: "Děčínská 389/12a, 47001 Česká Lípa",
  },
  datumVzniku: "2003-08-26",
  pravniForma: "112",
  seznamRegistraci: { stavZdrojeVr: "AKTIVNI", stavZdrojeDph: "AKTIVNI" },
};

/** A company that does not exist any more, in a village without streets. */
export const DISSOLVED = {
  ico: "25596641",
  obchodniJmeno: "Karburátor v likvidaci, a.s.",
  datumZaniku: "2019-03-31",
  sidlo: {
    kodStatu: "CZ",
    nazevObce: "Kravaře",
    nazevCastiObce: "Sezímky",
    cisloDomovni: 7,
    typCisloDomovni: 2,
    psc: 47103,
    textovaAdresa: "Sezímky č. ev. 7, 47103 Kravaře",
  },
};

const MINISTRY = {
  ico: "00006947",
  obchodniJmeno: "Ministerstvo financí",
  dic: "CZ00006947",
  sidlo: {
    kodStatu: "CZ",
    nazevObce: "Praha",
    nazevMestskehoObvodu: "Praha 1",
    nazevUlice: "Letenská",
    cisloDomovni: 525,
    cisloOrientacni: 15,
    psc: 11800,
    textovaAdresa: "Letenská 525/15, 11800 Praha 1",
  },
};

export interface AresServer extends OutsideServer {
  /** What it knows; a test may add to it. */
  subjects: { ico: string }[];
}

export async function startAresServer(): Promise<AresServer> {
  const subjects: { ico: string }[] = [COMPANY, DISSOLVED, MINISTRY];
  const server = await startOutsideServer((path) => {
    const ico = /^\/ekonomicke-subjekty\/(\d{8})$/.exec(path)?.[1];
    if (!ico) return json(404, { status: 404, error: "Not Found", path });
    const found = subjects.find((each) => each.ico === ico);
    if (found) return json(200, found);
    const refusal = { kod: "NENALEZENO", subKod: "VYSTUP_SUBJEKT_NENALEZEN" };
    return json(404, { ...refusal, popis: "Ekonomický subjekt nebyl nalezen." });
  });
  return Object.assign(server, { subjects });
}

export interface ViesServer extends OutsideServer {
  /** Valid numbers, with the country in front. */
  valid: Record<string, { name: string; address: string }>;
  /** What is wrong with a question instead of an answer, for example `MS_UNAVAILABLE`. */
  fault: string | null;
}

export async function startViesServer(): Promise<ViesServer> {
  const server: ViesServer = Object.assign(
    await startOutsideServer((path) => {
      if (path === "/check-status") return json(200, { vow: { available: true }, countries: [] });
      const [, country = "", number = ""] = /^\/ms\/([A-Z]{2})\/vat\/(\w+)$/.exec(path) ?? [];
      if (!country) return json(404, { status: 404 });
      if (server.fault === "MS_MAX_CONCURRENT_REQ") return checked(false, server.fault, number);
      if (server.fault) {
        const errorWrappers = [{ error: server.fault }];
        return json(server.fault.startsWith("MS_") ? 200 : 500, { actionSucceed: false, errorWrappers });
      }
      const found = server.valid[country + number];
      return found ? checked(true, "VALID", number, found) : checked(false, "INVALID", number);
    }),
    {
      valid: {
        DE129273398: { name: "---", address: "---" },
        SK2020273893: { name: "Šmyk s.r.o.", address: "Hlavná 5\n81101 Bratislava" },
        CZ27074358: {
          name: "Pneu Řeřicha s.r.o.",
          address: "Děčínská 389/12a\nČESKÁ LÍPA\n470 01  ČESKÁ LÍPA 1",
        },
      },
      fault: null,
    },
  );
  return server;
}

const checked = (
  isValid: boolean,
  userError: string,
  vatNumber: string,
  who = { name: "---", address: "---" },
) =>
  json(200, {
    isValid,
    requestDate: "2026-05-20T08:00:00.000Z",
    userError,
    ...who,
    requestIdentifier: "",
    originalVatNumber: vatNumber,
    vatNumber,
  });

function json(status: number, body: object) {
  return { status, body: JSON.stringify(body) };
}
