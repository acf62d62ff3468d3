import type { BlogText } from "../blog.ts";

export const dyno: BlogText = {
  category: "garage",
  tags: "2JZ, mapping, Comet GT86",
  author: "Lukáš Řehounek",
  words: {
    en: {
      slug: "a-long-day-on-the-dyno",
      title: "A long day on the dyno",
      summary:
        "Thirty-one runs, one burst hose and a curve as flat as a table. How the Comet got its new map.",
      content: `<p>Tereza came with a simple wish: “I want it not to surprise me.” From a driver who chases people half a metre off their door, that is a precise technical specification. It means a torque curve without steps, the same pedal response in midday heat and in the cold at night, and an engine that doesn’t pull its own timing mid-corner.</p>
<h2>Where we started</h2>
<p>The 2JZ in the Comet had 640 horsepower on the old turbo, but nothing came below 4,200 rpm, and then everything at once. In solo runs that is fun. In a chase it is a catapult. The new turbo is one size smaller, with a divided housing and a wastegate on each side.</p>
<h2>Thirty-one runs</h2>
<ul><li>Runs one to eight: fuel and ignition without boost, looking for knock.</li><li>Runs nine to twenty: boost, half a bar at a time.</li><li>Run twenty-one: <strong>a burst intercooler hose</strong> and a bang that woke the dog in the workshop next door.</li><li>The rest: throttle map, boost by gear and the anti-lag, which we use gently.</li></ul>
<p>The result is 610 horsepower, thirty down on before, but full torque from 3,200 to 6,800 rpm. On paper we have gone backwards. On the track the car exits corners a gear higher and Tereza has stopped touching the clutch.</p>
<blockquote>Peak power is for the pub. The area under the curve is for the podium.</blockquote>
<h2>What we measure next</h2>
<p>We’ve added an exhaust temperature sensor to each cylinder, because the sixth runs forty degrees hotter than the first. 2JZs with a long intake are like that, but it’s better to know than to be surprised. The dog has forgiven us. He got half a sausage and from the thirtieth run on he was sleeping again. The next day we went to a short test track, and after three laps Tereza got out, took off her helmet and said only: “Boring, thanks.” It’s the best praise I’ve had all year, so I wrote it in marker pen on the lid of my toolbox.</p>`,
    },
    cs: {
      slug: "dlouhy-den-na-brzde",
      title: "Dlouhý den na brzdě",
      summary:
        "Třicet jedna měření, jedna prasklá hadice a křivka rovná jako stůl. Jak dostal Comet novou mapu.",
      content: `<p>Tereza přišla s jednoduchým přáním: „Chci, aby mě nepřekvapoval.“ Od jezdkyně, která stíhá soupeře na půl metru, je to přesné technické zadání. Znamená to křivku točivého momentu bez schodů, stejnou reakci na pedál v poledním horku i v nočním chladu a motor, který si uprostřed zatáčky sám neubírá předstih.</p>
<h2>Odkud jsme vycházeli</h2>
<p>2JZ v Cometu měl se starým turbem 640 koní, jenže pod 4 200 otáčkami se nedělo nic a potom všechno najednou. Při samostatné jízdě je to zábava. Při stíhání je to katapult. Nové turbo je o číslo menší, má dělenou skříň a na každé straně jeden obtokový ventil.</p>
<h2>Třicet jedna měření</h2>
<ul><li>První až osmé: palivo a předstih bez plnicího tlaku, hledání klepání.</li><li>Deváté až dvacáté: tlak po půl baru, krok za krokem.</li><li>Dvacáté první: <strong>prasklá hadice mezichladiče</strong> a rána, která probudila psa ze sousední dílny.</li><li>Zbytek: mapa škrticí klapky, tlak podle převodového stupně a udržování otáček turba, které používáme jemně.</li></ul>
<p>Výsledkem je 610 koní, tedy o třicet méně než předtím, ale plný točivý moment od 3 200 do 6 800 otáček. Na papíře jsme si pohoršili. Na trati auto vyjíždí ze zatáček o stupeň výš a Tereza přestala sahat na spojku.</p>
<blockquote>Maximální výkon je do hospody. Plocha pod křivkou je na stupně vítězů.</blockquote>
<h2>Co budeme měřit dál</h2>
<p>Na každý válec jsme přidali snímač teploty výfukových plynů, protože šestý je o čtyřicet stupňů teplejší než první. U motorů 2JZ s dlouhým sáním to tak bývá, ale je lepší o tom vědět než se nechat překvapit. Pes nám odpustil. Dostal půlku párku a od třicátého měření zase spal. Druhý den jsme jeli na krátký zkušební okruh a Tereza po třech kolech vystoupila, sundala si helmu a řekla jedinou větu: „Nuda, díky.“ Větší pochvalu jsem za celý rok nedostal, a tak jsem si ji napsal fixem na víko krabice s nářadím.</p>`,
    },
  },
};
