import type { BlogText } from "../blog.ts";

export const tandem: BlogText = {
  category: "racing",
  tags: "tandem, judging, battles, Tereza Vondráková",
  author: "Tereza Vondráková",
  words: {
    en: {
      slug: "lead-and-chase-how-battles-are-won",
      title: "Lead and chase: how battles are won",
      summary:
        "Top 32, top 16, two runs, three judges. Tereza explains what happens in those forty seconds that look like chaos from the stands.",
      content: `<p>A battle is a conversation between two cars. One says: this is how I want to drive this track. The other one answers: fine, and I can do it half a metre from your door. Then they swap roles, and three judges decide whose sentences were better.</p>
<h2>In the lead</h2>
<p>The lead car has to drive a qualifying run: fill the outer zones, touch the inner clipping points, keep angle and speed. It may not slow down to trap the car behind and it may not leave the line to run away. A clean lead at ninety per cent is worth more than a wild one, because every correction is a gap that the chase car can use, or worse, an accident that will be your fault.</p>
<h2>In the chase</h2>
<p>This is the run I live for. Judges look at three things:</p>
<ul><li><strong>proximity</strong>: how close you are, and for how long,</li><li><strong>angle</strong>: at least as much as the lead, otherwise closeness is easy,</li><li><strong>line</strong>: you have to go through the same zones, not across the middle.</li></ul>
<p>The trick is to start the transition a fraction later than the lead and finish it sooner. For that you need a car with spare grip and spare power. That is why we run the Comet one gear higher and keep the wheel speed up.</p>
<blockquote>Don’t watch the car. Watch its front wheels. They tell you what will happen half a second from now.</blockquote>
<h2>When the judges can’t decide</h2>
<p>Then it is One More Time: fresh tyres, five minutes, both runs again. This is where titles are won and lost, because it is a test of the mechanics as much as of the driver. Our record is a change of rear tyres, a bleed of the clutch and a new intercooler hose in four minutes and forty seconds. I didn’t even have time to be nervous, and perhaps that was the point. Next time you see two cars in one cloud of smoke from the stands, try to choose one and watch only its wheels. You will find that it is not chaos at all. It is the fastest game of chess I know.</p>`,
    },
    cs: {
      slug: "vedouci-a-stihac-jak-se-vyhravaji-souboje",
      title: "Vedoucí a stíhač: jak se vyhrávají souboje",
      summary:
        "Nejlepších 32, nejlepších 16, dvě jízdy a tři rozhodčí. Tereza vysvětluje, co se děje v těch čtyřiceti vteřinách, které z tribuny vypadají jako zmatek.",
      content: `<p>Souboj je rozhovor dvou aut. Jedno říká: takhle chci tuhle trať zajet. Druhé odpovídá: dobře, a já to dokážu půl metru od tvých dveří. Pak si vymění role a tři rozhodčí rozhodnou, čí věty byly lepší.</p>
<h2>Ve vedoucím voze</h2>
<p>Vedoucí vůz musí zajet kvalifikační jízdu: vyplnit vnější zóny, dotknout se vnitřních bodů, udržet úhel i rychlost. Nesmí zpomalit, aby auto za sebou chytil do pasti, a nesmí opustit stopu, aby mu ujel. Čistá jízda na devadesát procent má větší cenu než divoká, protože každá oprava je mezera, kterou stíhač využije, nebo v horším případě nehoda, která půjde na vaše triko.</p>
<h2>Ve stíhacím voze</h2>
<p>Kvůli téhle jízdě závodím. Rozhodčí sledují tři věci:</p>
<ul><li><strong>blízkost</strong>: jak blízko jste a jak dlouho tam vydržíte,</li><li><strong>úhel</strong>: alespoň takový jako soupeř, jinak je blízkost snadná,</li><li><strong>stopu</strong>: musíte projet stejnými zónami, ne středem trati.</li></ul>
<p>Celý vtip je v tom začít přehození o zlomek vteřiny později než vedoucí a dokončit ho dřív. K tomu potřebujete auto, které má přilnavost i výkon v záloze. Proto jezdíme s Cometem o stupeň výš a držíme vysokou rychlost kol.</p>
<blockquote>Nedívejte se na auto. Dívejte se na jeho přední kola. Řeknou vám, co se stane za půl vteřiny.</blockquote>
<h2>Když se rozhodčí neshodnou</h2>
<p>Pak přichází opakovaná jízda: čerstvé pneumatiky, pět minut a obě jízdy znovu. Právě tady se vyhrávají a ztrácejí tituly, protože je to zkouška mechaniků stejně jako jezdce. Náš rekord je výměna zadních pneumatik, odvzdušnění spojky a nová hadice mezichladiče za čtyři minuty a čtyřicet vteřin. Ani jsem nestihla být nervózní, a možná právě o to šlo. Až příště uvidíte z tribuny dvě auta v jednom oblaku kouře, zkuste si vybrat jedno a sledovat jen jeho kola. Zjistíte, že to zmatek není. Je to nejrychlejší šachová partie, jakou znám.</p>`,
    },
  },
};
