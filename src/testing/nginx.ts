import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const SITE = path.join(import.meta.dirname, "../../deploy/nginx/paddock.conf");
const PROGRAMS = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx", "/usr/local/bin/nginx"];

export interface TestNginx {
  /** `https://127.0.0.1:<port>`; the certificate is its own. */
  url: string;
  /** The address that sends everyone to `url`'s. */
  plainUrl: string;
  stop(): Promise<void>;
}

/** The path of nginx on this machine, null where there is none. */
export function findNginx(): string | null {
  return PROGRAMS.find((program) => fs.existsSync(program)) ?? null;
}

/** The site's file as it is committed. */
export function committedSite(): string {
  return fs.readFileSync(SITE, "utf8");
}

/** Runs nginx with the committed site, which gets other ports and places. Throws what `nginx -t` says. */
export async function startNginx(program: string, processes: number[]): Promise<TestNginx> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "paddock-nginx-"));
  fs.chmodSync(folder, 0o755);
  const [plain, secure] = [await freePort(), await freePort()];
  makeCertificate(folder);
  const file = path.join(folder, "nginx.conf");
  fs.writeFileSync(file, wholeConfig(folder, siteFor(folder, plain, secure, processes)));
  execFileSync(program, ["-t", "-q", "-c", file, "-p", folder], { stdio: ["ignore", "ignore", "pipe"] });
  const server = spawn(program, ["-c", file, "-p", folder], { stdio: "ignore" });
  await answering(server, secure);
  return {
    url: `https://127.0.0.1:${secure}`,
    plainUrl: `http://127.0.0.1:${plain}`,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Every replacement must find its place: a file that was changed elsewhere fails here. */
function siteFor(folder: string, plain: number, secure: number, processes: number[]): string {
  const replaced: [RegExp, string][] = [
    [/listen 80;/, `listen 127.0.0.1:${plain};`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${secure} ssl http2;`],
    [/127\.0\.0\.1:3001/, `127.0.0.1:${processes[0]}`],
    [/127\.0\.0\.1:3002/, `127.0.0.1:${processes[1]}`],
    [/\/etc\/letsencrypt\/live\/www\.example\.cz\/fullchain\.pem/, `${folder}/certificate.pem`],
    [/\/etc\/letsencrypt\/live\/www\.example\.cz\/privkey\.pem/, `${folder}/key.pem`],
    [/\/var\/cache\/nginx\/paddock/, `${folder}/cache`],
  ];
  const withoutIpv6 = committedSite().replace(/^ *listen \[::\].*\n/gm, "");
  return replaced.reduce((site, [place, value]) => {
    if (!place.test(site)) throw new Error(`deploy/nginx/paddock.conf has no ${place.source}`);
    return site.replace(place, value);
  }, withoutIpv6);
}

function wholeConfig(folder: string, site: string): string {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 256; }
http {
  access_log off;
  ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join("\n  ")}
${site}}
`;
}

function makeCertificate(folder: string): void {
  const files = ["-keyout", `${folder}/key.pem`, "-out", `${folder}/certificate.pem`];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", "-x509", ...kind, "-subj", "/CN=www.example.cz", ...files], {
    stdio: "ignore",
  });
}

async function answering(server: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`);
    const open = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, "127.0.0.1", () => resolve(true));
      socket.on("error", () => resolve(false));
      socket.on("connect", () => socket.destroy());
    });
    if (open) return;
    await pause(50);
  }
  throw new Error("nginx does not listen");
}

async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
