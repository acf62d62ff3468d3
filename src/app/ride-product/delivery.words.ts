import { defineWords } from "#kit/web/language/words.ts";

export const deliveryWords = defineWords(
  {
    there: (day: string) => `Order and pay today and it’s there by ${day}.`,
    christmas: (day: string) => `For Christmas, order and pay by ${day}.`,
  },
  {
    there: (day: string) => `Když objednáte a zaplatíte dnes, dorazí nejpozději ${day}.`,
    christmas: (day: string) => `Aby to bylo do Vánoc, objednejte a zaplaťte do ${day}.`,
  },
);
