import type { ProductText } from "./products.ts";
import type { Both } from "./types.ts";

type Pair = [en: string, cs: string];

const stock: Pair = ["In stock, sent within 3–7 working days.", "Skladem, odesíláme do 3–7 pracovních dnů."];
const places: Pair = [
  "By parcel anywhere in Czechia and Slovakia, or pick-up at the workshop and in our tent at races.",
  "Zásilkou po celém Česku a Slovensku, osobně v dílně nebo v našem stanu na závodech.",
];

function item(
  name: Pair,
  description: Pair,
  expect: Pair,
  whom: Pair,
  features: Pair[],
  safety: Pair = ["", ""],
): ProductText {
  const words = (lang: 0 | 1) => ({
    name: name[lang],
    description: description[lang],
    what_to_expect: expect[lang],
    locations: places[lang],
    availability: stock[lang],
    eligibility: whom[lang],
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
  "team-t-shirt": item(
    ["Team T-Shirt", "Týmové tričko"],
    [
      "Black cotton, the Kestrel across the chest and the season’s calendar on the back. The same one we wear in the tent.",
      "Černá bavlna, na hrudi Kestrel a na zádech kalendář sezóny. Stejné, jaké nosíme ve stanu my.",
    ],
    [
      "Screen print that survives the wash, regular cut, no side seams.",
      "Sítotisk, který přežije pračku, klasický střih, bez bočních švů.",
    ],
    ["Sizes S to XXL, cut for men and women.", "Velikosti S až XXL, dámský i pánský střih."],
    [
      ["190 g/m² combed cotton", "Česaná bavlna 190 g/m²"],
      ["Printed in Česká Lípa", "Potištěno v České Lípě"],
      ["Sizes S to XXL", "Velikosti S až XXL"],
    ],
  ),
  "team-hoodie": item(
    ["Team Hoodie", "Týmová mikina"],
    [
      "For evenings in the paddock when the generator stops and the cold comes. Heavy fleece, a kangaroo pocket large enough for a tyre gauge.",
      "Na večery v depu, kdy ztichne agregát a přijde zima. Těžká počesaná mikina s kapsou, do které se vejde i tlakoměr.",
    ],
    [
      "Embroidered badge on the chest, slanted print along the sleeve.",
      "Vyšitý znak na hrudi a šikmý potisk po délce rukávu.",
    ],
    ["Sizes S to XXL, cut for men and women.", "Velikosti S až XXL, dámský i pánský střih."],
    [
      ["Brushed cotton 320 g/m²", "Počesaná bavlna 320 g/m²"],
      ["Embroidered badge", "Vyšívaný znak"],
      ["Sizes S to XXL", "Velikosti S až XXL"],
    ],
  ),
  "team-cap": item(
    ["Team Cap", "Týmová kšiltovka"],
    [
      "Six panels, a flat peak and one orange stripe at twelve degrees. Yes, we measured.",
      "Šest dílů, rovný kšilt a oranžový pruh pod úhlem dvanácti stupňů. Ano, měřili jsme to.",
    ],
    [
      "Embroidery front and back, inner band that takes the sweat.",
      "Výšivka vpředu i vzadu a vnitřní pásek, který saje pot.",
    ],
    ["One size with a metal clasp, 55 to 61 cm.", "Jedna velikost s kovovou přezkou, 55 až 61 cm."],
    [
      ["Metal clasp", "Kovová přezka"],
      ["3D embroidery", "3D výšivka"],
      ["One size, 55–61 cm", "Jedna velikost, 55–61 cm"],
    ],
  ),
  "kestrel-model-1-43": item(
    ["Kestrel S14 Model 1:43", "Model Kestrel S14 1:43"],
    [
      "Resin model of this season’s car with steered wheels, the right decals and a numbered plate. A run of 500 pieces.",
      "Odlitek letošního vozu z pryskyřice s vytočenými koly, správnými polepy a číslovaným štítkem. Série 500 kusů.",
    ],
    [
      "Model on a base of real asphalt from Sosnová, in a clear box.",
      "Model na podstavci ze skutečného asfaltu ze Sosnové v průhledné krabičce.",
    ],
    [
      "A collector’s piece, not a toy for children under 14.",
      "Sběratelský kus, není hračkou pro děti do 14 let.",
    ],
    [
      ["500 numbered pieces", "500 číslovaných kusů"],
      ["Base of asphalt from Sosnová", "Podstavec z asfaltu ze Sosnové"],
      ["Clear display box", "Průhledná vitrína"],
    ],
    [
      "Small parts: not suitable for children under 14. Not a toy.",
      "Malé části: nevhodné pro děti do 14 let. Výrobek není hračka.",
    ],
  ),
  "sticker-set": item(
    ["Sticker Set", "Sada samolepek"],
    [
      "Eight stickers from badge to start number, in vinyl that holds on a toolbox, a laptop and a bumper at 150 km/h.",
      "Osm samolepek od znaku po startovní číslo, z vinylu, který drží na kufru s nářadím, notebooku i nárazníku ve 150 km/h.",
    ],
    [
      "A sheet of eight cut stickers with instructions for the window.",
      "Arch s osmi vyřezanými samolepkami a návodem na lepení na sklo.",
    ],
    ["For everyone with a clean, dry surface.", "Pro každého, kdo má čistý a suchý povrch."],
    [
      ["8 pieces", "8 kusů"],
      ["UV-proof vinyl", "Vinyl odolný vůči UV"],
      ["Suitable for car bodies", "Vhodné na karoserii"],
    ],
  ),
  "key-ring": item(
    ["Key Ring with Tyre Rubber", "Klíčenka s kusem pneumatiky"],
    [
      "A piece of tread that won a battle, pressed into an aluminium frame milled by Petr. Every one is different and every one still smells.",
      "Kousek dezénu, který vyhrál souboj, zalisovaný do hliníkového rámečku od Petra. Každá je jiná a každá ještě voní.",
    ],
    [
      "Key ring with a card naming the race the tyre comes from.",
      "Klíčenka s kartičkou, na které je závod, odkud pneumatika pochází.",
    ],
    [
      "For keys of any car, rear-wheel drive preferred.",
      "Ke klíčům od jakéhokoli auta, nejlépe se zadním náhonem.",
    ],
    [
      ["Real race tyre", "Skutečná závodní pneumatika"],
      ["Milled aluminium", "Frézovaný hliník"],
      ["Card of origin", "Kartička s původem"],
    ],
    [
      "Small parts: not suitable for children under 3. Keep the rubber away from open fire.",
      "Malé části: nevhodné pro děti do 3 let. Gumu nevystavujte otevřenému ohni.",
    ],
  ),
  "wall-calendar": item(
    ["Wall Calendar", "Nástěnný kalendář"],
    [
      "Twelve night pictures, all rounds of the national championship marked, and room for the dates of your oil changes.",
      "Dvanáct nočních snímků, vyznačené všechny podniky mistrovství a místo na termíny výměny oleje.",
    ],
    [
      "Format A2, matt paper, spiral binding, Czech and English month names.",
      "Formát A2, matný papír, kroužková vazba, názvy měsíců česky i anglicky.",
    ],
    ["For workshops, offices and children’s rooms.", "Do dílny, kanceláře i dětského pokoje."],
    [
      ["Format A2", "Formát A2"],
      ["12 large pictures", "12 velkých snímků"],
      ["All race dates", "Všechny termíny závodů"],
    ],
  ),
};
