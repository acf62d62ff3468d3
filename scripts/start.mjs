import { spawn, spawnSync } from "node:child_process";
import { constants } from "node:os";
import process from "node:process";
import { hasOnlyServer, orSayWhy, pinnedEnvironment, pinnedNode, root, setup } from "./setup.mjs";
import { environment, flags } from "./small-server.mjs";

const dev = process.argv.includes("--dev");
const npm = process.ppid;

await orSayWhy(async () => {
  const isServer = !dev && hasOnlyServer();
  await setup({ dev: !isServer });
  if (!dev && !isServer) build();
});

// In its own process group, so that Ctrl-C reaches it once, through this process. The channel tells it when this one is
// gone (src/app/start/main.ts).
const server = spawn(
  pinnedNode,
  [...(dev ? ["src/app/start/main.ts"] : [...flags, "build/app/main.js"]), ...process.argv.slice(2)],
  {
    cwd: root,
    env: { NODE_ENV: dev ? "development" : "production", ...environment, ...pinnedEnvironment() },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    detached: true,
  },
);

// A terminal's Ctrl-C comes twice, from the terminal and from npm: within two seconds it counts as one.
let lastSignal = 0;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    if (Date.now() - lastSignal > 2_000) server.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    lastSignal = Date.now();
  });
}
// npm that is killed outright can't say so: what it started ends itself.
if (["start", "dev"].includes(process.env.npm_lifecycle_event))
  setInterval(() => process.ppid !== npm && server.kill("SIGTERM"), 500).unref();
server.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

function build() {
  const done = spawnSync(pinnedNode, ["scripts/build.ts"], {
    cwd: root,
    env: pinnedEnvironment(),
    stdio: "inherit",
  });
  if (done.status !== 0) throw new Error("The build failed; see the messages above.");
}
