/** Tables of payments in the layouts that Czech banks export: the same two bookings in each, one in, one out. */

const OWN = "2017000006";
const OWN_BANK = "9999";
const OWN_IBAN = "CZ3899990000002017000006";
/** What came, on 12 May 2026: 450.50 CZK of Šárka Ťuhýková; what left, a day later: 1 320.00 CZK. */
export const TABLE_PAYER = { name: "Šárka Ťuhýková", account: "35-1234567899/0300" };

export const windows1250 = (text: string): Buffer => inTable(text, "windows-1250");
export const iso88592 = (text: string): Buffer => inTable(text, "iso-8859-2");

/** Node only reads these encodings. */
function inTable(text: string, encoding: string): Buffer {
  const table = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, i) => i));
  return Buffer.from([...text].map((sign) => Math.max(0, table.indexOf(sign))));
}

const crlf = (lines: readonly string[]) => `${lines.join("\r\n")}\r\n`;
const quoted = (lines: readonly (readonly string[])[]) =>
  crlf(lines.map((cells) => cells.map((cell) => `"${cell}"`).join(";")));

/** A file of each bank, with this symbol at what came. */
export function czechTables(symbol: number): Record<string, Buffer> {
  const { name, account } = TABLE_PAYER;
  const [number = "", bank = ""] = account.split("/");
  return {
    mBank: windows1250(
      crlf([
        "mBank S.A., organizační složka;",
        ...["", "#Klient;", "TÝM ZÁVODNÍ S.R.O.;", "", "#Pro období:;", "01-05-2026;31-05-2026;", ""],
        ...["#Měna;", "CZK;", "", "#Číslo účtu:;", `${OWN}/${OWN_BANK};`, ""],
        ...[
          "#Souhrn pohybů na účtu;#Počet;#Hodnota",
          "Připsáno;1;450,50 CZK;",
          "Odepsáno;1;-1 320,00 CZK;",
          "",
        ],
        ";;;;;;#Počáteční zůstatek:;1 000,00 CZK;",
        "",
        "#Datum uskutečnění transakce;#Datum zaúčtování transakce;#Popis transakce;#Zpráva pro příjemce;#Plátce/Příjemce;#Číslo účtu plátce/příjemce;#KS;#VS;#SS;#Částka transakce;#Účetní zůstatek po transakci;",
        `11-05-2026;12-05-2026;PŘÍCHOZÍ PLATBA;"Trička";"${name}";'${account}';;${symbol};;450,50;1 450,50;`,
        `13-05-2026;13-05-2026;ODCHOZÍ PLATBA;"Benzín";"ČERPACÍ STANICE";'51/0100';;;;-1 320,00;130,50;`,
        ...["", ";;;;;;#Konečný zůstatek:;130,50 CZK;", "", ""],
      ]),
    ),
    KB: windows1250(
      quoted([
        ["MojeBanka, export transakční historie"],
        ...[["Číslo účtu", OWN], ["IBAN", OWN_IBAN], ["Konečný zůstatek", "130,50"], []],
        [
          ...["Datum splatnosti", "Datum odepsání z jiné banky", "Protiúčet/Kód banky", "Název protiúčtu"],
          ...["Částka", "Originální částka", "Originální měna", "Kurz", "VS", "KS", "SS"],
          ...["Identifikace transakce", "Systémový popis", "Popis příkazce", "Popis pro příjemce"],
        ],
        [
          ...["12.05.2026", "12.05.2026", account, name, "+450,50", "", "", "", String(symbol), "", ""],
          ...["000-1", "Příchozí úhrada", "", "Trička"],
        ],
        [
          "13.05.2026",
          "",
          "51/0100",
          "ČERPACÍ STANICE",
          "-1320,00",
          "",
          "",
          "",
          "",
          "",
          "",
          "000-2",
          "Platba",
          "",
          "",
        ],
      ]),
    ),
    "KB+": Buffer.from(
      `\uFEFF${crlf([
        ...["KB+, vypis v csv", "", `Cislo uctu;${OWN}`, `IBAN;${OWN_IBAN}`, ""],
        "Datum zuctovani;Datum splatnosti;Protiucet a kod banky;Nazev protiuctu;Castka;VS;KS;SS;Identifikace transakce;Systemovy popis;Popis pro prijemce",
        `12.05.2026;12.05.2026;${account};${name};450,50;${symbol};;;T1;Prichozi uhrada;Tricka`,
        "13.05.2026;13.05.2026;51/0100;CERPACI STANICE;-1320,00;;;;T2;Platba;",
      ])}`,
    ),
    ČSOB: windows1250(
      crlf([
        `Pohyby na účtu ${OWN}/${OWN_BANK} ze dne 14.05.2026 07:30:00;;;;;;;;;;;;;`,
        ";;;;;;;;;;;;;",
        "číslo účtu;datum zaúčtování;částka;měna;zůstatek;číslo účtu protiúčtu;kód banky protiúčtu;název účtu protiúčtu;konstantní symbol;variabilní symbol;specifický symbol;označení operace;ID transakce;poznámka",
        `${OWN}/${OWN_BANK};12.05.2026;450,5;CZK;1450,5;${number};${Number(bank)};${name};0;${symbol};0;Příchozí úhrada;771;Trička`,
        `${OWN}/${OWN_BANK};13.05.2026;-1320;CZK;130,5;51;100;ČERPACÍ STANICE;0;;0;Platba;772;`,
      ]),
    ),
    UniCredit: Buffer.from(
      crlf([
        "Účet;Částka;Měna;Datum zaúčtování;Valuta;Banka;Název banky;Číslo účtu;Název účtu;Detaily transakce;Konstantní symbol;Variabilní symbol;Specifický symbol",
        `${OWN};450,50;CZK;2026-05-12;2026-05-12;${bank};ČSOB;${number};${name};Trička;;${symbol};`,
        `${OWN};-1320,00;CZK;2026-05-13;2026-05-13;0100;KB;51;ČERPACÍ STANICE;;;;`,
      ]),
    ),
    Raiffeisenbank: Buffer.from(
      `\uFEFF${quoted([
        [
          ...["Datum provedení", "Datum zaúčtování", "Číslo účtu", "Název účtu", "Kategorie transakce"],
          ...["Číslo protiúčtu", "Název protiúčtu", "Typ transakce", "Zpráva", "Poznámka", "VS", "KS", "SS"],
          ...["Zaúčtovaná částka", "Měna účtu", "Původní částka a měna", "Poplatek", "Id transakce"],
        ],
        [
          ...[
            "12.05.2026",
            "12.05.2026 08:58",
            `${OWN}/${OWN_BANK}`,
            "TÝM",
            "Platba",
            `000035-${number.slice(3)}/${bank}`,
          ],
          ...[name, "Příchozí platba", "Trička", " ", String(symbol), "", "", "450,50", "CZK", "", "", "881"],
        ],
        [
          ...[
            "13.05.2026",
            "13.05.2026 23:59",
            `${OWN}/${OWN_BANK}`,
            "TÝM",
            "Platba",
            "51/0100",
            "ČERPACÍ STANICE",
          ],
          ...["Platba", "", " ", "", "", "", "-1\u00a0320,00", "CZK", "", "", "882"],
        ],
      ])}`,
    ),
    "Air Bank": windows1250(
      quoted([
        [
          ...[
            "Datum provedení",
            "Směr úhrady",
            "Typ úhrady",
            "Měna účtu",
            "Částka v měně účtu",
            "Název protistrany",
          ],
          ...["Číslo účtu protistrany", "Variabilní symbol", "Zpráva pro příjemce", "Datum zaúčtování"],
          ...["Referenční číslo", "Zaúčtováno"],
        ],
        [
          ...[
            "12/05/2026",
            "Příchozí",
            "Příchozí úhrada",
            "CZK",
            "450,50",
            name,
            account,
            String(symbol),
            "Trička",
          ],
          ...["12/05/2026", "991", ""],
        ],
        [
          ...[
            "13/05/2026",
            "Odchozí",
            "Odchozí úhrada",
            "CZK",
            "-1320,00",
            "ČERPACÍ STANICE",
            "51/0100",
            "",
            "",
          ],
          ...["13/05/2026", "992", ""],
        ],
        // Announced, not booked yet.
        ["14/05/2026", "Příchozí", "Příchozí úhrada", "CZK", "1,00", "X", "51/0100", "", "", "", "993", ""],
      ]),
    ),
    Moneta: windows1250(
      quoted([
        [
          ...["Číslo účtu", "Splatnost", "Odesláno", "Částka", "Měna", "Číslo protiúčtu", "Banka protiúčtu"],
          ...["Název protiúčtu", "Variabilní Symbol", "Popis 1", "Typ transakce"],
        ],
        [
          OWN,
          "12.05.2026",
          "12.05.2026",
          "450,50",
          "CZK",
          number,
          bank,
          name,
          String(symbol),
          "Trička",
          "Příchozí platba",
        ],
        [
          OWN,
          "13.05.2026",
          "13.05.2026",
          "-1 320,00",
          "CZK",
          "51",
          "0100",
          "ČERPACÍ STANICE",
          "",
          "",
          "Platba",
        ],
      ]),
    ),
    Fio: Buffer.from(
      `\uFEFF${crlf([
        ...[`"accountId";"${OWN}"`, `"bankId";"${OWN_BANK}"`, '"currency";"CZK"', `"iban";"${OWN_IBAN}"`, ""],
        '"ID operace";"Datum";"Objem";"Měna";"Protiúčet";"Název protiúčtu";"Kód banky";"Název banky";"KS";"VS";"SS";"Poznámka";"Zpráva pro příjemce";"Typ"',
        `"2601";"12.05.2026";"450,50";"CZK";"${number}";"${name}";"${bank}";"ČSOB";"";"${symbol}";"";"${name}";"Trička";"Příjem"`,
        `"2602";"13.05.2026";"-1320,00";"CZK";"51";"ČERPACÍ STANICE";"0100";"KB";"";"";"";"";"";"Platba"`,
      ])}`,
    ),
    "two columns of amounts": Buffer.from(
      crlf([
        "Datum;Protistrana;Protiúčet;VS;Popis;Připsáno;Odepsáno;Zůstatek",
        `12.05.2026;${name};${account};${symbol};Trička;450,50;;1 450,50`,
        "13.05.2026;ČERPACÍ STANICE;51/0100;;;0,00;1 320,00;130,50",
        ...["Celkem;;;;;450,50;1 320,00;", "", ""],
      ]),
    ),
    "unsigned amounts with a direction": iso88592(
      crlf([
        "Datum;Směr platby;Částka;Měna;VS;Protiúčet;Název protiúčtu;Zpráva pro příjemce",
        `12. 5. 2026;příchozí;450,50 Kč;CZK;${symbol};${account};${name};Trička`,
        "13. 5. 2026;odchozí;1\u00a0320,00 Kč;CZK;;51/0100;ČERPACÍ STANICE;",
      ]),
    ),
    "UTF-16 with commas": Buffer.from(
      quoted([
        [
          "Datum zaúčtování",
          "Částka",
          "Měna",
          "Název protistrany",
          "Číslo účtu protistrany",
          "Variabilní symbol",
          "Zpráva",
        ],
        [
          "2026.05.12",
          "450,50",
          "CZK",
          name,
          account,
          String(symbol),
          "Trička; modrá, velká, na léto, pro mě",
        ],
        ["2026.05.13", "\u22121\u202f320,00", "CZK", "ČERPACÍ STANICE", "51/0100", "", ""],
      ]).replaceAll(";", ","),
      "utf16le",
    ),
  };
}
