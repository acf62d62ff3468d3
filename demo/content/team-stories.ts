import type { Both } from "./types.ts";

/** What people of the team tell on pages of their own, by their handle. A blank line parts paragraphs. */
export const teamStories: Record<string, Both<string>> = {
  "marek-havlin": {
    en: "In 2017 Marek was a fitter who spent his evenings in a rented garage behind the station. The E36 in it had a welded differential, three colours of paint and a driver who had never seen a qualifying sheet. It said 27th. He kept that sheet; it hangs above the coffee machine.\n\nTwo years later he won the semi-pro title in the Ember S13, then the pro title twice. What people don’t see is the walking: every track, on foot, in both directions, before the first practice run. “From the car you see where you’re going. On foot you see where you’ll end up.”\n\nToday he drives the Kestrel S14 and runs the workshop. He’d rather talk about tyre pressures than about himself, so this is as long as it gets.",
    cs: "V roce 2017 byl Marek zámečník, který večery trávil v pronajaté garáži za nádražím. E36, co v ní stála, měla zavařený diferenciál, tři barvy laku a jezdce, který v životě neviděl kvalifikační listinu. Stálo na ní 27. místo. Tu listinu si schoval, visí nad kávovarem.\n\nO dva roky později vyhrál s vozem Ember S13 titul v SEMI-PRO a potom dvakrát kategorii PRO. Co nikdo nevidí, je to chození: každou trať projde pěšky oběma směry, ještě před prvním tréninkem. „Z auta vidíte, kam jedete. Pěšky vidíte, kde skončíte.“\n\nDnes jezdí s vozem Kestrel S14 a vede dílnu. O tlacích v pneumatikách mluví raději než o sobě, a tak je tohle všechno.",
  },
  "tereza-vondrakova": {
    en: "Tereza raced karts until she was sixteen and was told she braked too late. In drifting nobody has complained. She joined us in 2022, finished her first season sixth and two years later became the first woman to win the pro class. In 2025 she did it again, by five points, against the man who had taught her.\n\nHer chase runs are what people come for: door to door, the rubber of the lead car on her front bumper. She calls it listening. “You can hear the other car lift before you see it.”\n\nThe Comet GT86 is set up for her alone: a slower rack, a shorter handbrake lever, full boost from 3,200 rpm.",
    cs: "Tereza jezdila do šestnácti motokáry a slýchala, že brzdí moc pozdě. V driftu si zatím nestěžoval nikdo. K nám přišla v roce 2022, první sezónu skončila šestá a o dva roky později vyhrála kategorii PRO jako první žena v historii. V roce 2025 to zopakovala, o pět bodů před mužem, který ji to naučil.\n\nLidé chodí na její stíhací jízdy: dveře na dveře a guma soupeře na předním nárazníku. Sama tomu říká naslouchání. „Že ten před vámi ubral, uslyšíte dřív, než to uvidíte.“\n\nComet GT86 je postavený jen pro ni: pomalejší hřeben řízení, kratší páka ruční brzdy a plný tlak turba od 3\u00a0200 otáček.",
  },
  "ondrej-kalista": {
    en: "Ondřej came to our open day with a notebook and asked what pressures we run. Nobody had asked before. A year later he won the amateur series in his own E46 and there was a seat with his name on it.\n\nHe’s learning the pro class the hard way, with the longest wheelbase and the fewest words in the tent. At Přerov he knocked out a former champion, and by ten at night at Sosnová he was at Marek’s door for the first time. Both are in the notebook.",
    cs: "Ondřej přišel na den otevřeného depa se sešitem a zeptal se, jaké jezdíme tlaky. To se předtím nikdo nezeptal. O rok později vyhrál s vlastní E46 amatérskou sérii a v dílně na něj čekala sedačka se jménem.\n\nKategorii PRO se učí tou těžší cestou, s nejdelším rozvorem a nejméně slovy ve stanu. V Přerově vyřadil bývalého mistra a jednou v deset večer byl v Sosnové poprvé u Markových dveří. Obojí má v sešitě.",
  },
  "jan-bures": {
    en: "Jan has changed a gearbox in seventeen minutes and would rather not talk about the one that took twenty-two. He came from rally service and brought two habits with him: every bolt gets a mark, and nobody leaves the tent before the tools are counted.\n\nIn 2025 the drivers of the series voted us the best-prepared team in the paddock. The plaque hangs above his toolbox, slightly crooked. He says it’s the wall.",
    cs: "Jan vyměnil převodovku za sedmnáct minut a o té, která trvala dvaadvacet, se nerad baví. Přišel z rallyového servisu a přinesl si dva zvyky: každý šroub dostane značku a nikdo neodejde ze stanu, dokud není spočítané nářadí.\n\nV roce 2025 nás jezdci celé série zvolili nejlépe připraveným týmem v depu. Plaketa visí nad jeho ponkem, trochu nakřivo. Prý za to může zeď.",
  },
  "jiri-zdarsky": {
    en: "On race weekends Jiří stands where the drivers can’t see him and talks to them in eleven words or fewer. The rest of the week he teaches, and on ride days he drives the taxi: most of our guests know his voice before they know his face.\n\nHe has had more people in his passenger seat than anybody else in the team and still asks each of them the same thing at the end. “Once more?”",
    cs: "O závodních víkendech stojí Jirka tam, kde ho jezdci nevidí, a vystačí si nejvýš s jedenácti slovy. Zbytek týdne učí a v jízdní dny řídí taxi, takže většina hostů zná jeho hlas dřív než tvář.\n\nNa sedadle spolujezdce vozil víc lidí než kdokoli jiný z týmu a na konci se každého zeptá na totéž. „Ještě jednou?“",
  },
};

/** What of the shop is whose. */
export const teamProducts: Record<string, string[]> = {
  "marek-havlin": ["team-cap", "model-car"],
  "tereza-vondrakova": ["team-hoodie", "team-t-shirt"],
  "jiri-zdarsky": ["drift-taxi-1"],
};
