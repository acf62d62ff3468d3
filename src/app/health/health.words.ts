import type { Language } from "#kit/contract/language/language.ts";
import { defineWords, plural } from "#kit/web/language/words.ts";
import { HEALTH_PART_NAMES } from "./health-parts.words.ts";
import { healthSignWords } from "./health-sign.words.ts";

const cs = (n: number, one: string, few: string, other: string) =>
  `${n} ${plural("cs" satisfies Language, n, { one, few, other })}`;
const en = (n: number, one: string, other: string) => `${n} ${plural("en", n, { one, other })}`;

/** Each part: what is so, in plain words, and what to do where it is not well. */
export const healthWords = defineWords(
  {
    title: "Health",
    lead: "How the site is doing, and what to do if something is wrong.",
    failed:
      "The state of the site couldn’t be loaded. If the site itself doesn’t open either, call whoever runs the server.",
    again: "Check again",
    checked: (when: string) => `Checked ${when}.`,
    version: (version: string, commit: string) => `Paddock ${version}${commit && `, code ${commit}`}`,
    running: (ago: string) => `Started ${ago}.`,
    overall: {
      ok: "All is well.",
      attention: "The site works. Something below needs a look.",
      wrong: "Something is wrong. Please act on what is marked below.",
    },
    state: { ok: "OK", attention: "Needs a look", wrong: "Fault" },
    parts: HEALTH_PART_NAMES.en,
    backup: {
      good: (ago: string, size: string) =>
        `The last one was made ${ago} (${size}), and a test restore succeeded.`,
      failed: (ago: string) => `The last attempt, ${ago}, failed.`,
      lastGood: (ago: string) => `The last good one was made ${ago}.`,
      noGood: "There is no good one yet.",
      none: "None has been made yet.",
      first: "The first will be made tonight at 2:40; there’s nothing you need to do.",
      late: "Ask whoever runs the server to run npm run backup (or paddock backup) and check what it says. Until then, anything you write could be lost if the disk fails.",
      reason: "The server says:",
    },
    mails: {
      none: "Every e-mail has gone out.",
      waiting: (n: number, ago: string) =>
        `${en(n, "e-mail is", "e-mails are")} waiting; ${n === 1 ? "it" : "the oldest"} was written ${ago}.`,
      failedWithin: (n: number) =>
        `${en(n, "e-mail", "e-mails")} from the last 7 days couldn’t be delivered.`,
      files: "No mail server is set up: e-mails are only written to files, and nobody receives them.",
      adviseFiles: "Ask whoever runs the server to set SMTP_URL and MAIL_FROM.",
      adviseWaiting:
        "The mail server isn’t accepting e-mails. The site keeps trying to send them for six days; if this continues, ask your mail provider.",
      adviseFailed:
        "Look under sent mail: the address is often mistyped. Call the customer, or send the e-mail again.",
      link: "Open sent mail",
    },
    jobs: {
      none: "Nothing is waiting.",
      counts: (waiting: number, running: number) => `Waiting: ${waiting}, running: ${running}.`,
      oldest: (ago: string) => `The oldest was due to start ${ago}.`,
      failed: (n: number) => `${en(n, "job has", "jobs have")} failed in the last day.`,
      adviseWaiting:
        "Ask whoever runs the server to restart it. Nothing is lost: whatever is waiting will run afterwards.",
      adviseFailed: "Ask whoever runs the server what the log says about it.",
    },
    daily: {
      last: (ago: string) => `Old personal data was last cleared ${ago}.`,
      none: "It hasn’t run yet.",
      first: "It will run tonight at 3:17; there’s nothing you need to do.",
      late: "Old personal data must be deleted on time. Ask whoever runs the server whether it is on at night.",
    },
    disk: {
      free: (free: string, total: string) => `${free} of ${total} is free.`,
      backups: (free: string, total: string) => `On the backup disk, ${free} of ${total} is free.`,
      advise:
        "Ask whoever runs the server to make room. On a full disk no order, picture or backup can be saved.",
    },
    files: {
      disk: "They are on the server’s disk and can be read.",
      bucket: "They are in S3 storage, which is responding.",
      away: {
        disk: "Their folder on the server can’t be used right now.",
        bucket: "The S3 storage they are in isn’t responding, or refuses the keys.",
      },
      advise: {
        disk: "Ask whoever runs the server to check the DATA_DIR folder and its permissions.",
        bucket:
          "Pictures are missing on the site and nothing can be uploaded. Ask whoever runs the server to check the provider’s status page and the keys.",
      },
    },
    database: {
      embedded: (size: string) => `Responding. Built in, ${size}.`,
      server: (size: string) => `Responding. On a PostgreSQL server, ${size}.`,
    },
    bank: {
      none: "No bank is connected. You can upload statements.",
      answered: (ago: string) => `The bank responded ${ago}.`,
      silent: "The bank hasn’t responded yet.",
      until: (day: string) => `The bank’s token is valid until ${day}.`,
      over: (day: string) => `The bank’s token expired on ${day}.`,
      waiting: (n: number, ago: string) =>
        `${en(n, "payment is", "payments are")} waiting for a decision; ${n === 1 ? "it" : "the oldest"} arrived ${ago}.`,
      decide: "Decide what to do with each payment.",
      renew: "Create a new token in your internet banking and save it under Bank payments.",
      faults: {
        refused:
          "The bank refuses the token: it has expired or been deleted. Create a new one in your internet banking.",
        away: "The bank isn’t responding right now. We try again every five minutes.",
        unreadable: "The bank’s response couldn’t be read. We try again every five minutes.",
        "other-account": "The token belongs to a different account from the one in Settings.",
        "too-much": "The bank won’t provide payments from that far back. Connect it again with a later date.",
      },
      link: "Open the bank payments",
    },
    transfers: {
      offered: "Customers can pay by bank transfer.",
      unwanted: "Not offered: no active payment method is a bank transfer.",
      missing: healthSignWords.en.transfersMissing,
      advise: "Fill in your account number in the settings. Bank transfer is offered as soon as you save it.",
      link: healthSignWords.en.fillIn,
    },
    books: {
      none: "Orders, payments and documents haven’t been compared yet.",
      first: "They will be compared tonight at 3:41; there’s nothing you need to do.",
      late: "They should be compared every night. Ask whoever runs the server whether it is on at night, or open Accounting and press “Check now”.",
      agree: (orders: number, ago: string) =>
        `${en(orders, "order", "orders")}, payments, refunds and documents were compared ${ago}. They match.`,
      differences: (n: number, ago: string) =>
        `${en(n, "thing doesn’t", "things don’t")} add up; compared ${ago}.`,
      advise: "Open each order and put it right, then press “Check now” in Accounting.",
      link: "Open Accounting",
    },
    parcels: {
      none: "No carrier is connected.",
      answered: (ago: string) => `Packeta responded ${ago}.`,
      silent: "Packeta hasn’t responded yet.",
      points: (ago: string) => `Its pick-up points were loaded ${ago}.`,
      uncertain: (n: number) => `${en(n, "packet", "packets")} may or may not have been created.`,
      closed: (n: number) => `${en(n, "order is", "orders are")} bound for a pick-up point that has closed.`,
      settle: "Look the order up in Packeta’s client section, then record in the order how it turned out.",
      ask: "Ask the customer for another pick-up point and choose it in the order.",
      faults: {
        refused: "Packeta refuses the API password. An owner has to connect it again.",
        sender: "Packeta doesn’t recognise the sender. An owner has to connect it again with the right one.",
        away: "Packeta isn’t responding right now. We try again every five minutes.",
        unreadable: "Packeta’s response was incomplete. We try again every five minutes.",
      },
      pointsFaults: {
        refused: "Packeta doesn’t provide its pick-up points for this password.",
        away: "The list of pick-up points couldn’t be loaded. The previous one stays in use.",
        unreadable: "The list of pick-up points couldn’t be read. The previous one stays in use.",
        shrunk: "The new list of pick-up points was almost empty, so the previous one stays in use.",
      },
      link: "Open Packeta’s settings",
    },
    registers: {
      names: { ares: "ARES (Czech companies)", vies: "VIES (EU VAT numbers)" },
      unused: "Nobody has needed them yet.",
      answered: (name: string, ago: string) => `${name} responded ${ago}.`,
      faults: {
        away: (name: string, since: string) => `${name} stopped responding ${since}.`,
        busy: (name: string, since: string) =>
          `${name} has been refusing our requests; this started ${since}.`,
        unreadable: (name: string, since: string) =>
          `${name}: its responses have been unreadable; this started ${since}.`,
      },
      advise:
        "Ordering still works: customers fill in their company details themselves. We try again every five minutes; if it goes on for days, tell whoever runs the server.",
    },
    places: {
      fine: "No time has more bookings than places.",
      twice: (when: string, taken: number, seats: number) =>
        `${when}: ${taken} booked, but there ${seats === 1 ? "is only one place" : `are only ${seats} places`}.`,
      advise: "Open the day and move one of the bookings to another time; its customer gets an e-mail.",
    },
    push: {
      none: "Nobody has turned them on yet.",
      devices: (n: number) => `They are on for ${en(n, "device", "devices")}.`,
      away: (n: number, since: string) =>
        `The push service of ${en(n, "device", "devices")} stopped responding ${since}.`,
      advise:
        "We keep trying for half a day. As always, you also get an e-mail about new orders, messages, payments and withdrawals, but not about cancelled bookings or problems with the site. If it goes on, check whether the server can reach the internet (docs/deploy.md).",
    },
    settings: {
      none: "Everything that is filled in is valid.",
      accounts:
        "The IBAN and the account number belong to two different accounts: QR codes pay into the first, customers see the second.",
      wrong: (names: string) => `Not valid, so left out of the site: ${names}.`,
      links: (n: number) =>
        n === 1
          ? "1 link on a sponsor, event or team member isn’t a web address, so it isn’t shown."
          : `${n} links on sponsors, events or team members aren’t web addresses, so they aren’t shown.`,
      adviseAccounts: "Open Settings and put it right at once.",
      advise: (n: number): string =>
        n === 1
          ? "Open it for editing, and put it right or clear it."
          : "Open each one for editing, and put it right or clear it.",
    },
    cards: {
      live: (name: string) => `Customers can pay by card through ${name}.`,
      test: "The test gateway: customers seem to pay, but no money moves.",
      inTest: (name: string) => `${name} in test mode: customers seem to pay, but no money moves.`,
      faults: {
        refused: (name: string) =>
          `${name} refuses our keys: nobody can pay by card, and no refunds go out. Ask whoever runs the server to check the keys.`,
        away: (name: string) =>
          `${name} isn’t responding. Customers are told to try again in a while; nothing is lost. If it goes on, check its status page.`,
      },
      refunds: (count: number) =>
        count === 1
          ? "One refund is waiting for the gateway."
          : `${count} refunds are waiting for the gateway.`,
      adviseRefunds: (count: number) =>
        `Open “Refunds due” in the orders and look at the ${plural("en", count, { one: "refund", other: "refunds" })} there.`,
      none: "Not offered. Customers pay in the other ways you offer.",
      advise:
        "Fine for trying things out. Before you start selling for real, ask whoever runs the server to set the payment gateway’s live keys.",
    },
  },
  {
    title: "Stav webu",
    lead: "Jestli je web v pořádku, a co dělat, když není.",
    failed: "Stav webu se nepodařilo načíst. Pokud se neotevře ani samotný web, zavolejte správci serveru.",
    again: "Zkontrolovat znovu",
    checked: (when: string) => `Zkontrolováno ${when}.`,
    version: (version: string, commit: string) => `Paddock ${version}${commit && `, kód ${commit}`}`,
    running: (ago: string) => `Spuštěno ${ago}.`,
    overall: {
      ok: "Všechno je v pořádku.",
      attention: "Web funguje. Na něco níže se ale podívejte.",
      wrong: "Něco není v pořádku. Udělejte prosím, co je uvedeno níže.",
    },
    state: { ok: "V pořádku", attention: "Pozor", wrong: "Chyba" },
    parts: HEALTH_PART_NAMES.cs,
    backup: {
      good: (ago: string, size: string) => `Poslední vznikla ${ago} (${size}) a zkušební obnova se povedla.`,
      failed: (ago: string) => `Poslední pokus (${ago}) se nepovedl.`,
      lastGood: (ago: string) => `Poslední dobrá vznikla ${ago}.`,
      noGood: "Žádná dobrá zatím není.",
      none: "Zatím žádná nevznikla.",
      first: "První vznikne dnes v noci ve 2:40; není potřeba nic dělat.",
      late: "Požádejte správce serveru, ať spustí npm run backup (nebo paddock backup) a podívá se, co hlásí. Do té doby můžete při poruše disku přijít o to, co napíšete.",
      reason: "Server k tomu hlásí:",
    },
    mails: {
      none: "Všechny e-maily odešly.",
      waiting: (n: number, ago: string) =>
        `${cs(n, "e-mail čeká", "e-maily čekají", "e-mailů čeká")} na odeslání, ${n === 1 ? "" : "nejstarší "}vznikl ${ago}.`,
      failedWithin: (n: number) =>
        `${cs(n, "e-mail", "e-maily", "e-mailů")} z posledních 7 dní se nepodařilo doručit.`,
      files: "Není nastaven poštovní server: e-maily se jen ukládají do souborů a nikdo je nedostane.",
      adviseFiles: "Požádejte správce serveru, ať nastaví SMTP_URL a MAIL_FROM.",
      adviseWaiting:
        "Poštovní server e-maily nepřijímá. Čekající poštu web zkouší odeslat šest dní; pokud to trvá, obraťte se na svého poskytovatele pošty.",
      adviseFailed:
        "Podívejte se do odeslané pošty: často je v adrese překlep. Zavolejte zákazníkovi, nebo e-mail pošlete znovu.",
      link: "Otevřít odeslanou poštu",
    },
    jobs: {
      none: "Nic nečeká.",
      counts: (waiting: number, running: number) => `Čeká: ${waiting}, probíhá: ${running}.`,
      oldest: (ago: string) => `Nejstarší měla začít ${ago}.`,
      failed: (n: number) =>
        `${cs(n, "úloha se za poslední den nepovedla", "úlohy se za poslední den nepovedly", "úloh se za poslední den nepovedlo")}.`,
      adviseWaiting: "Požádejte správce serveru, ať ho restartuje. Nic se neztratí: co čeká, potom doběhne.",
      adviseFailed: "Zeptejte se správce serveru, co o tom najde v logu.",
    },
    daily: {
      last: (ago: string) => `Staré osobní údaje se naposledy promazaly ${ago}.`,
      none: "Zatím neproběhl.",
      first: "Proběhne dnes v noci ve 3:17; není potřeba nic dělat.",
      late: "Staré osobní údaje se musí mazat včas. Zeptejte se správce serveru, jestli server v noci běží.",
    },
    disk: {
      free: (free: string, total: string) => `Volné místo: ${free} z ${total}.`,
      backups: (free: string, total: string) => `Volné místo na disku se zálohami: ${free} z ${total}.`,
      advise:
        "Požádejte správce serveru, ať uvolní místo. Na plný disk se neuloží objednávka, obrázek ani záloha.",
    },
    files: {
      disk: "Jsou na disku serveru a dají se číst.",
      bucket: "Jsou v úložišti S3, které odpovídá.",
      away: {
        disk: "Jejich složku na serveru teď nelze používat.",
        bucket: "Úložiště S3, ve kterém jsou, neodpovídá nebo odmítá klíče.",
      },
      advise: {
        disk: "Požádejte správce serveru, ať se podívá na složku DATA_DIR a na její práva.",
        bucket:
          "Na webu chybí obrázky a nic nelze nahrát. Požádejte správce serveru, ať se podívá na stránky poskytovatele úložiště a na klíče.",
      },
    },
    database: {
      embedded: (size: string) => `Odpovídá. Je vestavěná, velikost ${size}.`,
      server: (size: string) => `Odpovídá. Je na serveru PostgreSQL, velikost ${size}.`,
    },
    bank: {
      none: "Žádná banka není připojená. Můžete nahrávat výpisy.",
      answered: (ago: string) => `Banka odpověděla ${ago}.`,
      silent: "Banka zatím neodpověděla.",
      until: (day: string) => `Token banky platí do ${day}.`,
      over: (day: string) => `Platnost tokenu banky skončila ${day}.`,
      waiting: (n: number, ago: string) =>
        `${cs(n, "platba čeká", "platby čekají", "plateb čeká")} na rozhodnutí, ${n === 1 ? "" : "nejstarší "}přišla ${ago}.`,
      decide: "Rozhodněte o každé platbě.",
      renew: "Vytvořte v internetovém bankovnictví nový token a uložte ho u plateb na účtu.",
      faults: {
        refused:
          "Banka token odmítá: skončila jeho platnost, nebo byl smazán. Vytvořte v internetovém bankovnictví nový.",
        away: "Banka teď neodpovídá. Ptáme se jí znovu každých pět minut.",
        unreadable: "Odpověď banky se nepodařilo přečíst. Ptáme se jí znovu každých pět minut.",
        "other-account": "Token patří k jinému účtu, než který je v Nastavení.",
        "too-much": "Banka platby za tak dlouhé období neposkytne. Připojte ji znovu s pozdějším datem.",
      },
      link: "Otevřít platby na účtu",
    },
    transfers: {
      offered: "Zákazníci mohou platit bankovním převodem.",
      unwanted: "Nenabízejí se: žádný zapnutý způsob platby není bankovní převod.",
      missing: healthSignWords.cs.transfersMissing,
      advise: "Vyplňte v nastavení číslo svého účtu. Jakmile ho uložíte, převod se začne nabízet.",
      link: healthSignWords.cs.fillIn,
    },
    books: {
      none: "Objednávky, platby a doklady se zatím neporovnávaly.",
      first: "Porovnají se dnes v noci ve 3:41; není potřeba nic dělat.",
      late: "Mají se porovnávat každou noc. Zeptejte se správce serveru, jestli server v noci běží, nebo v účetnictví stiskněte „Zkontrolovat teď“.",
      agree: (orders: number, ago: string) =>
        `Objednávky (${orders}), platby, vrácené peníze a doklady se porovnaly ${ago}. Souhlasí.`,
      differences: (n: number, ago: string) =>
        `${cs(n, "věc nesouhlasí", "věci nesouhlasí", "věcí nesouhlasí")}, porovnáno ${ago}.`,
      advise:
        "Otevřete každou objednávku a dejte ji do pořádku, potom v účetnictví stiskněte „Zkontrolovat teď“.",
      link: "Otevřít účetnictví",
    },
    parcels: {
      none: "Žádný dopravce není připojený.",
      answered: (ago: string) => `Zásilkovna odpověděla ${ago}.`,
      silent: "Zásilkovna zatím neodpověděla.",
      points: (ago: string) => `Její výdejní místa jsme načetli ${ago}.`,
      uncertain: (n: number) =>
        `${cs(n, "zásilka možná vznikla, možná ne", "zásilky možná vznikly, možná ne", "zásilek možná vzniklo, možná ne")}.`,
      closed: (n: number) =>
        `${cs(n, "objednávka má", "objednávky mají", "objednávek má")} jet na výdejní místo, které už neexistuje.`,
      settle: "Najděte objednávku v klientské sekci Zásilkovny a do objednávky pak zapište, jak to dopadlo.",
      ask: "Požádejte zákazníka o jiné výdejní místo a vyberte ho v objednávce.",
      faults: {
        refused: "Zásilkovna odmítá API heslo. Majitel ji musí připojit znovu.",
        sender: "Zásilkovna nezná odesílatele. Majitel ji musí připojit znovu se správným.",
        away: "Zásilkovna teď neodpovídá. Ptáme se jí znovu každých pět minut.",
        unreadable: "Odpověď Zásilkovny nedorazila celá. Ptáme se jí znovu každých pět minut.",
      },
      pointsFaults: {
        refused: "Zásilkovna pro toto heslo seznam výdejních míst neposkytuje.",
        away: "Seznam výdejních míst se nepodařilo načíst. Platí ten předchozí.",
        unreadable: "Seznam výdejních míst se nepodařilo přečíst. Platí ten předchozí.",
        shrunk: "Nový seznam výdejních míst byl skoro prázdný, a proto platí ten předchozí.",
      },
      link: "Otevřít nastavení Zásilkovny",
    },
    registers: {
      names: { ares: "ARES (české firmy)", vies: "VIES (DIČ v Evropské unii)" },
      unused: "Zatím je nikdo nepotřeboval.",
      answered: (name: string, ago: string) => `${name}: poslední odpověď ${ago}.`,
      faults: {
        away: (name: string, since: string) => `${name}: neodpovídá, začalo to ${since}.`,
        busy: (name: string, since: string) => `${name}: odmítá naše dotazy, začalo to ${since}.`,
        unreadable: (name: string, since: string) => `${name}: odpovědi nejde přečíst, začalo to ${since}.`,
      },
      advise:
        "Objednávat jde dál, zákazníci si údaje firmy vyplní sami. Ptáme se znovu každých pět minut; pokud to trvá celé dny, řekněte to správci serveru.",
    },
    places: {
      fine: "Na žádný čas není víc rezervací než míst.",
      twice: (when: string, taken: number, seats: number) =>
        `${when}: rezervovaných míst je ${taken}, ale celkem jen ${seats}.`,
      advise: "Otevřete den a jednu z rezervací přesuňte na jiný čas; zákazník dostane e-mail.",
    },
    push: {
      none: "Zatím si je nikdo nezapnul.",
      devices: (n: number) => `Zapnutá jsou na ${cs(n, "zařízení", "zařízeních", "zařízeních")}.`,
      away: (n: number, since: string) =>
        `Služba pro upozornění neodpovídá (${cs(n, "zařízení", "zařízení", "zařízení")}), začalo to ${since}.`,
      advise:
        "Upozornění se ještě půl dne posílají znovu. O nových objednávkách, zprávách, platbách a odstoupeních přijde jako vždy i e-mail, o zrušených rezervacích a potížích s webem ne. Pokud to trvá, ověřte, že server smí na internet (docs/deploy.md).",
    },
    settings: {
      none: "Všechno, co je vyplněné, je v pořádku.",
      accounts: "IBAN a číslo účtu patří ke dvěma účtům: z QR kódů se platí na první, zákazníci vidí druhé.",
      wrong: (names: string) => `Neplatné, a proto na webu vynechané: ${names}.`,
      links: (n: number) =>
        `Odkazy u sponzorů, událostí nebo členů týmu, které nejsou webovou adresou, a proto se nezobrazují: ${n}.`,
      adviseAccounts: "Otevřete Nastavení a hned to opravte.",
      advise: (_: number): string => "Otevřete údaj k úpravě a opravte ho, nebo ho smažte.",
    },
    cards: {
      live: (name: string) => `Zákazníci mohou platit kartou přes ${name}.`,
      test: "Zkušební brána: zákazníci zdánlivě platí, ale žádné peníze nechodí.",
      inTest: (name: string) =>
        `${name} ve zkušebním režimu: zákazníci zdánlivě platí, ale žádné peníze nechodí.`,
      faults: {
        refused: (name: string) =>
          `${name} naše klíče nepřijímá: kartou nikdo nezaplatí a peníze se nevrátí. Požádejte správce serveru, ať klíče zkontroluje.`,
        away: (name: string) =>
          `${name} neodpovídá. Zákazníkům říkáme, ať to zkusí za chvíli; nic se neztratí. Pokud to trvá, podívejte se na stránky brány.`,
      },
      refunds: (count: number) =>
        count === 1
          ? "Jedno vrácení peněz čeká na bránu."
          : `Vrácení peněz, která čekají na bránu: ${count}.`,
      adviseRefunds: () => "Otevřete u objednávek přehled „Peníze k vrácení“ a podívejte se na ně.",
      none: "Nenabízejí se. Zákazníci platí jinými způsoby, které nabízíte.",
      advise:
        "Na vyzkoušení je to v pořádku. Než začnete doopravdy prodávat, požádejte správce serveru, ať nastaví ostré klíče platební brány.",
    },
  },
);
