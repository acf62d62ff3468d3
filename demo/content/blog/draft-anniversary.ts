import type { BlogText } from "../blog.ts";

/** The draft: only people who are signed in see it. */
export const draftAnniversary: BlogText = {
  category: "team",
  tags: "history, anniversary, 2017",
  author: "Marek Havlín",
  words: {
    en: {
      slug: "how-it-all-began",
      title: "How it all began",
      summary:
        "A garage behind the station, an E36 for the price of a mobile phone and a trailer we had to give back by Sunday evening.",
      content: `<p>When people ask me how the team started, they expect a plan. There was none. There was a garage behind the railway station in Česká Lípa, with a roof that leaked in two places, and four people with nothing better to do of an evening.</p>
<h2>The first car</h2>
<p>The Badger cost as much as a decent mobile phone. It had no third gear, and the previous owner apologised for it so sincerely that we gave him more than he asked for. Petr welded the differential on the very first evening, Jan found a seat in a scrapyard and I learned to sew, because the belts had to be attached to something.</p>
<h2>The first race</h2>
<p>Sosnová, spring 2017. We borrowed a trailer we had to give back by Sunday evening. Our budget had three items:</p>
<ul><li>entry fee,</li><li>eight used tyres,</li><li><strong>sausages for the whole crew</strong>.</li></ul>
<p>We were twenty-seventh in qualifying, out of thirty-one. In the first battle I met a man who became champion that year. He was so far ahead of me that I could not even see his smoke. On the way home nobody spoke, and then Jan said: “Well, at least now we know how far off we are.” It was the best thing anyone said all season.</p>
<blockquote>We didn’t want to be champions. We wanted to be twenty-sixth.</blockquote>
<h2>What has stayed</h2>
<p>Today we have six cars, a truck and a workshop with a roof that doesn’t leak at all. But some things have not changed. Every car is washed on Sunday evening, whatever the result. Whoever breaks something owns up. And there are still sausages. The Badger still stands in the front row and teaches beginners the same thing it taught us: that being last is a fine place to start. By the way, we did repair that garage roof in the end, a year after we had moved out. The owner had let us off the rent all that time because we changed the oil in his cars for free, and it seemed right to give something back.</p>`,
    },
    cs: {
      slug: "jak-to-vsechno-zacalo",
      title: "Jak to všechno začalo",
      summary: "Garáž za nádražím, E36 za cenu mobilu a přívěs, který jsme museli do neděle večer vrátit.",
      content: `<p>Když se mě lidé ptají, jak tým vznikl, čekají nějaký plán. Žádný nebyl. Byla garáž za nádražím v České Lípě, do které na dvou místech teklo, a čtyři lidé, kteří večer neměli nic lepšího na práci.</p>
<h2>První auto</h2>
<p>Badger stál tolik co lepší mobil. Chyběla mu trojka a předchozí majitel se za to omlouval tak upřímně, že jsme mu dali víc, než chtěl. Petr zavařil diferenciál hned první večer, Honza našel na vrakovišti sedačku a já se naučil šít, protože pásy musely za něco držet.</p>
<h2>První závod</h2>
<p>Sosnová, jaro 2017. Přívěs jsme měli půjčený a do neděle večer jsme ho museli vrátit. Náš rozpočet měl tři položky:</p>
<ul><li>startovné,</li><li>osm ojetých pneumatik,</li><li><strong>párky pro celou posádku</strong>.</li></ul>
<p>V kvalifikaci jsme skončili na sedmadvacátém místě z jedenatřiceti. V prvním souboji jsem potkal člověka, který se ten rok stal mistrem. Byl tak daleko přede mnou, že jsem neviděl ani jeho kouř. Cestou domů nikdo nemluvil a pak Honza řekl: „Tak aspoň víme, kolik nám chybí.“ Byla to nejlepší věta celé sezóny.</p>
<blockquote>Nechtěli jsme být mistři. Chtěli jsme být šestadvacátí.</blockquote>
<h2>Co zůstalo</h2>
<p>Dnes máme šest aut, kamion a dílnu, do které neteče vůbec nic. Některé věci se ale nezměnily. Každé auto se v neděli večer umyje, ať závod dopadl jakkoli. Kdo něco rozbije, řekne to nahlas. A pořád máme párky. Badger stojí v první řadě a učí začátečníky totéž, co kdysi naučil nás: že poslední místo je docela dobré místo na začátek. Tu střechu na garáži jsme mimochodem nakonec opravili, rok poté, co jsme se z ní odstěhovali. Majitel nám totiž celou dobu odpouštěl nájem za to, že jsme mu zadarmo měnili oleje, a připadalo nám slušné něco vrátit.</p>`,
    },
  },
};
