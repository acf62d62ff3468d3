import type { BlogText } from "../blog.ts";

export const qualifying: BlogText = {
  category: "racing",
  tags: "qualifying, judging, Sosnová, Marek Havlín",
  author: "Marek Havlín",
  words: {
    en: {
      slug: "one-hundred-points-in-forty-seconds",
      title: "One hundred points in forty seconds",
      summary: "Two runs, the better one counts. How qualifying is judged and where the points are lost.",
      content: `<p>In qualifying you are alone. Nobody to chase, nobody to run from, only three judges and a track on which you know every patch. You have two runs and the better one counts. It sounds relaxed. It is the most nervous half-minute of the whole weekend.</p>
<h2>Where the points come from</h2>
<ul><li><strong>Line, 35 points.</strong> Outer zones filled with the rear wheels, inner clipping points taken with the front bumper. A metre away from a clipping point costs about three points.</li><li><strong>Angle, 35 points.</strong> How far the car is turned and how steadily it stays there. A twitch in the middle is worse than a slightly smaller angle held like a rock.</li><li><strong>Style, 30 points.</strong> How quickly the car is thrown in, how fluently it goes from side to side, and how much commitment there is at the walls.</li></ul>
<p>A score above ninety puts you in the top eight. Above ninety-five, people come to look at your tyres.</p>
<h2>How I prepare</h2>
<p>On Friday I walk the track twice, once in each direction. One way I look for grip, the other way for what I’ll see from the car once it’s sideways. At each clipping point I choose one thing behind it: a tree, a loudspeaker, an ice-cream stall. I never look at the point itself: by then it’s too late.</p>
<blockquote>The first run is for the result, the second for the crowd. As long as the first one works out.</blockquote>
<p>The ninety-nine points at Sosnová were not my bravest run. They were the tidiest one. I went in four kilometres an hour slower than in practice and the car had time to settle before the first zone. I lost the last point at the finish, where I straightened the car a moment too soon because I was already smiling. Jiří has reminded me of that on the radio before every qualifying run since. The mistake I see most often in younger drivers is the opposite: they want a hundred on the first run, overcook the entry and go into the second with a zero and a knot in the stomach. Get your safe eighty first. For the rest you have a second go.</p>`,
    },
    cs: {
      slug: "sto-bodu-za-ctyricet-vterin",
      title: "Sto bodů za čtyřicet vteřin",
      summary: "Dvě jízdy, počítá se lepší. Jak se hodnotí kvalifikace a kde se body ztrácejí.",
      content: `<p>V kvalifikaci jste sami. Nemáte koho stíhat ani komu ujíždět, jsou tu jen tři rozhodčí a trať, na které znáte každou záplatu. Máte dvě jízdy a počítá se ta lepší. Zní to jako pohoda. Je to nejnervóznější půlminuta celého víkendu.</p>
<h2>Odkud se body berou</h2>
<ul><li><strong>Stopa, 35 bodů.</strong> Vnější zóny se vyplňují zadními koly, vnitřní body se berou předním nárazníkem. Metr od clipping pointu vás stojí zhruba tři body.</li><li><strong>Úhel, 35 bodů.</strong> Jak moc je auto natočené a jak klidně v tom zůstane. Cuknutí uprostřed je horší než o něco menší úhel, který drží jako skála.</li><li><strong>Styl, 30 bodů.</strong> Jak rychle auto do smyku hodíte, jak plynule jde ze strany na stranu a kolik odvahy ukážete u zdi.</li></ul>
<p>Skóre přes devadesát znamená, že patříte do první osmičky. S pětadevadesáti se vám lidé chodí dívat na pneumatiky.</p>
<h2>Jak se připravuji</h2>
<p>V pátek projdu trať dvakrát pěšky, pokaždé jiným směrem. Jedním směrem hledám přilnavost, druhým to, co uvidím z auta, až pojede bokem. U každého clipping pointu si vyberu jednu věc za ním: strom, reproduktor, stánek se zmrzlinou. Na samotný bod se nedívám nikdy, protože to už je pozdě.</p>
<blockquote>První jízda je pro výsledek, druhá pro diváky. Tedy pokud ta první vyjde.</blockquote>
<p>Devadesát devět bodů v Sosnové nebyla moje nejodvážnější jízda. Byla nejčistší. Najel jsem o čtyři kilometry v hodině pomaleji než na tréninku a auto se před první zónou stihlo usadit. Poslední bod jsem ztratil v cíli, kde jsem vůz srovnal o okamžik dřív, protože jsem se už usmíval. Jirka mi to od té doby připomíná ve vysílačce před každou kvalifikací. Nejčastější chyba, kterou vidím u mladších jezdců, je ale opačná: první jízdu chtějí mít za sto, přepálí nájezd a do druhé pak jdou s nulou a se sevřeným žaludkem. Zajeďte si nejdřív svých jistých osmdesát. Na zbytek máte druhý pokus.</p>`,
    },
  },
};
