import { defineLegal } from "./draft-text.ts";

/** The rules that a rider signs before the ride. */
export const safetyText = defineLegal(
  {
    who: {
      title: "Who may ride",
      body: [
        "Drifting means strong sideways forces, noise, smoke and heat. You ride of your own free will and only if you feel well.",
        [
          "You are not under the influence of alcohol, drugs or medicines that impair your attention.",
          "You are not pregnant, and have no illness of the heart, spine or neck and no recent operation or injury that such a ride could make worse.",
          "Anyone under 18 rides only with the consent of a parent or guardian, who signs this statement.",
          "You tell us before the ride about anything that could affect your safety.",
        ],
      ],
    },
    car: {
      title: "In the car",
      body: [
        [
          "You wear the helmet we give you and keep the belts fastened until the car has stopped and we undo them.",
          "You wear closed shoes and have nothing loose on you or in your pockets.",
          "You do not touch the steering wheel, the gear lever, the handbrake or the controls unless the instructor asks you to.",
          "You keep your hands and head inside. You film only with equipment we have mounted in the car.",
          "If you feel unwell or want to stop, give the signal we agree on before the ride. The driver stops at once.",
        ],
      ],
    },
    track: {
      title: "At the track",
      body: [
        [
          "You follow what the team and the marshals say, and stay in the areas open to visitors.",
          "You never step onto the track, and you look after any children you have brought.",
          "If you break these rules, the team may end the ride.",
        ],
      ],
    },
    risk: {
      title: "What you acknowledge",
      body: [
        "I have read and understood these rules and will follow them. I know that motorsport is dangerous even when all the rules are followed, and I ride knowing that.",
        "Nothing in this statement limits your rights if someone is injured, or where {company} is liable by law.",
      ],
    },
    data: {
      title: "Your data",
      body: [
        "{company} keeps the signed statement for three years after the ride, or after the rider’s 18th birthday if that is later, to be able to show what was agreed if a claim is made. Then it is deleted. Your rights are explained on the {privacy} page.",
      ],
    },
  },
  {
    who: {
      title: "Kdo smí jet",
      body: [
        "Drift znamená velké boční přetížení, hluk, kouř a horko. Jedete z vlastní vůle a jen tehdy, když se cítíte dobře.",
        [
          "Nejste pod vlivem alkoholu, drog ani léků, které snižují pozornost.",
          "Nejste těhotná a nemáte nemoc srdce, páteře nebo krku ani čerstvou operaci či zranění, které by jízda mohla zhoršit.",
          "Kdo ještě nemá 18 let, jede jen se souhlasem rodiče nebo jiného zákonného zástupce, který toto prohlášení podepíše.",
          "Před jízdou nám řeknete o všem, co by mohlo ovlivnit vaši bezpečnost.",
        ],
      ],
    },
    car: {
      title: "V autě",
      body: [
        [
          "Na hlavě máte helmu, kterou dostanete od nás, a pásy necháte zapnuté, dokud auto nezastaví a my je nerozepneme.",
          "Máte pevné uzavřené boty a nic volného na sobě ani v kapsách.",
          "Nesaháte na volant, řadicí páku, ruční brzdu ani ovládání, pokud vás o to nepožádá instruktor.",
          "Ruce i hlavu držíte uvnitř. Natáčíte jen tím, co jsme v autě připevnili.",
          "Když vám není dobře nebo chcete skončit, dejte znamení, na kterém se před jízdou domluvíme. Řidič hned zastaví.",
        ],
      ],
    },
    track: {
      title: "Na trati",
      body: [
        [
          "Řídíte se pokyny týmu a traťových komisařů a zůstáváte tam, kde návštěvníci být smějí.",
          "Nikdy nevstupujete na trať a dohlížíte na děti, které jste přivezli.",
          "Pokud pravidla porušíte, může tým jízdu ukončit.",
        ],
      ],
    },
    risk: {
      title: "Co berete na vědomí",
      body: [
        "Pravidla jsem si přečetl(a), rozumím jim a budu je dodržovat. Vím, že motorsport je nebezpečný, i když se všechna pravidla dodrží, a jedu s tímto vědomím.",
        "Nic v tomto prohlášení neomezuje vaše práva, když dojde ke zranění nebo když {company} odpovídá podle zákona.",
      ],
    },
    data: {
      title: "Vaše údaje",
      body: [
        "{company} uchovává podepsané prohlášení tři roky po jízdě, nebo tři roky po 18. narozeninách účastníka, pokud nastanou později. Je to proto, aby bylo možné doložit, co bylo domluveno, kdyby někdo uplatnil nárok. Potom se smaže. Vaše práva najdete na stránce {privacy}.",
      ],
    },
  },
);
