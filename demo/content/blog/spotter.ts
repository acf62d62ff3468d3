import type { BlogText } from "../blog.ts";

export const spotter: BlogText = {
  category: "racing",
  tags: "spotter, radio, tactics, Most, Jiří Žďárský",
  author: "Jiří Žďárský",
  words: {
    en: {
      slug: "the-voice-in-the-helmet",
      title: "The voice in the helmet",
      summary:
        "The driver sees smoke. The spotter sees everything else. How to say in four words what matters in two seconds.",
      content: `<p>At the start of a battle the driver sees the car in front, a traffic light and his own hands. Half a minute later he sees mostly smoke. I stand on the tower with binoculars and a radio, and my job is to be his eyes without being a nuisance.</p>
<h2>Four words at most</h2>
<p>In a chase run the driver has no spare capacity for sentences. We have a vocabulary of about twenty words and everybody knows it by heart. Some examples:</p>
<ul><li><strong>“Wide”</strong>: the opponent goes further out than usual, wait,</li><li><strong>“Early”</strong>: he starts the transition sooner than in qualifying,</li><li><strong>“Gap”</strong>: you have room, close it,</li><li><strong>“Stay”</strong>: well done, don’t change anything.</li></ul>
<p>What I never say is “careful”. That word lifts a foot off the throttle and the run is gone.</p>
<h2>Homework</h2>
<p>The real work happens before the battle. I film every qualifying run of all thirty-two drivers and note three things: where they initiate, where they lift and what they do when they are under pressure. Most people have a habit they know nothing about. One always goes wide in the second zone. Another brakes before the last clipping point whenever someone is behind him. In the tent we then have ninety seconds for it, between the draw and the start.</p>
<blockquote>Good radio is like a good referee: after the race you don’t remember it.</blockquote>
<p>The best compliment I ever got was after the semi-final at Most. Marek said he had not heard me at all. I had spoken eleven times and he had reacted to every single word, within three tenths of a second. He just didn’t know it wasn’t his own idea. That is how it should be, and that is why the radios are on even when the drivers are only going for fuel. Someone noticed and asked if that wasn’t a bit much. It isn’t. Words that have to land in a fraction of a second need to be heard a thousand times when nothing is at stake. Only then will they get through when the title is on the line, everything around is white, and the opponent’s door is half a metre away.</p>`,
    },
    cs: {
      slug: "hlas-v-helme",
      title: "Hlas v helmě",
      summary:
        "Jezdec vidí kouř. Spotter na věži vidí všechno ostatní. Jak čtyřmi slovy říct, co je důležité v následujících dvou vteřinách.",
      content: `<p>Na začátku souboje vidí jezdec auto před sebou, semafor a vlastní ruce. O půl minuty později vidí hlavně kouř. Já stojím na věži s dalekohledem a vysílačkou a mým úkolem je být jeho očima, pokud se mi zároveň podaří ho nezdržovat.</p>
<h2>Nejvýš čtyři slova</h2>
<p>Při stíhání nemá jezdec na celé věty kapacitu. Máme slovník asi o dvaceti slovech a všichni ho umíme nazpaměť. Několik příkladů:</p>
<ul><li><strong>„Široko“</strong>: soupeř jde víc ven než obvykle, počkej,</li><li><strong>„Brzy“</strong>: začíná přehození dřív než v kvalifikaci,</li><li><strong>„Mezera“</strong>: máš místo, zavři ji,</li><li><strong>„Drž“</strong>: výborně, nic neměň.</li></ul>
<p>Nikdy neříkám „opatrně“. To slovo zvedne nohu z plynu a je po jízdě.</p>
<h2>Domácí úkol</h2>
<p>Skutečná práce se odehrává před soubojem. Natáčím každou kvalifikační jízdu všech dvaatřiceti jezdců a zapisuji si tři věci: kde začínají smyk, kde ubírají a co dělají pod tlakem. Většina lidí má zvyk, o kterém sama neví. Jeden ve druhé zóně vždycky vyjede široko. Jiný přibrzdí před posledním bodem, jakmile má někoho za sebou. Ve stanu na to pak máme devadesát vteřin, mezi losem a startem.</p>
<blockquote>Dobrá vysílačka je jako dobrý rozhodčí: po závodě si na ni nikdo nevzpomene.</blockquote>
<p>Největší poklonu jsem dostal po semifinále v Mostě. Marek řekl, že mě vůbec neslyšel. Promluvil jsem jedenáctkrát a on na každé slovo zareagoval do tří desetin vteřiny. Jen nevěděl, že to nebyl jeho vlastní nápad. Takhle to má být, a proto máme vysílačky zapnuté i tehdy, když si jezdci jedou jen pro benzin. Někdo si toho všiml a zeptal se, jestli nám to nepřipadá přehnané. Nepřipadá. Slova, která mají v hlavě sednout za zlomek vteřiny, si člověk musí nejdřív tisíckrát poslechnout, když o nic nejde. Teprve potom je uslyší i ve chvíli, kdy jde o titul, kolem je jen bílá tma a dveře soupeře na půl metru.</p>`,
    },
  },
};
