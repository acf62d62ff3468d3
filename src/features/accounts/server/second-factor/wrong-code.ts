/** What is said of a code in a form of the back office. */
export const WRONG_CODE = {
  en: "The code is wrong, has expired or has already been used.",
  cs: "Kód nesouhlasí, vypršel, nebo už byl použit.",
};
