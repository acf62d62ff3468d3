import { expect, test } from "@playwright/test";
import { mp4Of, photoOf } from "../../src/testing/content/sample-images.ts";
import { committedSite, findNginx, startNginx, type TestNginx } from "../../src/testing/nginx.ts";
import { adminCaller, type Call, must } from "../kill-test/call.ts";
import { openShop, pictureForm, type Shop } from "../kill-test/shop.ts";
import { ADMIN } from "../site.ts";
import { askHttp2, askTls } from "./over-tls.ts";
import { startTwoProcesses, type TwoProcesses } from "./two-processes.ts";

const MB = 1024 * 1024;
const program = findNginx();

test("the site's file lets through what the server takes, and passes on nothing that a client claims to be", () => {
  const site = committedSite();
  const [, limit] = /client_max_body_size (\d+)m;/.exec(site) ?? [];
  expect(Number(limit)).toBeGreaterThan(200);
  for (const [header, value] of Object.entries({
    Host: "$host",
    "X-Forwarded-Host": "$host",
    "X-Forwarded-Proto": "$scheme",
    "X-Forwarded-For": "$remote_addr",
    Forwarded: '""',
  }))
    expect(site).toContain(`proxy_set_header ${header} ${value};`);
  // A location with headers of its own would lose all of the above.
  expect(site.match(/proxy_set_header X-Forwarded-For/g)).toHaveLength(1);
  expect(site).not.toMatch(/location [^{]*\{[^}]*proxy_set_header/);
});

test("nginx writes no visit down", () => {
  expect(committedSite().match(/^ {4}access_log off;$/gm)).toHaveLength(
    committedSite().match(/^server \{$/gm)?.length ?? 0,
  );
});

// Without nginx on the machine only its file can be looked at.
if (program) {
  test.describe("through nginx with the committed file", () => {
    test.describe.configure({ mode: "serial", timeout: 240_000 });
    let two: TwoProcesses;
    let nginx: TestNginx;
    let admin: Call;
    let shop: Shop;
    let picture: Uint8Array<ArrayBuffer>;

    test.beforeAll(async () => {
      two = await startTwoProcesses();
      nginx = await startNginx(
        program,
        two.sites.map(({ url }) => Number(new URL(url).port)),
      );
      picture = new Uint8Array(await photoOf(640, 427).jpeg().toBuffer());
      admin = await adminCaller(two.sites[0].url);
      shop = await openShop(admin, picture);
    });

    test.afterAll(async () => {
      await nginx?.stop();
      await two?.stop();
    });

    test("pages come by TLS and HTTP/2 as the server made them; the plain address leads there", async () => {
      expect(await askHttp2(`${nginx.url}/shop`)).toBe(200);
      const page = await askTls(`${nginx.url}/shop`, {
        headers: { host: "www.example.cz", "accept-encoding": "br" },
      });
      expect(page).toMatchObject({
        status: 200,
        headers: { "content-encoding": "br", "content-language": "cs" },
      });
      expect(page.headers["content-security-policy"]).toContain("script-src");
      const again = { host: "www.example.cz", "if-none-match": page.headers.etag ?? "" };
      expect((await askTls(`${nginx.url}/shop`, { headers: again })).status).toBe(304);
      const plain = await fetch(`${nginx.plainUrl}/shop?a=1`, { redirect: "manual" });
      expect(plain.status).toBe(301);
      expect(plain.headers.get("location")).toMatch(/^https:\/\/[^/]+\/shop\?a=1$/);
      expect((await askTls(`${nginx.url}/metrics`)).status).toBe(404);
    });

    test("a client that invents who it is and where it came in changes nothing", async () => {
      const forged = (address: string) => ({
        "content-type": "application/json",
        "accept-language": "en",
        host: "www.example.com",
        "x-forwarded-for": address,
        "x-real-ip": address,
        forwarded: `for=${address};host=evil.example`,
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "http",
      });
      const ask = async () => {
        const path = `/product/${shop.product.id}`;
        const page = await askTls(`${nginx.url}${path}`, { headers: forged("203.0.113.9") });
        expect(page.status).toBe(200);
        expect(String(page.body)).not.toContain("evil.example");
        return String(page.body);
      };
      // Nobody has said yet that this host is the site's own; then one process hears it, and the other one too.
      expect(await ask()).not.toContain("https://www.example.com/");
      const signIn = await askTls(`${nginx.url}/api/auth/login`, {
        method: "POST",
        headers: forged("203.0.113.9"),
        body: JSON.stringify(ADMIN),
      });
      expect(signIn.status).toBe(200);
      const seen: boolean[] = [];
      const sees = async () => {
        seen.push((await ask()).includes("https://www.example.com/"));
        return seen.slice(-6).every(Boolean) && seen.length > 6;
      };
      await expect.poll(sees, { timeout: 40_000 }).toBe(true);
      const message = { name: "Karel", email: "karel@example.cz", subject: "Dotaz", message: "Dobrý den" };
      const body = JSON.stringify({ ...message, gdprConsent: true, termsAgreed: true, honeypot: "" });
      const statuses: number[] = [];
      for (let tries = 1; tries <= 6; tries += 1) {
        const headers = forged(`203.0.113.${tries}`);
        statuses.push(
          (await askTls(`${nginx.url}/api/contact-messages`, { method: "POST", headers, body })).status,
        );
      }
      // Five messages of one address are taken; six addresses would be taken all.
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    });

    test("pictures are kept by format, films come in parts, and what is too large is refused", async () => {
      const { id, image_path } = await must(admin("POST", "/gallery", { body: pictureForm(picture) }));
      const ask = (accept: string) => askTls(`${nginx.url}${image_path}?w=320`, { headers: { accept } });
      const kinds = [
        "image/avif,image/webp,*/*",
        "image/webp,*/*",
        "image/avif,image/webp,*/*",
        "image/webp,*/*",
      ];
      // The AVIF is made after the first wish; nginx keeps what stands in for it no longer than a minute.
      const direct = `${two.sites[0].url}${image_path}?w=320`;
      const type = async () =>
        (await fetch(direct, { headers: { accept: "image/avif,image/webp" } })).headers.get("content-type");
      await expect.poll(type, { timeout: 20_000 }).toBe("image/avif");
      const seen: string[] = [];
      for (const accept of kinds) {
        const { headers } = await ask(accept);
        seen.push(`${headers["content-type"]} ${headers["x-cache"]}`);
      }
      expect(seen).toEqual(["image/avif MISS", "image/webp MISS", "image/avif HIT", "image/webp HIT"]);
      expect((await askTls(`${nginx.url}/media/abcdefgh234567zz-9x9-ffffff.jpg`)).status).toBe(404);
      await must(admin("DELETE", `/gallery/${id}`));

      const film = new FormData();
      film.append("file", new Blob([new Uint8Array(mp4Of(100_000))], { type: "video/mp4" }), "film.mp4");
      film.append("setting_key", "hero_video_path");
      const settings = await must(admin("GET", "/settings"));
      const hero = settings.find((each: { setting_key: string }) => each.setting_key === "hero_video_path");
      const { value } = await must(admin("PUT", `/settings/${hero.id}`, { body: film }));
      const part = await askTls(`${nginx.url}${value}`, { headers: { range: "bytes=10-19" } });
      expect([part.status, part.body.length]).toEqual([206, 10]);

      const tooLarge = {
        "content-type": "multipart/form-data; boundary=x",
        "content-length": String(211 * MB),
      };
      const refused = await askTls(`${nginx.url}/api/gallery`, { method: "POST", headers: tooLarge });
      expect(refused.status).toBe(413);
    });

    test("who sends a film is looked at before the film, which may take longer than a sign-in lasts", async () => {
      const answered = await askTls(`${nginx.url}/api/settings/1`, {
        method: "PUT",
        headers: { "content-type": "multipart/form-data; boundary=x", "content-length": String(MB) },
        body: "--x",
        whole: false,
      });
      expect(answered.status).toBe(401);
    });

    test("one process is killed, and once it is back the other is stopped: visitors notice nothing", async () => {
      const served = () => two.sites.map((site) => site.said().split("/api/events").length);
      const before = served();
      expect((await askTls(`${nginx.url}/api/events?visit=first`)).status).toBe(200);
      await expect.poll(() => served().join()).not.toBe(before.join());
      const gone = served()[0] === before[0] ? 1 : 0;
      const visits = async () => {
        const statuses: number[] = [];
        for (let visit = 0; visit < 12; visit += 1)
          statuses.push((await askTls(`${nginx.url}/api/events?visit=${visit}`)).status);
        return new Set(statuses);
      };
      await two.kill(gone);
      expect(await visits()).toEqual(new Set([200]));
      await two.restart(gone);
      const stopping = two.sites[gone === 0 ? 1 : 0].terminate();
      expect(await visits()).toEqual(new Set([200]));
      expect(await stopping).toBe(0);
      expect(await visits()).toEqual(new Set([200]));
    });
  });
}
