// npm run admin, backup, restore: as it was built where only a server is installed, else from its source.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import process from "node:process";
import { hasOnlyServer, orSayWhy, pinnedEnvironment, pinnedNode, root, setup } from "./setup.mjs";

const [source = "", ...args] = process.argv.slice(2);
const isServer = hasOnlyServer();
await orSayWhy(() => setup({ dev: !isServer }));
const file = isServer ? source.replace(/^.*\/(.+)\.ts$/, "build/app/$1.js") : source;
const command = spawn(pinnedNode, [file, ...args], { cwd: root, env: pinnedEnvironment(), stdio: "inherit" });
// A terminal's Ctrl-C reaches the command by itself; it says when it is done.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => command.kill("SIGTERM"));
command.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
