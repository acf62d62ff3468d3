import type { BlogText } from "../blog.ts";

export const nightSosnova: BlogText = {
  category: "racing",
  tags: "Sosnová, tandem, practice",
  author: "Jiří Žďárský",
  words: {
    en: {
      slug: "night-practice-at-sosnova",
      title: "Night practice at Sosnová: forty tandems and one lost bumper",
      summary:
        "What we tried on the home track after dark, why the chase car was faster than the lead, and who is paying for the bumper.",
      content: `<p>The home track has one advantage money can’t buy: when the lights go on at Sosnová, we can be there in ten minutes. So we went, with three cars, two sets of knuckles and a trailer full of tyres that had already seen better days.</p>
<h2>What we wanted to find out</h2>
<p>The Kestrel has been losing half a car length on every transition. In the data it looks harmless; in a battle it is the difference between chasing at the door and chasing at the rear bumper. The plan for the evening was simple:</p>
<ul><li>ten solo runs with the old rear toe setting, to have something to compare with,</li><li>ten with a touch more toe-in and two clicks less rebound,</li><li>the rest in tandem: ten with Marek leading, then Tereza in front and Marek behind.</li></ul>
<p>The second setting gained <strong>three tenths between the two clipping points</strong>. That is a lot. The car settles sooner, so Marek can stay on the throttle while the lead car is still swinging.</p>
<h2>Close, closer, contact</h2>
<p>From the spotter’s tower a good chase looks as if the two cars were welded together. On run thirty-four they nearly were. Tereza closed the line a little earlier than she had said on the radio, Marek did not lift, and the Kestrel’s front bumper stayed on the kerb as a souvenir. The mount broke exactly where Petr had designed it to. Four bolts, eleven minutes, next run.</p>
<blockquote>If you never touch anything in practice, you are practising something other than battles.</blockquote>
<p>The biggest surprise was Ondřej. All season he had chased the quick ones at the distance of a polite bus driver, and for the first ten runs he did it again. Then he stopped looking at the brake lights and started looking at the front wheels of the lead car. From that moment he was in the game. We went home at half past ten, without tyres and with a list of nine things to do. Tereza is paying for the bumper, although she claims she called the line in time. We played the radio recording three times and the vote was seven to one. We’ll go again in a fortnight.</p>`,
    },
    cs: {
      slug: "nocni-trenink-v-sosnove",
      title: "Noční trénink v Sosnové: čtyřicet tandemů a jeden ztracený nárazník",
      summary:
        "Co jsme po setmění zkoušeli na domácí trati, proč byl stíhač rychlejší než vedoucí vůz a kdo zaplatí nárazník.",
      content: `<p>Domácí trať má jednu výhodu, která se nedá koupit: když se v Sosnové rozsvítí, jsme tam za deset minut. Tak jsme vyrazili, se třemi auty, dvěma sadami těhlic a přívěsem pneumatik, které už měly svá nejlepší léta za sebou.</p>
<h2>Co jsme chtěli zjistit</h2>
<p>Kestrel poslední dobou ztrácel na každém přehození půl délky vozu. V datech to vypadá nevinně, v souboji je to ale rozdíl mezi stíháním u dveří a stíháním u zadního nárazníku. Plán na večer byl jednoduchý:</p>
<ul><li>deset samostatných jízd s původní sbíhavostí vzadu, abychom měli s čím srovnávat,</li><li>deset jízd s trochu větší sbíhavostí a o dva kliky slabším odskokem tlumičů,</li><li>zbytek v tandemu: deset jízd s Markem vpředu, pak Tereza vpředu a Marek za ní.</li></ul>
<p>Druhé nastavení přineslo <strong>tři desetiny mezi dvěma clipping pointy</strong>. To je hodně. Auto se dřív usadí, takže Marek může zůstat na plynu, zatímco se vedoucí vůz ještě překlápí.</p>
<h2>Blízko, ještě blíž, kontakt</h2>
<p>Z věže, odkud jezdce navádím, vypadá dobré stíhání tak, jako by byla obě auta svařená k sobě. Při třicáté čtvrté jízdě k tomu mnoho nechybělo. Tereza zavřela stopu o chlup dřív, než hlásila do vysílačky, Marek neubral a přední nárazník Kestrelu zůstal ležet na obrubníku jako suvenýr. Držák praskl přesně tam, kde ho Petr prasknout nechal. Čtyři šrouby, jedenáct minut, další jízda.</p>
<blockquote>Kdo se na tréninku ničeho nedotkne, ten trénuje něco jiného než souboje.</blockquote>
<p>Největším překvapením byl Ondřej. Celou sezónu si při stíhání držel odstup slušného řidiče autobusu a prvních deset jízd tomu nebylo jinak. Pak se přestal dívat na brzdová světla a začal sledovat přední kola soupeře. Od té chvíle byl ve hře. Domů jsme odjížděli v půl jedenácté, bez pneumatik a se seznamem devíti věcí, které je potřeba udělat. Nárazník platí Tereza, i když tvrdí, že stopu hlásila včas. Záznam z vysílačky jsme si pustili třikrát a výsledek hlasování zněl sedm ku jedné. Za čtrnáct dní jedeme znovu.</p>`,
    },
  },
};
