import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FEATURES = join(import.meta.dirname, "../../features");
const sources = globSync("**/*.{ts,tsx}", { cwd: FEATURES })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(FEATURES, file), "utf8") }));

/** For each feature the others that it imports, each with one file that does. */
function importsBetween(): Map<string, Map<string, string>> {
  const all = new Map<string, Map<string, string>>();
  for (const { file, text } of sources) {
    const [from = ""] = file.split("/");
    const own = all.get(from) ?? new Map<string, string>();
    all.set(from, own);
    for (const [, to = ""] of text.matchAll(/["']#features\/([^/"']+)\//g))
      if (to !== from && !own.has(to)) own.set(to, file);
  }
  return all;
}

/** A way from a feature through its imports back to itself, as `a imports b (in this file)`; null for none. */
function circle(all: Map<string, Map<string, string>>): string[] | null {
  const done = new Set<string>();
  const walk = (feature: string, way: string[]): string[] | null => {
    if (way.includes(feature)) return [...way.slice(way.indexOf(feature)), feature];
    if (done.has(feature)) return null;
    for (const next of all.get(feature)?.keys() ?? []) {
      const found = walk(next, [...way, feature]);
      if (found) return found;
    }
    done.add(feature);
    return null;
  };
  for (const feature of all.keys()) {
    const found = walk(feature, []);
    if (found)
      return found
        .slice(1)
        .map((to, i) => `${found[i]} imports ${to} (in ${all.get(found[i] ?? "")?.get(to)})`);
  }
  return null;
}

test("features import each other one way only, and in no circle", () => {
  const all = importsBetween();
  expect(all.get("checkout")?.has("orders")).toBe(true);
  const pairs = [...all].flatMap(([a, others]) =>
    [...others].flatMap(([b, file]) =>
      a < b && all.get(b)?.has(a) ? [`${a} (${file}) <-> ${b} (${all.get(b)?.get(a)})`] : [],
    ),
  );
  expect(pairs).toEqual([]);
  expect(circle(all)).toBeNull();
});

test("a feature's doors are named exports from its files and nothing else", () => {
  const doors = sources.filter(({ file }) => /^[^/]+\/(?:server\/|web\/|web\/admin\/)?index\.ts$/.test(file));
  expect(doors.length).toBeGreaterThan(20);
  for (const { file, text } of doors)
    expect(text.replace(/^export (?:type )?\{[^}]*\} from "\.[^"]*";$/gm, "").trim(), file).toBe("");
});

test("public pages take nothing but types from declarations and contracts, whose schemas would bring Zod along", () => {
  const values = sources
    .filter(({ file }) => /^[^/]+\/web\/(?!admin\/)/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^import (?!type )([^;]*?) from "[^"]*\.(?:content|contract)\.ts";$/gm)]
        .filter(([, names = ""]) => !/^\{(?:\s*type \w+,?)+\s*\}$/.test(names))
        .map(([line]) => `${file}: ${line}`),
    );
  expect(values).toEqual([]);
});
