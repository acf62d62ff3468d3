import type { BlogText } from "../blog.ts";

export const taxiSafety: BlogText = {
  category: "taxi",
  tags: "drift taxi, safety, voucher",
  author: "Klára Smetáková",
  words: {
    en: {
      slug: "drift-taxi-questions-and-answers",
      title: "Drift taxi: the questions you ask most",
      summary:
        "Will I be sick? What should I wear? Can my mother go? Klára answers what people write to us before their first ride.",
      content: `<p>Every week I get e-mails from people who have been given a voucher and aren’t sure whether to be happy about it. Here are the questions that keep coming up, with honest answers.</p>
<h2>Is it safe?</h2>
<p>You sit in a competition car with a full roll cage, in a bucket seat with a six-point harness, wearing a helmet and suit that we lend you. The driver has a licence and knows every metre of the track. There is always a marshal with an extinguisher, and an ambulance is on site. If the track isn’t fit, we don’t run, even if you’ve come from the other end of the country.</p>
<h2>Who should stay in the grandstand?</h2>
<ul><li>people with <strong>heart conditions</strong>,</li><li>pregnant women,</li><li>people with mobility problems, because in an emergency you have to climb out through the cage on your own,</li><li>anyone under 18 without a parent’s consent.</li></ul>
<h2>Will I be sick?</h2>
<p>Surprisingly few people are. Don’t come hungry, and don’t come straight from lunch. Look out of the side window, because that’s where the car is going. If you raise a hand, the driver stops at once and nobody will laugh.</p>
<blockquote>In three years, our youngest guest has been fifteen and our oldest eighty-one. The oldest one asked whether it could go faster.</blockquote>
<h2>How does the day work?</h2>
<p>You sign the safety rules on your phone beforehand, arrive 15 minutes before your time, choose a helmet and get a briefing. The ride takes ten minutes and the whole thing about an hour, including a walk through the paddock with a mechanic. Afterwards most guests sit on a stack of tyres for a while with a cup of tea and a very wide smile. The voucher is for one person, and the rest of the family is welcome to watch for free. Bring closed shoes, long sleeves and someone to drive you home, because your hands may shake a little. And if you are only just buying the voucher as a present, don’t worry about the date: the person who gets it chooses their own with the code, and we’ll offer another if the weather is bad.</p>`,
    },
    cs: {
      slug: "drift-taxi-otazky-a-odpovedi",
      title: "Drift taxi: na co se nejčastěji ptáte",
      summary:
        "Bude mi špatně? Co si mám vzít na sebe? Může jet i maminka? Klára odpovídá na to, co nám lidé píšou před první jízdou.",
      content: `<p>Každý týden mi chodí e-maily od lidí, kteří dostali poukaz a nejsou si jistí, jestli mají mít radost. Tady jsou otázky, které se opakují pořád dokola, a poctivé odpovědi na ně.</p>
<h2>Je to bezpečné?</h2>
<p>Sedíte v závodním voze s plnohodnotným ochranným rámem, ve skořepině se šestibodovými pásy, v helmě a kombinéze, které vám půjčíme. Jezdec má licenci a zná každý metr trati. Na místě je vždy komisař s hasicím přístrojem i sanitka. Když trať není v pořádku, nejezdíme, ani kdybyste přijeli z druhého konce republiky.</p>
<h2>Kdo by měl zůstat na tribuně?</h2>
<ul><li>lidé se <strong>srdečním onemocněním</strong>,</li><li>těhotné ženy,</li><li>lidé s pohybovým omezením, protože v nouzi se musíte sami dostat ven skrz rám,</li><li>mladší 18 let bez souhlasu rodičů.</li></ul>
<h2>Bude mi špatně?</h2>
<p>Překvapivě málokomu. Nejezděte hladoví, ale ani rovnou od oběda. Dívejte se bočním oknem, protože právě tam auto jede. Když zvednete ruku, jezdec hned zastaví a nikdo se vám smát nebude.</p>
<blockquote>Za tři roky bylo nejmladšímu hostovi patnáct a nejstaršímu osmdesát jedna. Ten nejstarší se ptal, jestli by to nešlo rychleji.</blockquote>
<h2>Jak celý den probíhá?</h2>
<p>Bezpečnostní pravidla podepíšete předem na telefonu. Přijedete 15 minut před svým časem, vyberete si helmu a projdete instruktáží. Jízda trvá deset minut a celý program asi hodinu, včetně procházky depem s mechanikem. Potom většina hostů chvíli sedí na hromadě pneumatik s hrnkem čaje a s hodně širokým úsměvem. Poukaz platí pro jednu osobu, zbytek rodiny se může přijít podívat zdarma. Vezměte si pevné boty, dlouhý rukáv a někoho, kdo vás odveze domů, protože se vám nejspíš budou trochu třást ruce. A pokud poukaz teprve kupujete jako dárek, nebojte se o termín: obdarovaný si ho s kódem vybere sám a při špatném počasí nabídneme jiný.</p>`,
    },
  },
};
