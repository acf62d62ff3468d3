import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { environment, flags } from "../../../scripts/small-server.mjs";

const ROOT = join(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const namesIn = (text: string, name: RegExp) => [...text.matchAll(name)].map(([, found]) => found as string);
const known = new Set([...namesIn(read(".env.example"), /^# ([A-Z][A-Z0-9_]+)=/gm), "NODE_ENV"]);

test.each([
  ["deploy/paddock.env", /^(?:# ?)?([A-Z][A-Z0-9_]+)=/gm],
  ["deploy/systemd/paddock@.service", /(?:^Environment=| )([A-Z][A-Z0-9_]+)=/gm],
  ["deploy/docker/compose.yaml", /^ {4}([A-Z][A-Z0-9_]+): /gm],
  ["deploy/docker/Dockerfile", /(?:ENV | )([A-Z_]+)=/g],
])("%s names only variables that .env.example explains", (file, name) => {
  const names = namesIn(read(file), name);
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((each) => !known.has(each))).toEqual([]);
});

test(".env.example explains every variable that the server reads", () => {
  const names = namesIn(read("src/kit/server/config/config.ts"), /^ {2}([A-Z][A-Z0-9_]+):/gm);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((each) => !known.has(each))).toEqual([]);
});

test("under Docker too, every variable that a real team sets has an effect", () => {
  const [table = ""] = namesIn(read("README.md"), /^\| variable \| for \|\n([\s\S]+?)\n\n/gm);
  const rows = namesIn(table, /^\| (`[^|]+) \|/gm).join();
  const passed = namesIn(read("deploy/docker/compose.yaml"), /^ {4}([A-Z][A-Z0-9_]+): /gm);
  expect(namesIn(rows, /`([A-Z][A-Z0-9_]+)`/g)).toContain("STRIPE_SECRET_KEY");
  expect(namesIn(rows, /`([A-Z][A-Z0-9_]+)`/g).filter((each) => !passed.includes(each))).toEqual([]);
});

test("a service starts what npm start does, and keeps its compiled code where it may write", () => {
  const service = read("deploy/systemd/paddock@.service");
  const image = read("deploy/docker/Dockerfile");
  const [entry = ""] = namesIn(read("scripts/start.mjs"), /"(build\/[\w/.]+)"/g);
  expect(entry).toBe("build/app/main.js");
  expect(service).toContain(`node ${flags.join(" ")} ${entry}\n`);
  expect(image).toContain(
    `"node_modules/node/bin/node", ${flags.map((flag) => `"${flag}"`).join(", ")}, "${entry}"]`,
  );
  const allocator = Object.entries(environment)
    .map((each) => each.join("="))
    .join(" ");
  expect(service).toContain(`\nEnvironment=${allocator}\n`);
  expect(image).toContain(`\nENV ${allocator}\n`);
  expect(service).toContain("\nMemoryMax=512M\n");
  expect(read("deploy/docker/compose.yaml")).toContain("  mem_limit: 512m\n");
  const [folder] = namesIn(service, /^CacheDirectory=(\w+)$/gm);
  expect(service).toContain(`NODE_COMPILE_CACHE=/var/cache/${folder}\n`);
  expect(namesIn(image, /^VOLUME (.+)$/gm)).toEqual(["/var/lib/paddock"]);
  expect(image).toMatch(/NODE_COMPILE_CACHE=\/var\/lib\/paddock\/\w+\n/);
});

test("what stands in the deployment's files is where the guide says it goes", () => {
  const guide = read("docs/deploy.md");
  for (const file of ["paddock.env", "systemd/paddock@.service", "nginx/paddock.conf", "paddock"])
    expect(guide).toContain(`](../deploy/${file})`);
  expect(read("deploy/systemd/paddock@.service")).toContain("EnvironmentFile=/etc/paddock/paddock.env");
  expect(read("deploy/systemd/paddock@.service")).toContain("DATA_DIR=/var/lib/paddock/%i");
});

test("neither secrets nor backups nor media are in the context of the image, and no image is whatever is newest", () => {
  const ignored = read(".dockerignore").split("\n");
  for (const path of [".env", "**/.env", "deploy/docker/backups", "deploy/docker/media", "data"])
    expect(ignored).toContain(path);
  for (const folder of ["backups", "media"])
    expect(read(".gitignore")).toContain(`/deploy/docker/${folder}/`);
  expect(
    namesIn(read("deploy/docker/compose.yaml"), /image: (\S+)/g).filter(
      (image) => image !== "paddock" && !/:v?\d/.test(image),
    ),
  ).toEqual([]);
});
