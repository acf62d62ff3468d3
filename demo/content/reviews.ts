import { addDays, seasonDaysBefore } from "./days.ts";
import type { Day, Review } from "./types.ts";

/** What visitors of the demo team are said to have written: all invented, and the site says so at each of them. */
export const reviews: Review[] = [
  {
    product: "drift-taxi",
    stars: 5,
    language: "cs",
    name: "Petra",
    days: 24,
    text: "Dárek k padesátinám pro tátu. Celou cestu domů mluvil jen o tom, jak auto letělo bokem a řidič mu u toho v klidu vykládal, co dělá. Všechno šlo na čas a bez čekání.",
    answer: "Děkujeme a tátovi vzkazujeme všechno nejlepší. Helma na něj čeká.",
  },
  {
    product: "drift-taxi",
    stars: 5,
    language: "en",
    name: "Tom",
    days: 39,
    text: "We came over from Leeds for a stag weekend, and these were the best ten minutes of it. The safety briefing was in English, and nobody rushed us.",
    answer: "Thank you, Tom. Bring the groom back once he’s recovered.",
  },
  {
    product: "drift-taxi",
    stars: 3,
    language: "cs",
    name: "",
    days: 61,
    text: "Jízda skvělá, to ano. Ale čekali jsme skoro hodinu, protože se měnily pneumatiky, a v depu nebylo kam si sednout.",
    answer:
      "Máte pravdu, tu hodinu jsme podcenili. Od té doby máme druhou sadu kol připravenou přímo u trati a v depu stojí stan s lavicemi.",
  },
  {
    product: "drift-course-basic",
    stars: 5,
    language: "cs",
    name: "Martin",
    days: 45,
    text: "První hodinu jsem jen točil hodiny kolem kuželu a myslel si, že to nikdy nepůjde. Odpoledne jsem projel osmičku bez zastavení. Instruktor byl trpělivý.",
    answer: "",
  },
  {
    product: "drift-course-basic",
    stars: 4,
    language: "en",
    name: "Sophie",
    days: 80,
    text: "Plenty of time in the car and clear feedback after each run. One star off for lunch: the queue at the only stand was longer than the skid pad.",
    answer: "Fair point, Sophie. Lunch has been part of the course since then.",
  },
  {
    product: "team-hoodie",
    stars: 4,
    language: "cs",
    name: "Honza",
    days: 18,
    text: "Teplá, drží tvar i po několika vypráních. Rukávy jsou na mě o kousek delší, než jsem čekal.",
    answer: "",
  },
  {
    product: "team-hoodie",
    stars: 5,
    language: "en",
    name: "Erin",
    days: 52,
    text: "Thick, soft, and the embroidery hasn’t frayed. I bought one for myself and had to order a second for my brother.",
    answer: "",
  },
  {
    product: "sticker-set",
    stars: 2,
    language: "cs",
    name: "Lukáš",
    days: 33,
    text: "Velká samolepka je super, ale dvě malé se po druhé myčce odlepily.",
    answer:
      "Díky, že jste nám to napsali. Malé teď tiskneme na silnější fólii a novou sadu jsme vám poslali.",
  },
];

/** Each with the day it was written: goods are praised in winter too, rides and courses in their season. */
export function reviewsOn(today: Day): (Review & { written: Day })[] {
  return reviews.map((review) => ({
    ...review,
    written: review.product.startsWith("drift-")
      ? seasonDaysBefore(today, review.days)
      : addDays(today, -review.days),
  }));
}
