import type { BlogText } from "../blog.ts";

export const handbrake: BlogText = {
  category: "garage",
  tags: "hydraulic handbrake, brakes, basics",
  author: "Jan Bureš",
  words: {
    en: {
      slug: "the-lever-that-is-not-for-parking",
      title: "The lever that is not for parking",
      summary:
        "How a hydraulic handbrake works, why it is so long, and what to watch out for when you fit one at home.",
      content: `<p>People who climb into the taxi always reach for it. It is long, it stands upright and it looks as if it launches something. In a way it does. A hydraulic handbrake is the quickest way to tell the rear axle to stop gripping.</p>
<h2>How it works</h2>
<p>The original handbrake pulls a cable that pushes the shoes apart in a small drum. It holds a car on a hill, but it will not lock a wheel at 150 km/h with a hot tyre. Ours is a master cylinder with a lever. It presses brake fluid directly into the rear calipers, and because the lever is forty centimetres long, two fingers are enough.</p>
<p>There are two ways to plumb it in:</p>
<ul><li><strong>in series</strong>: the fluid from the pedal goes through the handbrake cylinder; simple, one pair of calipers, but it must be a cylinder made for it,</li><li><strong>separately</strong>: a second pair of calipers with a circuit of its own; heavier and dearer, but when one fails the other still brakes.</li></ul>
<p>All our race cars have the second version. The school car has the first one, because there it’s about price and simplicity.</p>
<h2>What I check before every start</h2>
<p>Free play of at most two centimetres, no air in the circuit, fluid no older than a month, pads above five millimetres. The lever has to come back on its own. If it doesn’t, the rear brakes drag, the fluid boils, and the driver arrives at the first zone with a lever that does nothing at all.</p>
<blockquote>The handbrake is not for steering. It is for correcting what you should have done with the throttle.</blockquote>
<p>And one request from a mechanic: don’t fit it to an ordinary road car. It won’t pass inspection, your insurer will not like it, and in the hands of a passenger who wants to try it, it is a really bad idea. Come to the course: we have one you can pull to your heart’s content. We’ll also teach you the most important thing, which is when to let go. Most beginners hold it for too long, the car loses speed, and all that is left of the slide is a sad spin on the spot. A good pull takes less time than reading this sentence aloud.</p>`,
    },
    cs: {
      slug: "paka-ktera-neni-na-parkovani",
      title: "Páka, která není na parkování",
      summary:
        "Jak funguje hydraulická ruční brzda, proč je tak dlouhá a na co si dát pozor, když ji montujete doma.",
      content: `<p>Lidé, kteří si sednou do taxi, po ní vždycky sáhnou. Je dlouhá, stojí rovně a vypadá, jako by se s ní něco odpalovalo. Svým způsobem ano. Hydraulická ruční brzda je nejrychlejší způsob, jak zadní nápravě říct, že už nemá držet.</p>
<h2>Jak funguje</h2>
<p>Původní ruční brzda tahá za lanko, které rozpírá čelisti v malém bubnu. Auto na kopci udrží, ale kolo s horkou pneumatikou ve 150 km/h nezablokuje. Ta naše je brzdový válec s pákou. Tlačí kapalinu přímo do zadních třmenů, a protože páka měří čtyřicet centimetrů, stačí na ni dva prsty.</p>
<p>Zapojit se dá dvěma způsoby:</p>
<ul><li><strong>do série</strong>: kapalina od pedálu prochází válcem ruční brzdy; jednoduché, stačí jeden pár třmenů, ale válec na to musí být stavěný,</li><li><strong>samostatně</strong>: druhý pár třmenů s vlastním okruhem; těžší a dražší, ale když jeden selže, druhý pořád brzdí.</li></ul>
<p>Všechna naše závodní auta mají druhou variantu. Školní vůz má první, protože tam jde o cenu a jednoduchost.</p>
<h2>Co kontroluji před každým startem</h2>
<p>Volný chod páky nejvýš dva centimetry, žádný vzduch v okruhu, kapalina ne starší než měsíc, destičky nad pět milimetrů. Páka se musí vracet sama. Pokud se nevrací, zadní brzdy přibrzďují, kapalina se začne vařit a jezdec dorazí do první zóny s pákou, která nedělá vůbec nic.</p>
<blockquote>Ruční brzda není na řízení. Je na opravu toho, co jste měli udělat plynem.</blockquote>
<p>A jedna prosba od mechanika: nemontujte ji do běžného auta na silnici. Neprojde technickou kontrolou, pojišťovně se líbit nebude a v rukou spolujezdce, který by ji chtěl jen zkusit, je to opravdu špatný nápad. Přijeďte na kurz, máme tam jednu, za kterou můžete tahat do sytosti. Naučíme vás i to nejdůležitější, tedy kdy ji pustit. Většina začátečníků ji totiž drží moc dlouho, auto ztratí rychlost a ze smyku zbude jen smutné otočení na místě. Dobrý zátah trvá kratší dobu, než za jakou tuhle větu přečtete nahlas.</p>`,
    },
  },
};
