import { defineLegal } from "./draft-text.ts";

/** The statement on accessibility, with what Directive (EU) 2019/882 (annex V) wants said of a service. */
export const accessibilityText = defineLegal(
  {
    what: {
      title: "What this is about",
      body: [
        "This statement is for this site and its shop, run by {company}. A team as small as ours is not obliged to meet the accessibility requirements for services (Act No. 424/2023 Coll., which implements Directive (EU) 2019/882). We follow them all the same, because the shop should work for everyone.",
      ],
    },
    how: {
      title: "How the site works",
      body: [
        "The site and the shop follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA:",
        [
          "everything can be done with a keyboard, and you always see where the focus is,",
          "screen readers get headings, labels, errors beside their fields and descriptions of pictures,",
          "text can be enlarged to twice its size and fits a narrow screen without sideways scrolling,",
          "colours have the contrast the guidelines require,",
          "if your device is set to reduce motion, there is less of it, and videos start without sound,",
          "orders, withdrawals and complaints can all be made in writing.",
        ],
      ],
    },
    limits: {
      title: "What does not work yet",
      body: [
        "The team’s videos have no captions and no audio description; but nothing you need for an order is said only in them.",
        "PDF documents have tags, headings and a language, but have not been tested with every screen reader. We send any of them as plain text if you ask for it.",
        "The pages of payment gateways, carriers and social networks are run by others, who answer for their accessibility.",
      ],
    },
    contact: {
      title: "Tell us",
      body: [
        "If something does not work for you, or you need a text in another form, write to us ({email})[ or call {phone}]. We will reply within 14 days and find you another way in the meantime.",
        "The accessibility of online shops is supervised by the {inspection}.",
      ],
    },
  },
  {
    what: {
      title: "Čeho se to týká",
      body: [
        "Prohlášení platí pro tento web a e-shop, který provozuje {company}. Tak malý tým, jako jsme my, požadavky na přístupnost služeb plnit nemusí (zákon č. 424/2023 Sb., kterým se v Česku provádí směrnice (EU) 2019/882). Přesto se jimi řídíme, protože e-shop má fungovat každému.",
      ],
    },
    how: {
      title: "Jak web funguje",
      body: [
        "Web i e-shop jsou vytvořené podle pravidel přístupnosti webového obsahu (WCAG) 2.2, úrovně AA:",
        [
          "všechno jde ovládat klávesnicí a vždy je vidět, kde právě jste,",
          "čtečky obrazovky dostanou nadpisy, popisky, chyby u svého políčka i texty k obrázkům,",
          "text jde zvětšit na dvojnásobek a vejde se i na úzký displej bez posouvání do stran,",
          "barvy mají kontrast, který pravidla žádají,",
          "kdo má v zařízení zapnuté omezení pohybu, uvidí ho tu méně, a videa se spouštějí bez zvuku,",
          "celá objednávka, odstoupení i reklamace se dají vyřídit písemně.",
        ],
      ],
    },
    limits: {
      title: "Co zatím nefunguje",
      body: [
        "Videa týmu nemají titulky ani zvukový popis; nic, co potřebujete k objednávce, ale není jen v nich.",
        "Dokumenty PDF mají značky, nadpisy a jazyk, se všemi čtečkami ale vyzkoušené nejsou. Na požádání vám kterýkoli pošleme jako prostý text.",
        "Za stránky platebních bran, dopravců a sociálních sítí a za jejich přístupnost odpovídají jejich provozovatelé.",
      ],
    },
    contact: {
      title: "Napište nám",
      body: [
        "Když vám něco nefunguje nebo potřebujete text v jiné podobě, napište nám ({email})[ nebo zavolejte na {phone}]. Odpovíme do 14 dnů a mezitím pro vás najdeme jiný způsob.",
        "Na přístupnost e-shopů dohlíží {inspection}.",
      ],
    },
  },
);
