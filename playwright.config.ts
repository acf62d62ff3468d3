import process from "node:process";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.ts";
import { keepTestFilesInMemory } from "./scripts/temporary-folder.ts";

keepTestFilesInMemory();

// Playwright's workers load this file too; the variable saves them the search.
const chromiumPath = process.env.CHROMIUM_PATH ?? findChromium();
if (chromiumPath) process.env.CHROMIUM_PATH = chromiumPath;

/** What shows the same in either language and at any width runs on the phone alone; single tests say `@once`. */
const once = [
  "admin-alternative-texts",
  "admin-blog-editor",
  "admin-history",
  "admin-keep",
  "admin-product-form",
  "admin-touch",
  "admin-translations",
  "keyboard",
  "new-season",
  "preview",
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/global-setup.ts",
  // A busy machine takes its time; what is right is there as soon as it is, what is wrong never comes.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Two browsers; the servers' tests mostly wait for processes, and run beside them.
  workers: 3,
  // What wavers is named by `npm test`, and fails it when it is more than one in a hundred.
  retries: 1,
  forbidOnly: true,
  outputDir: "test-results",
  reporter: [["list"], ["json", { outputFile: ".cache/test-logs/e2e.json" }]],
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: chromiumPath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Text is as wide as its font says, as on phones: the shell without a window rounds letters to whole pixels.
        "--font-render-hinting=none",
        // Pages live for seconds: what the optimising compilers cost they never give back.
        "--js-flags=--no-maglev --no-turbofan",
      ],
    },
    // Moving pages are painted again and again, for as long as they are open: only the tests of what moves say `MOVING`.
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    // Real processes without a browser: commands, crashes, several servers. First, so that they begin with the others.
    { name: "server", testMatch: "server/*.spec.ts", workers: 1 },
    {
      name: "phone-cs",
      workers: 2,
      testIgnore: "**/e2e/server/**",
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, locale: "cs-CZ" },
    },
    {
      name: "desktop-en",
      workers: 2,
      testIgnore: ["**/e2e/server/**", ...once],
      grepInvert: /@once/,
      use: { viewport: { width: 1440, height: 900 }, locale: "en-US" },
    },
  ],
});
