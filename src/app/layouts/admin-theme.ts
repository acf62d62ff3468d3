import { createTheme, type MantineColorsTuple } from "@mantine/core";

/** The site's signal orange-red, from light to dark. */
const hot: MantineColorsTuple = [
  "#fff0ea",
  "#ffdfd3",
  "#ffbda6",
  "#ff9874",
  "#ff7a4c",
  "#ff6432",
  "#f2501b",
  "#c9400f",
  "#a8340b",
  "#872706",
];

/** A quiet tool in the team's colour; both schemes keep text at AA contrast. */
export const adminTheme = createTheme({
  colors: { hot },
  primaryColor: "hot",
  primaryShade: { light: 7, dark: 7 },
  fontFamily: "var(--font-text)",
  headings: { fontFamily: "var(--font-text)", fontWeight: "650" },
  defaultRadius: "md",
  cursorType: "pointer",
  focusRing: "auto",
  respectReducedMotion: true,
});
