import { expect, test } from "vitest";
import { chromiumCandidates, provideChromium } from "./chromium.ts";

/** Records what would be run; the browser is there once a command that contains `bringer` has run. */
function machine(bringer: string | undefined, refuses = "nothing") {
  const commands: string[] = [];
  const run = async (program: string, args: string[]) => {
    const command = [program, ...args].join(" ");
    commands.push(command);
    return !command.includes(refuses);
  };
  const find = () => (commands.some((each) => bringer && each.includes(bringer)) ? "/browser" : undefined);
  return { commands, run, find };
}

test("CHROMIUM_PATH goes before the PATH, the PATH before Playwright's download", () => {
  expect(chromiumCandidates({ CHROMIUM_PATH: "/mine", PATH: "/a:/b" }, "/downloaded")).toEqual([
    "/mine",
    "/a/chromium-headless-shell",
    "/b/chromium-headless-shell",
    "/a/chromium",
    "/b/chromium",
    "/a/chromium-browser",
    "/b/chromium-browser",
    "/a/google-chrome",
    "/b/google-chrome",
    "/downloaded",
  ]);
  expect(chromiumCandidates({}, "/downloaded")).toEqual(["/downloaded"]);
});

test("nothing is fetched when the shell is there, when a browser is named, and when a user has one", async () => {
  const { commands, run } = machine(undefined);
  const shell = "/usr/bin/chromium-headless-shell";
  expect(await provideChromium(run, () => shell, true, false)).toBe(shell);
  expect(await provideChromium(run, () => "/usr/bin/chromium", true, true)).toBe("/usr/bin/chromium");
  expect(await provideChromium(run, () => "/usr/bin/chromium", false, false)).toBe("/usr/bin/chromium");
  expect(commands).toEqual([]);
});

test("beside the browser with windows root gets the shell; where that fails the browser serves", async () => {
  const { commands, run, find } = machine("apt-get install");
  expect(await provideChromium(run, () => find() ?? "/usr/bin/chromium", true, false)).toBe("/browser");
  expect(commands).toEqual([
    "env DEBIAN_FRONTEND=noninteractive apt-get update",
    "env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium-headless-shell",
  ]);
  const offline = machine(undefined, "apt-get");
  expect(await provideChromium(offline.run, () => "/usr/bin/chromium", true, false)).toBe(
    "/usr/bin/chromium",
  );
  expect(offline.commands).toHaveLength(2);
});

test("the package manager is left alone when Playwright's download works", async () => {
  const { commands, run, find } = machine("playwright install");
  expect(await provideChromium(run, find, true)).toBe("/browser");
  expect(commands).toEqual(["playwright install chromium"]);
});

test("the package manager is next, as root or through sudo that asks nothing", async () => {
  const asRoot = machine("apt-get install");
  expect(await provideChromium(asRoot.run, asRoot.find, true)).toBe("/browser");
  expect(asRoot.commands.slice(1)).toEqual([
    "env DEBIAN_FRONTEND=noninteractive apt-get update",
    "env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium-headless-shell",
  ]);
  const older = machine("recommends chromium", "chromium-headless-shell");
  older.find = () =>
    older.commands.at(-1)?.endsWith(" chromium") && older.commands.length > 3 ? "/browser" : undefined;
  expect(await provideChromium(older.run, older.find, true)).toBe("/browser");
  const asUser = machine("apt-get install");
  expect(await provideChromium(asUser.run, asUser.find, false)).toBe("/browser");
  expect(asUser.commands[1]).toBe("sudo -n env DEBIAN_FRONTEND=noninteractive apt-get update");
});

test("a broken package source does not stop the installation", async () => {
  const { run, find } = machine("apt-get install", "update");
  expect(await provideChromium(run, find, true)).toBe("/browser");
});

test("where nothing helps there is no browser", async () => {
  const { commands, run, find } = machine(undefined, "apt-get");
  expect(await provideChromium(run, find, true)).toBeUndefined();
  expect(commands).toHaveLength(4);
});
