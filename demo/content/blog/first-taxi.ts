import type { BlogText } from "../blog.ts";

export const firstTaxi: BlogText = {
  category: "taxi",
  tags: "drift taxi, story, Magnet 350Z",
  author: "Jiří Žďárský",
  words: {
    en: {
      slug: "the-view-from-the-left-hand-seat",
      title: "The view from the left-hand seat",
      summary:
        "More than a thousand people have sat next to Jiří in the taxi. He knows what each of them does in the first corner.",
      content: `<p>I have a job in which people scream at me and then hug me. For ten minutes at a time I share a very small space with a stranger, and I find out things about them that their colleagues haven’t in years.</p>
<h2>The first corner</h2>
<p>It is always the same. We leave the pits calmly, the guest looks around and says something polite about the seat. Then comes the first left, second gear, handbrake, and the world outside starts moving in the wrong direction. That is when I hear over the intercom what kind of passenger I’ve got:</p>
<ul><li><strong>the laughers</strong>, who laugh from the first metre to the last,</li><li><strong>the pressers</strong>, who look for a brake pedal in the floor; there is a dent on that side,</li><li><strong>the silent ones</strong>, who don’t say a word and then ask if they can go again.</li></ul>
<h2>Why the Magnet</h2>
<p>For the taxi we don’t need 600 horsepower. We need an engine that responds at once, cooling that lasts the whole day, and a car that is as calm on the hundredth ride as on the first. A naturally aspirated V6 does all of that. The passenger seat is set a little lower than mine so that tall people fit in with a helmet on.</p>
<blockquote>Look out through the side window. That is where we are going.</blockquote>
<h2>The ride I remember</h2>
<p>A gentleman of eighty-one came with his granddaughter. He wore a pressed shirt and carried a note from his doctor, which he had asked for himself. He had raced motorcycles before I was born. For the whole ride he kept his hands on his knees, as if on a tram, and in the last corner he said calmly: a touch later on the throttle. I tried it. He was right. I’ve been a touch later on the throttle there ever since, and I think of him every time. When we stopped, his granddaughter was crying with laughter, because her grandfather refused to take off his helmet until we promised him another date. We did, and we kept our word: he came again in spring, this time with his brother.</p>`,
    },
    cs: {
      slug: "pohled-z-leveho-sedadla",
      title: "Pohled z levého sedadla",
      summary: "Vedle Jirky už v taxi sedělo víc než tisíc lidí. U každého ví, co udělá v první zatáčce.",
      content: `<p>Mám práci, při které na mě lidé křičí a potom mě objímají. Na deset minut sdílím velmi malý prostor s někým cizím a dozvím se o něm věci, na které kolegové v kanceláři nepřišli za celé roky.</p>
<h2>První zatáčka</h2>
<p>Je to pokaždé stejné. V klidu vyjedeme z boxů, host se rozhlíží a řekne něco zdvořilého o sedačce. Pak přijde první levá, dvojka, ruční brzda a svět venku se začne hýbat špatným směrem. V tu chvíli v interkomu slyším, koho vezu:</p>
<ul><li><strong>smíšky</strong>, kteří se smějí od prvního metru do posledního,</li><li><strong>šlapače</strong>, kteří v podlaze hledají brzdový pedál; na té straně už je důlek,</li><li><strong>tiché</strong>, kteří neřeknou ani slovo a nakonec se zeptají, jestli můžou jet ještě jednou.</li></ul>
<h2>Proč zrovna Magnet</h2>
<p>Do taxi nepotřebujeme šest set koní. Potřebujeme motor, který reaguje okamžitě, chlazení, které vydrží celý den, a auto, které je ve sté jízdě stejně klidné jako v první. Atmosférický šestiválec tohle všechno umí. Sedadlo spolujezdce máme o kousek níž než moje, aby se s helmou vešli i vysocí lidé.</p>
<blockquote>Dívejte se bočním oknem. Právě tam jedeme.</blockquote>
<h2>Jízda, na kterou nezapomenu</h2>
<p>Jednou přijel s vnučkou pán, kterému bylo osmdesát jedna. Měl vyžehlenou košili a potvrzení od lékaře, o které si sám řekl. Závodil na motocyklech dřív, než jsem se narodil. Celou jízdu měl ruce položené na kolenou jako v tramvaji a v poslední zatáčce klidně pronesl: o chlup později na plyn. Zkusil jsem to. Měl pravdu. Od té doby jsem v té zatáčce na plynu o chlup později a pokaždé si na něj vzpomenu. Když jsme zastavili, vnučka se rozplakala smíchy, protože dědeček si odmítl sundat helmu, dokud mu neslíbíme další termín. Slíbili jsme. A dodrželi: na jaře přijel znovu, tentokrát i s bratrem.</p>`,
    },
  },
};
