import type { Both } from "./types.ts";

/** The demo team's page for partners, at `/page/partners`: reach, offer, and what comes of it. */
export const partnersPage: Both<{ title: string; lead: string; content: string }> = {
  en: {
    title: "Partnership",
    lead: "Your name on three cars, at the track and in a whole season of tyre smoke. Here is who you reach and what you get.",
    content: [
      "<h2>Who you reach</h2>",
      "<ul><li>Five rounds of the national championship and four European rounds a season, with 3,000 to 12,000 spectators each.</li><li>Live streams of every championship round: 85,000 views a weekend on average.</li><li>41,000 followers on our own channels, two in three of them aged 18 to 34.</li><li>Hundreds of people a year in our passenger seats and at the drift school.</li></ul>",
      "<h2>What we offer</h2>",
      "<ul><li><strong>Main partner:</strong> the sides of all cars, driver suits, trackside boards, the video on our home page and four event days with rides for your guests.</li><li><strong>Partner:</strong> trackside boards or a tent, ten posts a season and two event days.</li><li><strong>Supplier:</strong> your products instead of money, your logo by the wheel arch, and honest feedback from people who break things for a living.</li></ul>",
      "<p>Every partner gets photos and footage to use freely, a report after each race and a thank-you day at Sosnová in October.</p>",
      "<h2>How we work together</h2>",
      "<p>We start with what you want to get out of it: sales, recruits, a day for your guests or simply some noise. Klára puts together a proposal within a week, and after the season we go through the numbers with you, the good and the bad.</p>",
    ].join(""),
  },
  cs: {
    title: "Partnerství",
    lead: "Vaše jméno na třech autech, u trati a v kouři celé sezóny. Podívejte se, koho tím oslovíte a co za to dostanete.",
    content: [
      "<h2>Koho oslovíte</h2>",
      "<ul><li>Pět podniků mistrovství republiky a čtyři evropské podniky za sezónu, na každém 3\u00a0000 až 12\u00a0000 diváků.</li><li>Přímé přenosy celého mistrovství: v průměru 85\u00a0000 zhlédnutí za víkend.</li><li>41\u00a0000 sledujících na našich sítích, dva ze tří ve věku 18 až 34 let.</li><li>Stovky lidí ročně na sedadle spolujezdce a ve škole driftu.</li></ul>",
      "<h2>Co nabízíme</h2>",
      "<ul><li><strong>Hlavní partner:</strong> boky všech aut, kombinézy jezdců, reklamní plochy u trati, video na úvodní stránce a čtyři akce s jízdami pro vaše hosty.</li><li><strong>Partner:</strong> reklamní plochy u trati nebo stan, deset příspěvků za sezónu a dvě akce pro hosty.</li><li><strong>Dodavatel:</strong> místo peněz vaše výrobky, logo u podběhu a upřímná zpětná vazba od lidí, kteří se ničením věcí živí.</li></ul>",
      "<p>Každý partner dostává fotografie a videa k volnému použití, zprávu po každém závodě a v říjnu pozvání na poděkování do Sosnové.</p>",
      "<h2>Jak spolupráce vypadá</h2>",
      "<p>Začneme tím, co si od ní slibujete: prodej, nábor, zážitek pro hosty, nebo prostě rozruch. Klára do týdne připraví nabídku a po sezóně s vámi projdeme čísla, dobrá i špatná.</p>",
    ].join(""),
  },
};
