import { defineLegal } from "./draft-text.ts";

/** What the software stores and for how long; docs/spec-coverage-shop.md names the code that deletes it. */
export const privacyText = defineLegal(
  {
    who: {
      title: "Who looks after your data",
      body: [
        "The controller of your personal data is {company}, whose details are above. Write to us ({email}) about anything to do with your data; someone from the team will reply.",
        "Most of this site can be read without telling us anything about you. It has no analytics, no advertising and no third-party scripts, and we read nothing in your browser to track you.",
      ],
    },
    orders: {
      title: "Orders",
      body: [
        "When you order, we store your name, e-mail, phone, address, what you ordered, how it is sent and paid for, and the language of the order. We need it to conclude and fulfil the contract with you, and the law requires us to keep accounts. If you buy for a company, we also store its name, company number and VAT number; if you pay by transfer, what the bank tells us: the account, name and message of whoever paid; for a refund, the account it goes to. We also keep our own notes on handling the order.",
        "We keep order data for 5 years. After that your name, e-mail, phone and address are deleted from the order. Invoices and credit notes are tax documents, which we have to keep for 10 years from the end of the year of the supply (section 35 of Act No. 235/2004 Coll., on Value Added Tax); after that your data are deleted from them too, and what remains can no longer be linked to anyone.",
        "So that an order sent twice is placed only once, we keep a technical key for it for up to 1 year. To stop mass orders, spam and the guessing of codes, we keep for at most a day the IP address from which an order, message, withdrawal, booking, code or any other form was sent.",
        "A company number you fill in is looked up in ARES, the register of the Czech Ministry of Finance, and a VAT number in VIES, that of the European Commission. We contact them; your browser does not. Their answers are kept for two days at most.",
      ],
    },
    rides: {
      title: "Rides and vouchers",
      body: [
        "For a booked ride we store who booked it, an e-mail and a phone number, the names of the riders, the day and time, and whether they came. We keep this for 5 years after the ride, as we do for orders; the details of those who were only on the waiting list are deleted 30 days after the ride day. Vouchers we give away are kept with the recipient’s name and e-mail for 5 years. If a voucher is a gift, we also store the recipient’s name and e-mail and the message you wrote. We send the recipient nothing but the gift and delete the data with the order, after 5 years at the latest, or earlier if the recipient asks; copies in our log of e-mails are deleted after a year at the latest.",
        "Before the ride, each rider signs our safety rules: name, date of birth and signature; for rides with height or weight limits, height and weight as well; and for riders under 18, the name and signature of a parent or guardian and their relationship to the rider. We need this to protect riders and to be able to prove what was agreed (our legitimate interest). A statement is deleted 3 years after the ride, or 3 years after the 18th birthday if that is later: until then claims can be made, and we keep it even if you ask us to delete your other data.",
      ],
    },
    messages: {
      title: "Messages",
      body: [
        "When you write to us with the contact form, we store your name, e-mail, subject, message and the language, and our reply with them. We use them to reply to you, because you ask us to, and delete them when they are no longer needed, or when you ask us to. Copies in our log of e-mails are deleted after a year at the latest.",
      ],
    },
    reviews: {
      title: "Reviews",
      body: [
        "After a ride, or some days after your goods have arrived, we ask you once by e-mail for a review, because we have a legitimate interest in knowing how you liked it. You can tell us there not to ask you again; for that we keep only a code from which your address cannot be read. If you do not answer, the invitation is deleted after 90 days.",
        "What you write, the name you choose and your picture are shown on this site with your consent, once we have read them. You can withdraw them with the link from our e-mail, and they disappear from the site at once; the picture’s file is gone within an hour. For 5 years, we keep a record of who wrote a review.",
      ],
    },
    technical: {
      title: "Technical data",
      body: [
        "We keep technical data for up to 1 year, because we have a legitimate interest in a site that is safe and works:",
        [
          "sessions of the administrators of this site (the year counts from their end): the browser, and when they began, were last used and ended,",
          "the log of e-mails the site has sent: to whom, when, with what text, and whether they were delivered,",
          "technical keys of orders, as described above,",
          "the numbers of the payment gateway’s notices, so that no payment counts twice,",
          "the log of what the administrators changed on this site: who, when, what, and what the record looked like before, with its pictures, so that a mistake can be undone; for orders, messages and reviews only the changed state, nothing about you.",
        ],
        "Failed attempts to sign in to the back office are kept with their IP address for a day. We log nothing about you when you visit pages.",
        "Backups hold all of this for a few more weeks. They are used only to restore the site; after that we again delete whatever had been deleted before.",
      ],
    },
    browser: {
      title: "What is in your browser",
      body: [
        "Your language, your cart and your answer about cookies are kept in your own browser. A list of everything that can be stored there, and how to change your choice, is on the {cookies} page.",
        "An administrator of this site may have the browser remember their e-mail and password. Both are then encrypted in that browser with a key that cannot be taken out of it; they are gone when the administrator signs in without asking for it again.",
      ],
    },
    recipients: {
      title: "Who else receives your data",
      body: [
        "We give data only to those who need them for your order or the running of the site, and only what they need:",
        [
          "carriers: your name, address, phone and e-mail for a parcel,",
          "banks and payment services: what a payment needs,",
          "our accountant, and authorities where the law requires it,",
          "those who run our server and e-mail for us,",
          "services that deliver notifications to our team’s phones (Google, Apple, Mozilla, Microsoft), possibly outside the European Economic Area: your name and the total of your order, or the subject of your message, encrypted so that only the phone can read them.",
        ],
        "We do not sell data, do not otherwise send them outside the European Economic Area, and make no decisions about you by automated means alone. The buttons for sharing posts are plain links: a network learns of you only when you press one. A video that is on YouTube or Vimeo is asked for by your browser only when you play it; its service then learns your IP address and that you play it on our site.",
      ],
    },
    safety: {
      title: "How we keep your data safe",
      body: [
        "The site takes only what it needs. Administrators sign in with passwords that are stored so that nobody can read them, and location data are removed from uploaded pictures.",
      ],
    },
    rights: {
      title: "Your rights",
      body: [
        "You have the right:",
        [
          "to know which of your data we have, and to a copy of them,",
          "to have them corrected or completed,",
          "to have them deleted where we no longer need them and the law does not require us to keep them,",
          "to have their use restricted, and to object to a use that rests on our legitimate interest,",
          "to receive the data you gave us in a machine-readable form,",
          "to withdraw your consent at any time, without affecting what was done before.",
        ],
        "Write to us ({email}); we answer within one month and it costs nothing. If you think we mishandle your data, you can complain to the Office for Personal Data Protection, Pplk. Sochora 27, 170 00 Praha 7, {authority}.",
      ],
    },
  },
  {
    who: {
      title: "Kdo se o údaje stará",
      body: [
        "Správcem vašich osobních údajů je {company}; údaje o prodávajícím najdete výše. S čímkoli, co se vašich údajů týká, nám pište ({email}); odpoví vám někdo z týmu.",
        "Většinu webu si přečtete, aniž byste nám o sobě cokoli řekli. Není na něm žádná analytika, žádná reklama ani cizí skripty a nic z vašeho prohlížeče nečteme proto, abychom vás sledovali.",
      ],
    },
    orders: {
      title: "Objednávky",
      body: [
        "Když objednáváte, ukládáme jméno, e-mail, telefon, adresu, co jste si objednali, jak se to doručí a zaplatí, a jazyk objednávky. Potřebujeme to k uzavření a splnění smlouvy s vámi a účetnictví nám ukládá zákon. Nakupujete-li na firmu, ukládáme i její název, IČO a DIČ; platíte-li převodem, i to, co nám sdělí banka: účet, jméno a zprávu toho, kdo platil; vracíme-li peníze, i účet, na který je posíláme. U objednávky si ukládáme i poznámky k jejímu vyřízení.",
        "Údaje o objednávkách uchováváme 5 let. Potom se jméno, e-mail, telefon a adresa z objednávky smažou. Faktury a dobropisy jsou daňové doklady a ty musíme uchovávat 10 let od konce roku, ve kterém se plnění uskutečnilo (§ 35 zákona č. 235/2004 Sb., o dani z přidané hodnoty). Potom se vaše údaje smažou i z nich a co zbude, už s nikým spojit nelze.",
        "Aby se objednávka odeslaná dvakrát provedla jen jednou, uchováváme její technický klíč po dobu nejvýše 1 roku. Na ochranu proti hromadným objednávkám, spamu a hádání kódů uchováváme nejvýše jeden den IP adresu, ze které přišla objednávka, zpráva, odstoupení, rezervace, kód nebo jiný formulář.",
        "IČO, které vyplníte, vyhledáme v rejstříku ARES Ministerstva financí a DIČ ověříme v systému VIES Evropské komise. Ptáme se my, ne váš prohlížeč. Odpovědi uchováváme nejvýše dva dny.",
      ],
    },
    rides: {
      title: "Jízdy a poukazy",
      body: [
        "K rezervované jízdě ukládáme, kdo si ji objednal, e-mail a telefon, jména účastníků, den a čas a to, zda přijeli. Uchováváme to 5 let po jízdě, stejně jako objednávky; údaje těch, kdo na místo jen čekali, smažeme 30 dnů po daném dni. Poukazy, které darujeme, uchováváme se jménem a e-mailem obdarovaného 5 let. Je-li poukaz dárek, uložíme i jméno a e-mail obdarovaného a věnování, které jste napsali. Obdarovanému pošleme jen tento dárek a údaje smažeme s objednávkou, nejpozději po 5 letech, nebo dřív, když o to obdarovaný požádá; kopie v záznamu e-mailů smažeme nejpozději po roce.",
        "Před jízdou každý účastník podepisuje naše bezpečnostní pravidla: jméno, datum narození, podpis, u jízd s omezením výšky nebo hmotnosti i výška a hmotnost a u účastníků do 18 let také jméno a podpis rodiče nebo zákonného zástupce a jeho vztah k účastníkovi. Potřebujeme to, abychom účastníky chránili a mohli doložit, co bylo dohodnuto (náš oprávněný zájem). Prohlášení mažeme 3 roky po jízdě, nebo 3 roky po 18. narozeninách, pokud to je později: do té doby lze uplatnit nároky, a proto je ponecháme, i když nás požádáte o výmaz ostatních údajů.",
      ],
    },
    messages: {
      title: "Zprávy",
      body: [
        "Když nám napíšete přes kontaktní formulář, ukládáme jméno, e-mail, předmět, zprávu a jazyk a k nim naši odpověď. Používáme je k tomu, abychom vám odpověděli, protože jste nás o to požádali, a smažeme je, až je nikdo nebude potřebovat, nebo když o to požádáte. Kopie v záznamu e-mailů smažeme nejpozději po roce.",
      ],
    },
    reviews: {
      title: "Recenze",
      body: [
        "Po jízdě, nebo pár dní po doručení zboží, vás jednou e-mailem poprosíme o recenzi, protože máme oprávněný zájem vědět, jak jste byli spokojeni. Na stejném místě nám můžete říct, že se vás ptát nemáme; k tomu si necháme jen kód, ze kterého vaši adresu zjistit nelze. Když neodpovíte, pozvánka se po 90 dnech smaže.",
        "Co napíšete, jméno, které si zvolíte, a vaši fotku s vaším souhlasem zveřejníme na tomto webu, až si je projdeme. Pomocí odkazu z našeho e-mailu je můžete kdykoli vzít zpět: z webu hned zmizí, soubor s fotkou nejpozději do hodiny. Údaj o tom, kdo recenzi napsal, uchováváme 5 let.",
      ],
    },
    technical: {
      title: "Technické údaje",
      body: [
        "Technické údaje uchováváme nejvýše 1 rok, protože máme oprávněný zájem na tom, aby byl web bezpečný a fungoval:",
        [
          "přihlášení správců tohoto webu (rok se počítá od jejich skončení): z jakého prohlížeče, kdy začala, kdy byla naposledy použita a kdy skončila,",
          "záznam e-mailů, které web odeslal: komu, kdy, s jakým textem a zda byly doručeny,",
          "technické klíče objednávek, jak je popsáno výše,",
          "čísla zpráv od platební brány, aby se žádná platba nezapočítala dvakrát,",
          "záznam toho, co správci na webu změnili: kdo, kdy a co, a jak záznam vypadal předtím i s obrázky, aby šlo omyl napravit; u objednávek, zpráv a recenzí jen změněný stav, nic o vás.",
        ],
        "Neúspěšná přihlášení do administrace uchováváme i s IP adresou jeden den. O návštěvách stránek nezaznamenáváme nic, co by se týkalo vás.",
        "V zálohách to všechno zůstává ještě několik týdnů. Zálohy slouží jen k obnově webu, a co bylo předtím smazáno, po ní smažeme znovu.",
      ],
    },
    browser: {
      title: "Co je ve vašem prohlížeči",
      body: [
        "Jazyk, košík a vaši odpověď na otázku o cookies uchovává váš vlastní prohlížeč. Seznam všeho, co v něm může být, a změnu volby najdete na stránce {cookies}.",
        "Správce tohoto webu si může nechat v prohlížeči zapamatovat e-mail a heslo. Obojí je tam zašifrované klíčem, který z prohlížeče nejde dostat ven, a zmizí, jakmile se správce přihlásí a o zapamatování nepožádá.",
      ],
    },
    recipients: {
      title: "Komu údaje předáváme",
      body: [
        "Údaje předáváme jen těm, kdo je potřebují kvůli vaší objednávce nebo provozu webu, a jen v nutném rozsahu:",
        [
          "dopravcům: jméno, adresu, telefon a e-mail k zásilce,",
          "bankám a platebním službám: co je nutné k platbě,",
          "účetní a úřadům, pokud to ukládá zákon,",
          "těm, kdo nám provozují server a poštu,",
          "službám, které doručují upozornění na telefony našeho týmu (Google, Apple, Mozilla, Microsoft), případně i mimo Evropský hospodářský prostor: vaše jméno a částku objednávky nebo předmět zprávy, zašifrované tak, že je přečte jen telefon.",
        ],
        "Údaje nikomu neprodáváme, mimo Evropský hospodářský prostor je jinak neposíláme a nerozhodujeme o vás jen automatizovaně. Tlačítka ke sdílení článků jsou obyčejné odkazy: síť se o vás dozví, teprve když některé stisknete. Video, které je na YouTube nebo Vimeo, si váš prohlížeč vyžádá, teprve když ho spustíte; jeho provozovatel se pak dozví vaši IP adresu a to, že si ho přehráváte na našem webu.",
      ],
    },
    safety: {
      title: "Jak údaje chráníme",
      body: [
        "Web si bere jen to, co potřebuje. Správci se přihlašují hesly, která jsou uložená tak, aby je nikdo nemohl přečíst, a z nahraných fotografií se odstraňuje místo pořízení.",
      ],
    },
    rights: {
      title: "Vaše práva",
      body: [
        "Máte právo:",
        [
          "vědět, které vaše údaje máme, a dostat jejich kopii,",
          "na jejich opravu nebo doplnění,",
          "na výmaz, pokud už je nepotřebujeme a jejich uchování nám neukládá zákon,",
          "na omezení zpracování a na námitku proti zpracování z důvodu oprávněného zájmu,",
          "získat údaje, které jste nám dali, ve strojově čitelné podobě,",
          "kdykoli odvolat souhlas, aniž by se tím změnilo, co se stalo předtím.",
        ],
        "Napište nám ({email}); odpovíme do jednoho měsíce a nic to nestojí. Máte-li za to, že s vašimi údaji zacházíme špatně, můžete podat stížnost u Úřadu pro ochranu osobních údajů, Pplk. Sochora 27, 170 00 Praha 7, {authority}.",
      ],
    },
  },
);
