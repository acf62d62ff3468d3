const ice = "#8fd3ff";
const hot = "#ff4a1c";

interface Logo {
  word: string;
  small: string;
  colour: string;
  mark: string;
}

const logos: Record<string, Logo> = {
  "ralsko-oil": {
    word: "RALSKO",
    small: "OIL",
    colour: "#ffb42e",
    mark: '<path d="M50 6C78 44 88 58 88 74A38 34 0 0 1 12 74C12 58 22 44 50 6z"/><path d="M30 74l20 -30 20 30z" fill="#0e1114"/>',
  },
  gripline: {
    word: "GRIPLINE",
    small: "TYRES",
    colour: "#e9eff3",
    mark: '<circle cx="50" cy="50" r="44"/><circle cx="50" cy="50" r="24" fill="#0e1114"/><path d="M8 36l30 12M8 62l30 -6M92 36L62 48M92 62L62 56" stroke="#0e1114" stroke-width="7"/>',
  },
  "bezdez-tools": {
    word: "BEZDĚZ",
    small: "TOOLS",
    colour: hot,
    mark: '<path d="M6 88L30 34L46 62L66 16L94 88z"/><path d="M40 88L52 64L64 88z" fill="#0e1114"/>',
  },
  ploucnice: {
    word: "PLOUČNICE",
    small: "1892",
    colour: "#e7c66a",
    mark: '<path d="M12 30Q31 14 50 30T88 30V44Q69 60 50 44T12 44zM12 62Q31 46 50 62T88 62V76Q69 92 50 76T12 76z"/>',
  },
  voltera: {
    word: "VOLTERA",
    small: "",
    colour: "#d8ff3e",
    mark: '<path d="M60 2L14 58H44L34 98L86 38H54z"/>',
  },
  "kovo-sloup": {
    word: "KOVO SLOUP",
    small: "",
    colour: "#b9c6d0",
    mark: '<path d="M10 8H90V26H62V74H90V92H10V74H38V26H10z"/>',
  },
  nordlak: {
    word: "NORDLAK",
    small: "",
    colour: ice,
    mark: '<path d="M10 90V10H28L72 62V10H90V90H72L28 38V90z"/><circle cx="50" cy="50" r="9" fill="#ff4a1c"/>',
  },
  machovo: {
    word: "MÁCHOVO",
    small: "LOGISTICS",
    colour: "#6fd09b",
    mark: '<path d="M4 24H58V50H4zM62 34H82L96 52V72H62zM4 56H58V72H4z"/><circle cx="26" cy="78" r="11"/><circle cx="76" cy="78" r="11"/>',
  },
  "sklo-polevsko": {
    word: "POLEVSKO",
    small: "GLASS",
    colour: "#c9b6ff",
    mark: '<path d="M50 4L92 36L76 92H24L8 36z" opacity=".55"/><path d="M50 4L68 40L50 92L32 40z"/>',
  },
  angleworks: {
    word: "ANGLEWORKS",
    small: "",
    colour: "#ffffff",
    mark: '<path d="M8 88H92V74H40L84 24L72 12z"/><path d="M40 74A34 34 0 0 0 34 50" fill="none" stroke="#ff4a1c" stroke-width="8"/>',
  },
};

export const logoKeys = Object.keys(logos);

/** A partner's logo, 600 by 300 on nothing, made to be read on a dark ground. */
export function logo(key: string): string {
  const one = logos[key];
  if (!one) throw new Error(`No logo for ${key}`);
  const size = one.word.length > 8 ? 62 : 78;
  const small = one.small
    ? `<text x="184" y="208" font-size="34" letter-spacing="9" opacity=".75">${one.small}</text>`
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300" viewBox="0 0 600 300"><g fill="${one.colour}"><g transform="translate(36 88) scale(1.25)">${one.mark}</g><g font-family="Liberation Sans Narrow, Arial Narrow, sans-serif" font-weight="700" font-style="italic"><text x="184" y="${one.small ? 166 : 178}" font-size="${size}">${one.word}</text>${small}</g></g></svg>`;
}
