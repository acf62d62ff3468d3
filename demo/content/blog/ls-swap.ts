import type { BlogText } from "../blog.ts";

export const lsSwap: BlogText = {
  category: "garage",
  tags: "LS swap, engine, Kestrel S14",
  author: "Lukáš Řehounek",
  words: {
    en: {
      slug: "why-we-put-a-v8-into-a-silvia",
      title: "Why we put a V8 into a Silvia",
      summary:
        "The SR20 won us the first title. So why is there an American V8 in the Kestrel today? Confessions of a man who loved turbos.",
      content: `<p>I’ll say it straight away: I love the SR20DET. It is light, it is honest, it took the Ember to our first title, and at 430 horsepower it is happy. The trouble began when we asked it for 550. It delivered. Three times. The fourth time it delivered a con rod to the drip tray.</p>
<h2>It is not about the peak</h2>
<p>In drifting nobody asks how much power you have at 7,500 rpm. They ask what you have the moment you release the handbrake and need the wheels to spin <strong>now</strong>. A big turbo on a small engine answers in half a second. A 6.2-litre V8 answers before you finish the question.</p>
<p>Here is what we compared on the same chassis:</p>
<ul><li>weight over the front axle: the LS3 is all aluminium and only nineteen kilos heavier than the SR with its turbo, intercooler and pipes,</li><li>torque at 3,000 rpm: three times as much,</li><li>price of a season: one rebuild instead of three.</li></ul>
<h2>And why the supercharger?</h2>
<p>Because after two years Marek got used to it. A naturally aspirated LS3 with a cam gives some 520 horses, which is plenty for Sosnová and too little for the long entry at Riga. A supercharger adds 160 of them without adding any lag. The price is heat: two radiators, an oil cooler as large as a briefcase, and a bonnet with more holes than metal.</p>
<blockquote>The best engine is the one you don’t think about between qualifying and the final.</blockquote>
<p>The engine sits eleven centimetres further back than the factory would have put it and four centimetres lower. The firewall is new, the heater is gone and so is the driver’s right to complain that he is cold. The wiring is all new, with one control unit that records everything there is to measure, because without data we would only be guessing. I still keep one SR20 on a stand in the corner. I start it at Christmas. It sounds beautiful. Jan Bureš sheds a tear each time, although he says it is the exhaust fumes.</p>`,
    },
    cs: {
      slug: "proc-je-v-silvii-osmivalec",
      title: "Proč je v Silvii osmiválec",
      summary:
        "S motorem SR20 jsme vyhráli první titul. Tak proč je dnes v Kestrelu americký osmiválec? Zpověď člověka, který miloval turba.",
      content: `<p>Řeknu to rovnou: SR20DET miluju. Je lehký, je poctivý, dovezl Ember k prvnímu titulu a při 430 koních je spokojený. Potíže začaly, když jsme po něm chtěli 550. Dal nám je. Třikrát. Počtvrté nám dal ojnici do odkapávací vany.</p>
<h2>Nejde o maximum</h2>
<p>V driftu se nikdo neptá, kolik máte koní v 7 500 otáčkách. Otázka zní, co máte ve chvíli, kdy pustíte ruční brzdu a potřebujete, aby se kola protočila <strong>teď hned</strong>. Velké turbo na malém motoru odpoví za půl vteřiny. Osmiválec o objemu 6,2 litru odpoví dřív, než otázku dořeknete.</p>
<p>Co jsme porovnávali na stejném podvozku:</p>
<ul><li>hmotnost nad přední nápravou: LS3 je celohliníkový a jen o devatenáct kilogramů těžší než SR s turbem, mezichladičem a potrubím,</li><li>točivý moment ve 3 000 otáčkách: trojnásobný,</li><li>náklady na sezónu: jedna repase místo tří.</li></ul>
<h2>A proč kompresor?</h2>
<p>Protože si Marek po dvou letech zvykl. Atmosférický LS3 s ostřejší vačkou dává zhruba 520 koní, což je pro Sosnovou až dost a pro dlouhý nájezd v Rize málo. Kompresor jich přidá 160 a nepřidá žádnou prodlevu. Platí se za to teplem: dvěma chladiči, chladičem oleje velkým jako aktovka a kapotou, na které je víc děr než plechu.</p>
<blockquote>Nejlepší motor je ten, na který mezi kvalifikací a finále vůbec nepomyslíte.</blockquote>
<p>Motor sedí o jedenáct centimetrů dál vzadu, než by ho umístila továrna, a o čtyři centimetry níž. Přepážka je nová, topení zmizelo a s ním i právo jezdce stěžovat si na zimu. Elektroinstalaci jsme udělali celou znovu, s jednou řídicí jednotkou a se záznamem všeho, co se dá změřit, protože bez dat bychom jen hádali. Jeden SR20 si pořád nechávám na stojanu v rohu dílny. Na Vánoce ho startuju. Zní nádherně a Honzovi Burešovi pokaždé ukápne slza, i když tvrdí, že je to od výfukových plynů.</p>`,
    },
  },
};
