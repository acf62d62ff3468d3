import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { type Figure, kept, ROOT, type Row, say } from "./lib/row.ts";
import { ROWS } from "./rows.ts";

/**
 * `npm run bench`: measures the rows that are named, or all (`write`: none), and writes docs/performance.md from what
 * was measured last.
 */
function main(names: string[]): number {
  const unknown = names.filter((name) => name !== "write" && !ROWS.some((row) => row.name === name));
  if (unknown.length > 0) {
    say(`No such row: ${unknown.join(", ")}. There are: ${ROWS.map((row) => row.name).join(", ")}, write.`);
    return 1;
  }
  const asked = names.length > 0 ? ROWS.filter((row) => names.includes(row.name)) : ROWS;
  let code = 0;
  if (asked.length > 0 && !run("scripts/build.ts")) return 1;
  for (const { name } of asked) if (!run(`bench/${name}.ts`)) code = 1;
  writeFileSync(join(ROOT, "docs/performance.md"), page());
  say("docs/performance.md is written.");
  return code;
}

function run(file: string): boolean {
  return spawnSync(process.execPath, [file], { cwd: ROOT, stdio: "inherit" }).status === 0;
}

function page(): string {
  return `# Performance

Every figure is a ratio or an amount that \`bench/\` measures in one run against a limit beside it, so that a slow or busy machine slows both. \`npm run bench\` measures all and writes this page; \`npm run bench -- pages api\` only these rows; \`node bench/<row>.ts\` prints one. Load comes from a second process on loopback, measured and limit in short turns, and the median counts. Lighthouse is fetched when its row is run, into \`.cache\`.

Machine: ${cpus().length} cores of a shared virtual machine, ${process.platform}, Node ${process.versions.node}.

${ROWS.map(section).join("\n")}`;
}

function section(row: Row): string {
  const known = kept(row.name);
  const measured = known
    ? `Measured ${known.at.slice(0, 16).replace("T", " ")} UTC at commit ${known.commit}.`
    : "Not measured yet.";
  const table = known
    ? `\n| what | measured | bar | | behind it |\n|---|---|---|---|---|\n${known.figures.map(line).join("\n")}\n`
    : "";
  const tried = row.tried.length > 0 ? `\n${row.tried.map((each) => `- ${each}`).join("\n")}\n` : "";
  return `## ${row.title}\n\nAgainst: ${row.limit}. ${measured} \`node bench/${row.name}.ts\`\n${table}${tried}`;
}

function line({ what, shown, bar, met, detail }: Figure): string {
  return `| ${what} | ${shown} | ${bar} | ${met ? "met" : "**missed**"} | ${(detail ?? "").replaceAll("|", "\\|")} |`;
}

process.exitCode = main(process.argv.slice(2));
