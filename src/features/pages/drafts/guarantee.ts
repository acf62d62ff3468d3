import { defineLegal } from "./draft-text.ts";

/** What Directive (EU) 2024/825 wants buyers of goods reminded of before they buy, in force from 27 September 2026. */
export const guaranteeText = defineLegal(
  {
    what: {
      title: "What you have by law",
      body: [
        "If goods do not match the contract, the seller is liable. You have this legal guarantee of conformity on all new goods for two years from the day you receive them, and it costs you nothing. It does not matter whether you bought online or at the track.",
        "You may ask for a repair or a new item, whichever you prefer. Where that is not possible, would take unreasonably long or would cause you significant inconvenience, you may ask for a discount or withdraw from the contract and get your money back.",
        "A defect that appears within the first year is presumed to have been there from the start.",
      ],
    },
    claim: {
      title: "How to claim it",
      body: [
        "Write to us ({email}) or bring the goods to the seller’s address. The rest is on the {terms} page, under defects and complaints.",
      ],
    },
    countries: {
      title: "Buyers from other countries",
      body: [
        "Two years is the minimum in every country of the European Union. If the law of the country you live in gives you more, you are entitled to that as well.",
        "The rules of each country are explained by {europe}.",
      ],
    },
    more: {
      title: "Manufacturers’ guarantees",
      body: [
        "A manufacturer’s voluntary guarantee is an extra and never reduces your legal guarantee. If goods have one, their page in the shop says so.",
      ],
    },
  },
  {
    what: {
      title: "Co máte ze zákona",
      body: [
        "Za zboží, které neodpovídá smlouvě, odpovídá prodávající. Tuto zákonnou záruku, že zboží odpovídá smlouvě, máte na všechno nové zboží po dva roky ode dne, kdy ho převezmete, a nic vás nestojí. Nezáleží na tom, zda jste nakoupili online, nebo u trati.",
        "Můžete žádat opravu, nebo nový kus, jak si vyberete. Není-li to možné, trvalo-li by to nepřiměřeně dlouho nebo by vás to značně obtěžovalo, můžete žádat slevu nebo od smlouvy odstoupit a dostat peníze zpět.",
        "Projeví-li se vada během prvního roku, má se za to, že zboží bylo vadné už při převzetí.",
      ],
    },
    claim: {
      title: "Jak ji uplatnit",
      body: [
        "Napište nám ({email}) nebo zboží přivezte na adresu prodávajícího. Ostatní najdete na stránce {terms} v části o vadách a reklamacích.",
      ],
    },
    countries: {
      title: "Kupující z jiných zemí",
      body: [
        "Dva roky jsou minimum v každé zemi Evropské unie. Pokud vám právo země, ve které žijete, dává víc, máte nárok i na to.",
        "Pravidla jednotlivých zemí vysvětluje {europe}.",
      ],
    },
    more: {
      title: "Záruky výrobců",
      body: [
        "Záruka, kterou výrobce dává dobrovolně, je navíc a zákonnou záruku nijak neomezuje. Má-li ji některé zboží, je to uvedeno na jeho stránce v e-shopu.",
      ],
    },
  },
);
