import type { ProductText } from "./products.ts";
import type { Both } from "./types.ts";

type Pair = [en: string, cs: string];

const delivery: Pair = [
  "By parcel to the Czech Republic and Slovakia in 3–7 working days, or collect it from the workshop.",
  "Balíkem v Česku a na Slovensku do 3–7 pracovních dnů, nebo si vyzvednete v dílně.",
];
const sizes: Pair = [
  "Sizes S to XXL, unisex, measured laid flat. Between two sizes? Take the larger one.\nSize | Chest | Length\nS | 50 cm | 69 cm\nM | 53 cm | 72 cm\nL | 56 cm | 74 cm\nXL | 59 cm | 76 cm\nXXL | 62 cm | 78 cm",
  "Velikosti S až XXL, unisex, měřeno naplocho. Váháte mezi dvěma? Vezměte si větší.\nVelikost | Přes prsa | Délka\nS | 50 cm | 69 cm\nM | 53 cm | 72 cm\nL | 56 cm | 74 cm\nXL | 59 cm | 76 cm\nXXL | 62 cm | 78 cm",
];
const hoodieSizes: Pair = [
  "Sizes S to XXL, unisex, measured laid flat. Between two sizes? Take the larger one.\nSize | Chest | Length\nS | 54 cm | 67 cm\nM | 57 cm | 69 cm\nL | 60 cm | 71 cm\nXL | 63 cm | 73 cm\nXXL | 66 cm | 75 cm",
  "Velikosti S až XXL, unisex, měřeno naplocho. Váháte mezi dvěma? Vezměte si větší.\nVelikost | Přes prsa | Délka\nS | 54 cm | 67 cm\nM | 57 cm | 69 cm\nL | 60 cm | 71 cm\nXL | 63 cm | 73 cm\nXXL | 66 cm | 75 cm",
];

interface Item {
  name: Pair;
  description: Pair;
  material: Pair;
  care: Pair;
  sizing: Pair;
  features: Pair[];
  safety?: Pair;
}

function item({ name, description, material, care, sizing, features, safety = ["", ""] }: Item): ProductText {
  const words = (lang: 0 | 1) => ({
    name: name[lang],
    description: description[lang],
    what_to_expect: "",
    locations: "",
    availability: "",
    eligibility: "",
    material: material[lang],
    care: care[lang],
    sizing: sizing[lang],
    delivery: delivery[lang],
    what_to_bring: "",
    safety: safety[lang],
  });
  return {
    words: { en: words(0), cs: words(1) },
    features: features.map(([en, cs]): Both<string> => ({ en, cs })),
  };
}

/** Texts of the goods that go by parcel. */
export const merchandiseWords: Record<string, ProductText> = {
  "team-t-shirt": item({
    name: ["Team T-Shirt", "Týmové tričko"],
    description: [
      "Navy cotton, the Kestrel across the chest and the season’s calendar on the back. The same one we wear in the tent.",
      "Tmavomodrá bavlna, na hrudi Kestrel a na zádech kalendář sezóny. Stejné, jaké nosíme ve stanu my.",
    ],
    material: [
      "100% combed cotton, 190 g/m², tubular knit without side seams. Screen-printed in Česká Lípa.",
      "100% česaná bavlna 190 g/m², úplet bez bočních švů. Sítotisk z České Lípy.",
    ],
    care: [
      "Wash at 30 °C inside out, don’t tumble dry, iron around the print.",
      "Perte na 30 °C naruby, nesušte v sušičce a potisk nežehlete.",
    ],
    sizing: sizes,
    features: [
      ["190 g/m² combed cotton", "Česaná bavlna 190 g/m²"],
      ["Printed in Česká Lípa", "Potištěno v České Lípě"],
      ["Sizes S to XXL", "Velikosti S až XXL"],
    ],
  }),
  "team-hoodie": item({
    name: ["Team Hoodie", "Týmová mikina"],
    description: [
      "For evenings in the paddock, when the generator stops and the cold sets in. Heavyweight, with a kangaroo pocket big enough for a tyre gauge.",
      "Na večery v depu, kdy ztichne agregát a přijde zima. Těžká počesaná mikina s kapsou, do které se vejde i tlakoměr.",
    ],
    material: [
      "80% cotton and 20% polyester, brushed inside, 320 g/m². Embroidered badge.",
      "80 % bavlna a 20 % polyester, uvnitř počesaná, 320 g/m². Vyšívaný znak.",
    ],
    care: [
      "Wash at 30 °C inside out and dry it flat; don’t iron the embroidery.",
      "Perte na 30 °C naruby, sušte naplocho a výšivku nežehlete.",
    ],
    sizing: hoodieSizes,
    features: [
      ["Brushed fleece, 320 g/m²", "Počesaná teplákovina 320 g/m²"],
      ["Embroidered badge", "Vyšívaný znak"],
      ["Sizes S to XXL", "Velikosti S až XXL"],
    ],
  }),
  "team-cap": item({
    name: ["Team Cap", "Týmová kšiltovka"],
    description: [
      "Six panels, a flat peak and one orange stripe at twelve degrees. Yes, we measured it.",
      "Šest dílů, rovný kšilt a oranžový pruh pod úhlem dvanácti stupňů. Ano, měřili jsme to.",
    ],
    material: [
      "Cotton twill with raised embroidery front and back, a metal clasp and a sweatband.",
      "Bavlněný kepr s plastickou výšivkou vpředu i vzadu, kovová přezka a potní pásek.",
    ],
    care: ["Wipe with a damp cloth; don’t machine-wash.", "Otírejte vlhkým hadříkem, neperte v pračce."],
    sizing: ["One size, adjustable from 55 to 61 cm.", "Jedna velikost, obvod nastavíte od 55 do 61 cm."],
    features: [
      ["Metal clasp", "Kovová přezka"],
      ["3D embroidery", "3D výšivka"],
      ["One size, 55–61 cm", "Jedna velikost, 55–61 cm"],
    ],
  }),
  "kestrel-model-1-43": item({
    name: ["Kestrel\u00a0S14 Model 1:43", "Model Kestrel\u00a0S14 1:43"],
    description: [
      "This season’s car in resin, with its wheels on full lock, the right decals and a numbered plate. A run of 500.",
      "Letošní vůz odlitý z pryskyřice s koly v plném rejdu, správnými polepy a číslovaným štítkem. Série 500 kusů.",
    ],
    material: [
      "Hand-painted resin on a base of real asphalt from Sosnová, in a clear display case.",
      "Ručně barvená pryskyřice na podstavci ze skutečného asfaltu ze Sosnové, v průhledné vitríně.",
    ],
    care: [
      "Dust it with a soft brush and keep it out of direct sun.",
      "Prach smetejte měkkým štětcem a model nestavte na přímé slunce.",
    ],
    sizing: [
      "1:43 scale: 10.4 cm long. Case 15 × 8 × 8 cm.",
      "Měřítko 1:43, délka 10,4 cm. Vitrína 15 × 8 × 8 cm.",
    ],
    features: [
      ["500 numbered pieces", "500 číslovaných kusů"],
      ["Base made of Sosnová asphalt", "Podstavec z asfaltu ze Sosnové"],
      ["Clear display case", "Průhledná vitrína"],
    ],
    safety: [
      "Small parts: not suitable for children under 14. Not a toy.",
      "Malé části: nevhodné pro děti do 14 let. Výrobek není hračka.",
    ],
  }),
  "sticker-set": item({
    name: ["Sticker Set", "Sada samolepek"],
    description: [
      "Eight stickers, from the badge to the start number, in vinyl that stays put on a toolbox, a laptop and a bumper at 150 km/h.",
      "Osm samolepek od znaku po startovní číslo, z vinylu, který drží na kufru s nářadím, notebooku i nárazníku ve 150 km/h.",
    ],
    material: [
      "UV-resistant outdoor vinyl. Sticks to paint, glass, plastic and metal.",
      "Venkovní vinyl odolný vůči UV záření. Drží na laku, skle, plastu i kovu.",
    ],
    care: [
      "Apply to a clean, dry, grease-free surface. For windows: spray on soapy water, place, squeeze the water out.",
      "Lepte na čistý, suchý a odmaštěný povrch. Na sklo: postříkejte mýdlovou vodou, přiložte a vodu vytlačte.",
    ],
    sizing: [
      "A sheet of eight cut stickers, the smallest 4 cm and the largest 18 cm wide.",
      "Arch s osmi vyřezanými samolepkami, nejmenší má na šířku 4 cm, největší 18 cm.",
    ],
    features: [
      ["8 pieces", "8 kusů"],
      ["UV-proof vinyl", "Vinyl odolný vůči UV"],
      ["Suitable for car bodies", "Vhodné na karoserii"],
    ],
  }),
  "key-ring": item({
    name: ["Key Ring with Tyre Rubber", "Klíčenka s kusem pneumatiky"],
    description: [
      "A piece of tread that won a battle, pressed into an aluminium frame milled by Petr. No two are alike, and every one still smells of rubber.",
      "Kousek dezénu, který vyhrál souboj, zalisovaný do hliníkového rámečku od Petra. Každá je jiná a každá ještě voní.",
    ],
    material: [
      "Race-used tyre rubber, milled aluminium, steel ring. The certificate of origin names the race.",
      "Guma ze závodní pneumatiky, frézovaný hliník, ocelový kroužek. Kartička o původu uvádí závod.",
    ],
    care: ["None needed. It has been through worse.", "Žádnou nepotřebuje. Zažila horší věci."],
    sizing: ["Frame 5 × 3 cm, ring 2.8 cm, 24 g.", "Rámeček 5 × 3 cm, kroužek 2,8 cm, 24 g."],
    features: [
      ["Real race tyre", "Skutečná závodní pneumatika"],
      ["Milled aluminium", "Frézovaný hliník"],
      ["Certificate of origin", "Kartička o původu"],
    ],
    safety: [
      "Small parts: not suitable for children under 3. Keep the rubber away from naked flames.",
      "Malé části: nevhodné pro děti do 3 let. Gumu nevystavujte otevřenému ohni.",
    ],
  }),
  "wall-calendar": item({
    name: ["Wall Calendar", "Nástěnný kalendář"],
    description: [
      "Twelve pictures from dawn to floodlights, our weekends at the track marked, and room for your oil changes.",
      "Dvanáct snímků od rána po noční závod, vyznačené naše víkendy na trati a místo na termíny výměny oleje.",
    ],
    material: [
      "Matt 200 g/m² paper, spiral-bound, with the months in numbers: the same in any language.",
      "Matný papír 200 g/m², kroužková vazba, měsíce čísly, stejně v každém jazyce.",
    ],
    care: ["Hang it away from damp and direct sun.", "Pověste ho mimo vlhko a přímé slunce."],
    sizing: ["A2 size (42 × 59.4 cm).", "Formát A2 (42 × 59,4 cm)."],
    features: [
      ["A2 size", "Formát A2"],
      ["12 large pictures", "12 velkých snímků"],
      ["Our weekends marked", "Vyznačené naše víkendy"],
    ],
  }),
};
