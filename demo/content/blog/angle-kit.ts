import type { BlogText } from "../blog.ts";

export const angleKit: BlogText = {
  category: "garage",
  tags: "angle kit, steering, Kestrel S14",
  author: "Petr Dlask",
  words: {
    en: {
      slug: "what-an-angle-kit-really-does",
      title: "What an angle kit really does",
      summary:
        "Sixty-three degrees of lock sounds like a number for a forum. In fact, it’s the least important thing about steering geometry.",
      content: `<p>The question I hear most often in the paddock is: how many degrees? Sixty-three. There, now you know and it won’t help you at all. A standard S14 turns its front wheels by about thirty-five degrees, and it is easy to bolt on parts that turn them by seventy. The hard part is keeping the car drivable while they do.</p>
<h2>Lock is not geometry</h2>
<p>When a car slides at a large angle, the front wheels point where the car is going and the body points somewhere else. Three things decide whether the driver can hold it there:</p>
<ul><li><strong>Ackermann.</strong> On the road the inner wheel turns more than the outer one. In a drift we want both wheels almost parallel at full lock, otherwise one of them scrubs and brakes.</li><li><strong>Caster.</strong> It brings the steering wheel back when the driver lets go. Too little and the transition is lazy; too much and it breaks thumbs.</li><li><strong>Scrub radius.</strong> The more the wheel moves when it turns, the more it hits: the chassis leg, the anti-roll bar, the inner arch.</li></ul>
<h2>What we changed this year</h2>
<p>The new knuckles are shorter by eight millimetres, so the rack needs less travel for the same angle and the steering is quicker. We cut the chassis legs, plated them and moved the tension rods forward. The lower arm is twenty-five millimetres longer and is adjustable without taking the wheel off, because on Saturday evening nobody wants to take the wheel off.</p>
<blockquote>A good kit is one the driver stops talking about.</blockquote>
<p>If you build your own car, start with good bushes, a fresh rack and a proper alignment. Spend a season with the lock you have. When you start spinning because the wheels can’t turn any further, and not because you were late on the throttle, come and see us. Until then, more lock will only let you make bigger mistakes. And one last piece of advice: after each change, check that no brake hose rubs at full lock. It sounds trivial, until one day you reach for the brake at full speed and the pedal goes straight to the floor.</p>`,
    },
    cs: {
      slug: "co-doopravdy-dela-vytocena-naprava",
      title: "Co doopravdy dělá rejdový kit",
      summary:
        "Šedesát tři stupňů rejdu zní jako číslo na internetové fórum. Ve skutečnosti je to na geometrii řízení to nejméně důležité.",
      content: `<p>V depu slýchám nejčastěji jednu otázku: kolik stupňů? Šedesát tři. Tak, teď to víte a vůbec nic vám to nepomůže. Sériová S14 vytočí přední kola asi o třicet pět stupňů a není těžké namontovat díly, které je otočí o sedmdesát. Těžké je, aby se s tím autem dalo ještě jezdit.</p>
<h2>Rejd není geometrie</h2>
<p>Když auto klouže ve velkém úhlu, přední kola míří tam, kam vůz jede, a karoserie úplně jinam. O tom, jestli ho tam jezdec udrží, rozhodují tři věci:</p>
<ul><li><strong>Ackermann.</strong> Na silnici se vnitřní kolo natáčí víc než vnější. Ve smyku chceme mít obě kola v plném rejdu skoro rovnoběžně, jinak jedno z nich drhne a brzdí.</li><li><strong>Záklon rejdového čepu.</strong> Díky němu se volant vrací sám, když ho jezdec pustí. Když je malý, přehození je líné, když je velký, láme palce.</li><li><strong>Poloměr rejdu.</strong> Čím víc se kolo při zatáčení posouvá, tím víc toho potká: podélník, stabilizátor, vnitřní podběh.</li></ul>
<h2>Co jsme letos změnili</h2>
<p>Nové těhlice jsou o osm milimetrů kratší, takže hřebenu stačí na stejný úhel menší dráha a řízení je rychlejší. Podélníky jsme vyřízli a vyztužili, přední vzpěry posunuli dopředu. Spodní rameno je delší o dvacet pět milimetrů a dá se seřídit bez sundání kola, protože v sobotu večer nikdo kolo sundávat nechce.</p>
<blockquote>Dobrý rejdový kit je takový, o kterém jezdec přestane mluvit.</blockquote>
<p>Jestli stavíte vlastní auto, začněte dobrými silentbloky, zdravým hřebenem a poctivou geometrií. Jednu sezónu jezděte s rejdem, který máte. Až se začnete točit proto, že se kola nemají kam dál vytočit, a ne proto, že jste pozdě přidali plyn, přijeďte za námi. Do té doby vám větší rejd dovolí jen dělat větší chyby. A ještě jedna rada na závěr: po každé úpravě zkontrolujte, že v plném rejdu nikde nedrhne brzdová hadice. Vypadá to jako maličkost, dokud jednou v plné rychlosti nesáhnete na brzdu a pedál nespadne až na podlahu.</p>`,
    },
  },
};
