import { availableParallelism } from "node:os";
import process from "node:process";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.ts";
import { keepTestFilesInMemory } from "./scripts/temporary-folder.ts";

keepTestFilesInMemory();

// Playwright's workers load this file too; the variable saves them the search.
const chromiumPath = process.env.CHROMIUM_PATH ?? findChromium();
if (chromiumPath) process.env.CHROMIUM_PATH = chromiumPath;

const browsers = availableParallelism();
/** The servers' tests mostly wait for processes: few of them run beside all browsers. */
const servers = Math.ceil(browsers / 4);

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/global-setup.ts",
  // A busy machine takes its time; what is right is there as soon as it is, what is wrong never comes.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: browsers + servers,
  // What wavers is named by `npm test`, and fails it when it is more than one in a hundred.
  retries: 1,
  forbidOnly: true,
  outputDir: "test-results",
  reporter: "list",
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
    { name: "server", testMatch: "server/*.spec.ts", workers: servers },
    // Each test once, on the phone in Czech or the desktop in English (e2e/device.ts).
    { name: "browser", testIgnore: "**/e2e/server/**", workers: browsers },
    // What depends on width or language again, on the other one.
    { name: "other-device", testIgnore: "**/e2e/server/**", workers: browsers, grep: /@both/ },
  ],
});
