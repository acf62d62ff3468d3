import type { BlogText } from "../blog.ts";

export const klarasWeek: BlogText = {
  category: "team",
  tags: "behind the scenes, travel, Latvia",
  author: "Klára Smetáková",
  words: {
    en: {
      slug: "eight-people-one-truck-and-a-ferry",
      title: "Eight people, one truck and a ferry",
      summary:
        "What has to happen before a car starts at the other end of Europe. A week in the life of the team manager.",
      content: `<p>When you see our car on the grid in Riga, you see forty seconds of work. I see a table with a hundred and sixty-two rows. This is what the week before a European round looks like.</p>
<h2>Monday: paperwork</h2>
<p>Entry forms, insurance, medicals, licences, and proof that the fire suits are still in date. Lukáš’s expired on Saturday. By noon I’ve found a shop that will send one by courier, by two I’ve found out that it’s a size too small, and by four Lukáš has promised to eat less.</p>
<h2>Wednesday: loading</h2>
<p>Two cars, the spare engine, three gearboxes and eighty tyres. Jan Bureš packs the truck like a game of Tetris and nobody is allowed to help him. What is needed first goes in last:</p>
<ul><li>the tent and the floor, right at the door,</li><li>jacks, generator and compressor beside them,</li><li>the coffee machine, <strong>always on top</strong>,</li><li>the spare engine at the very front, in the hope that we won’t see it.</li></ul>
<h2>Thursday: on the road</h2>
<p>Fourteen hours on the motorway. Every team has its own way of surviving it. Ours is a quiz that Petr makes up, with questions such as: how many spot welds are there in the shell of an S14? Nobody knows. Neither does Petr.</p>
<blockquote>A good trip is one with nothing to tell.</blockquote>
<h2>Friday: it begins</h2>
<p>Technical inspection at eight, driver briefing at ten, first practice at eleven. From here on there’s nothing more I can do: it’s in the hands of the drivers and the mechanics. So I make coffee, watch the clouds and count tyres. When Marek drives out of the tent for the first time, I tick off row one hundred and sixty-two. Then I open a new table, because Ireland is in six weeks and nobody has booked the ferry yet. People ask if I enjoy it, never getting behind the wheel myself. I do. The race car is only the tip of the iceberg, and I’m fond of the part under water. And in case you’re wondering about the suit: Lukáš fitted into it, but to be on the safe side he didn’t sit down all weekend.</p>`,
    },
    cs: {
      slug: "osm-lidi-jeden-kamion-a-trajekt",
      title: "Osm lidí, jeden kamion a trajekt",
      summary:
        "Co všechno se musí stát, než auto odstartuje na druhém konci Evropy. Týden v životě manažerky týmu.",
      content: `<p>Když v Rize vidíte na startu naše auto, vidíte čtyřicet vteřin práce. Já vidím tabulku o sto šedesáti dvou řádcích. Takhle vypadá týden před evropským podnikem.</p>
<h2>Pondělí: papíry</h2>
<p>Přihlášky, pojištění, lékařské prohlídky, licence a potvrzení, že kombinézám ještě neskončila platnost. Lukášovi skončila v sobotu. V poledne mám obchod, který pošle novou kurýrem, ve dvě zjišťuji, že je o číslo menší, a ve čtyři Lukáš slibuje, že bude míň jíst.</p>
<h2>Středa: nakládání</h2>
<p>Dvě auta, náhradní motor, tři převodovky a osmdesát pneumatik. Honza Bureš skládá kamion jako kostky a nikdo mu nesmí pomáhat. Co je potřeba jako první, jde dovnitř jako poslední:</p>
<ul><li>stan a podlaha hned ke dveřím,</li><li>zvedáky, agregát a kompresor vedle nich,</li><li>kávovar, <strong>vždycky nahoře</strong>,</li><li>náhradní motor úplně dopředu, v naději, že ho vůbec neuvidíme.</li></ul>
<h2>Čtvrtek: cesta</h2>
<p>Čtrnáct hodin po dálnici. Každý tým má svůj způsob, jak to přežít. Náš je kvíz, který vymýšlí Petr, s otázkami typu: kolik bodových svarů má karoserie S14? Nikdo neví. Petr také ne.</p>
<blockquote>Povedená cesta je taková, o které není co vyprávět.</blockquote>
<h2>Pátek: začíná to</h2>
<p>V osm technická přejímka, v deset rozprava, v jedenáct první trénink. Od té chvíle už nemůžu dělat nic, všechno je v rukou jezdců a mechaniků. Tak vařím kávu, sleduji mraky a počítám pneumatiky. Když Marek poprvé vyjede ze stanu, odškrtnu si řádek sto šedesát dva. Potom otevřu novou tabulku, protože za šest týdnů jedeme do Irska a trajekt ještě nikdo neobjednal. Lidé se mě ptají, jestli mě to baví, když se sama nikdy neposadím za volant. Baví. Závodní auto je jen špička ledovce a já mám ráda i tu část, která je pod vodou. A kdyby přece jen někdo chtěl vědět, jak dopadla ta kombinéza: Lukáš se do ní vešel, ale celý víkend v ní pro jistotu neseděl.</p>`,
    },
  },
};
