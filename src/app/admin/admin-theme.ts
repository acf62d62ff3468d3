import {
  Anchor,
  Badge,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  Modal,
} from "@mantine/core";

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

/** The site's asphalt, from its text to its ground: darker and cooler than the library's greys. */
const asphalt: MantineColorsTuple = [
  "#e6eaee",
  "#b9c2ca",
  "#8f9aa5",
  "#6f7c88",
  "#3a444e",
  "#2a323a",
  "#1d242b",
  "#14191e",
  "#101418",
  "#0d1013",
];

/** A quiet tool in the team's colour; both schemes keep text at AA contrast. */
export const adminTheme = createTheme({
  colors: { hot, dark: asphalt },
  primaryColor: "hot",
  primaryShade: { light: 7, dark: 7 },
  fontFamily: "var(--font-text)",
  headings: { fontFamily: "var(--font-text)", fontWeight: "650" },
  defaultRadius: "md",
  cursorType: "pointer",
  focusRing: "auto",
  respectReducedMotion: true,
  components: {
    // Its own lock writes a style element without the nonce; admin-layout.css holds the page still.
    Modal: Modal.extend({
      defaultProps: { lockScroll: false },
      styles: {
        title: {
          fontFamily: "var(--mantine-font-family-headings)",
          fontSize: "var(--mantine-h4-font-size)",
          fontWeight: 650,
          lineHeight: 1.2,
        },
      },
    }),
    // A finger finds no link by hovering.
    Anchor: Anchor.extend({ defaultProps: { underline: "always" } }),
    // Labels are read whole and as they are written.
    Badge: Badge.extend({ defaultProps: { tt: "none", miw: "max-content" } }),
  },
});

/** What deletes; white on it reads. */
const redFilled = { "--mantine-color-red-filled": "#c92a2a", "--mantine-color-red-filled-hover": "#b02525" };

/** The library's own colours are too faint for AA where they carry text. */
export const readableVariables: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: {
    ...redFilled,
    "--mantine-color-dimmed": colors.gray[7],
    "--mantine-color-placeholder": colors.gray[7],
    "--mantine-color-error": colors.red[9],
    "--mantine-color-yellow-light-color": "#664200",
    "--mantine-color-red-light-color": "#941a1a",
    "--mantine-color-green-light-color": "#1b5e2a",
    // On a row under the pointer, too.
    "--mantine-color-hot-outline": hot[8],
    "--mantine-color-anchor": hot[8],
  },
  dark: {
    ...redFilled,
    "--mantine-color-dimmed": colors.dark[1],
    "--mantine-color-placeholder": colors.dark[1],
    "--mantine-color-error": colors.red[4],
    // What deletes and what leads on keep their colour; the library makes both nearly white.
    "--mantine-color-red-light-color": colors.red[3],
    // Above the ground, not a hole in it.
    "--mantine-color-gray-light": colors.dark[5],
    "--mantine-color-hot-light-color": hot[2],
  },
});
