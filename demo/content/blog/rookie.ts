import type { BlogText } from "../blog.ts";

export const rookie: BlogText = {
  category: "team",
  tags: "Ondřej Kalista, Wolfram E46, interview, Třinec",
  author: "Klára Smetáková",
  words: {
    en: {
      slug: "ondrej-kalista-the-quiet-one",
      title: "Ondřej Kalista: the quiet one",
      summary:
        "He speaks little, brakes late and writes everything down. We talked to our youngest driver about his first season with the team.",
      content: `<p>He came to his first test with his own helmet, his own torque wrench and a squared notebook. He asked two questions, drove twelve laps and wrote for half an hour. When we saw the notebook later, it had the pressures of all four tyres after every run. We gave him the seat the next day.</p>
<h2>How did you get into drifting?</h2>
<p>My uncle had an E36 with a welded diff and a field behind the house. I was fourteen. I thought that was how cars were meant to go. Later I bought a 328 from a man who was moving house, took everything out of it and drove amateur competitions with what was left. I broke eleven half shafts in the first year. Now I can change one in eighteen minutes.</p>
<h2>What was the biggest shock among the pros?</h2>
<p>That nobody waits. In the amateur class you start the entry and the other driver leaves you some room, just in case. Here they don’t. You have to trust that whoever is in front knows what they are doing, and you have to do exactly what you said you would. It is more about trust than about courage.</p>
<blockquote>The car is always right. When it spins, it’s only answering the question I asked.</blockquote>
<h2>Three things you’ve learned?</h2>
<ul><li>Sleep is a part of the set-up.</li><li><strong>Line first, angle second, smoke last.</strong> Smoke takes care of itself.</li><li>When Jan Bureš says the car is not ready, then the car is not ready.</li></ul>
<h2>And what next?</h2>
<p>I want to qualify among the top ten at least once this season and not go out in the first battle just because someone had newer tyres. Then I’d like to finish school, because I promised my mum. And one day a podium with Marek and Tereza, all three of us in one picture. Otherwise I have no big plans; I’m happy if the car starts in the morning and I have something to write down in the evening. The first notebook is full, by the way. The second one has hard covers, because in the paddock people keep putting spanners on it.</p>`,
    },
    cs: {
      slug: "ondrej-kalista-ten-tichy",
      title: "Ondřej Kalista: ten tichý",
      summary:
        "Málo mluví, pozdě brzdí a všechno si zapisuje. S naším nejmladším jezdcem jsme si povídali o jeho první sezóně v týmu.",
      content: `<p>Na první test přijel s vlastní helmou, vlastním momentovým klíčem a čtverečkovaným sešitem. Položil dvě otázky, zajel dvanáct kol a pak půl hodiny psal. Když jsme sešit později viděli, byl v něm po každé jízdě tlak ve všech čtyřech pneumatikách. Druhý den jsme mu dali sedačku.</p>
<h2>Jak ses k driftu dostal?</h2>
<p>Strejda měl E36 se zavařeným diferenciálem a za domem pole. Bylo mi čtrnáct. Myslel jsem si, že takhle mají auta jezdit. Později jsem koupil třistadvacetosmičku od pána, který se stěhoval, všechno z ní vyházel a s tím, co zbylo, jezdil amatérské závody. První rok jsem přerazil jedenáct poloos. Teď ji umím vyměnit za osmnáct minut.</p>
<h2>Co tě mezi profesionály nejvíc zaskočilo?</h2>
<p>Že nikdo nečeká. Mezi amatéry začnete nájezd a ten druhý vám pro jistotu nechá místo. Tady ne. Musíte věřit, že člověk před vámi ví, co dělá, a sami musíte udělat přesně to, co jste řekli. Jde víc o důvěru než o odvahu.</p>
<blockquote>Auto má vždycky pravdu. Když se roztočí, jen odpovídá na otázku, kterou jsem mu položil.</blockquote>
<h2>Tři věci, které ses naučil?</h2>
<ul><li>Spánek je součást nastavení.</li><li><strong>Nejdřív stopa, potom úhel a kouř až nakonec.</strong> Ten přijde sám.</li><li>Když Honza Bureš řekne, že auto není připravené, tak auto není připravené.</li></ul>
<h2>A co dál?</h2>
<p>Chci se letos aspoň jednou kvalifikovat do první desítky a nevypadnout hned v prvním souboji s někým, kdo měl jen novější gumy. Potom bych rád dodělal školu, protože jsem to slíbil mámě. A jednou stupně vítězů s Markem a Terezou, všichni tři na jedné fotce. Jinak nemám žádné velké plány, stačí mi, když auto ráno nastartuje a když si večer mám co zapsat. Ten první sešit už je mimochodem plný. Druhý jsem si koupil s tvrdými deskami, protože v depu se na něj pořád pokládají klíče.</p>`,
    },
  },
};
