import { createECDH, createPublicKey, verify } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { walk } from "#testing/walk.ts";
import { canEncryptFor, encryptPush } from "./encrypt-push.ts";
import { isPushService } from "./push-services.ts";
import { keysFrom, vapidHeader } from "./vapid.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");

test("a message is encrypted as the example of RFC 8291 is", () => {
  const encrypted = encryptPush(
    "When I grow up, I want to be a watermelon",
    {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    {
      salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
      privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    },
  );
  expect(encrypted.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

test("a key that is no point of the curve is known as one", () => {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = "BTBZMqHH6r4Tts7J_aSIgg";
  expect(canEncryptFor({ p256dh: own.getPublicKey("base64url"), auth })).toBe(true);
  expect(canEncryptFor({ p256dh: "B".repeat(87), auth })).toBe(false);
  expect(canEncryptFor({ p256dh: "", auth })).toBe(false);
});

test("a push service can check who sends, with the public key alone", async () => {
  await fc.assert(
    fc.asyncProperty(fc.bigInt({ min: 1n, max: 2n ** 255n }), async (number) => {
      const keys = keysFrom(number.toString(16).padStart(64, "0"));
      expect(bytes(keys.publicKey)).toHaveLength(65);
      const now = new Date("2026-05-20T10:00:00Z");
      const endpoint = "https://fcm.googleapis.com/fcm/send/abc";
      const header = await vapidHeader(keys, { endpoint, subject: "mailto:team@example.cz", now });
      const [, token = ""] = /^vapid t=(.+), k=/.exec(header) ?? [];
      const [head, claims = "", signature = ""] = token.split(".");
      const point = bytes(keys.publicKey);
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
      const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
      const signed = Buffer.from(`${head}.${claims}`);
      expect(verify("sha256", signed, { key, dsaEncoding: "ieee-p1363" }, bytes(signature))).toBe(true);
      expect(JSON.parse(bytes(claims).toString())).toEqual({
        aud: "https://fcm.googleapis.com",
        sub: "mailto:team@example.cz",
        exp: now.getTime() / 1000 + 12 * 3600,
      });
    }),
    walk(20),
  );
});

test.each([
  "https://fcm.googleapis.com/fcm/send/cXyz:APA91b",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
  "https://web.push.apple.com/QGuQyavXutnMH3HlI9uXyQ",
  "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC",
])("%s is a push service", (address) => expect(isPushService({}, address)).toBe(true));

test.each([
  ...["", "fcm.googleapis.com", "http://fcm.googleapis.com/", "https://fcm.googleapis.com:8443/"],
  ...[
    "https://127.0.0.1/",
    "https://localhost/",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/",
  ],
  ...["https://fcm.googleapis.com.evil.example/", "https://evil.example/?fcm.googleapis.com"],
  ...[
    "https://evil.example#.push.apple.com",
    "https://user@fcm.googleapis.com/",
    "https://xpush.apple.com/",
    "https://.push.apple.com/",
  ],
  ...["https://evilnotify.windows.com/", "file:///etc/passwd", "https://fcm.googleapis.com@evil.example/"],
])("%s is none", (address) => expect(isPushService({}, address)).toBe(false));

test("the configuration may name others, each with its port", () => {
  const PUSH_SERVICES = ["http://127.0.0.1:4000"];
  expect(isPushService({ PUSH_SERVICES }, "http://127.0.0.1:4000/push/abc")).toBe(true);
  expect(isPushService({ PUSH_SERVICES }, "http://127.0.0.1:4001/push/abc")).toBe(false);
  expect(isPushService({ PUSH_SERVICES }, "http://x@127.0.0.1:4000/push/abc")).toBe(false);
});
