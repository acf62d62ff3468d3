import { expect, test } from "vitest";
import { bookingLink } from "./booking-link.ts";
import { codeKey, signedCode } from "./server/sign-code.ts";
import { checkSignature } from "./signed-code.ts";
import { readCode, voucherCode } from "./voucher-code.ts";

const config = { TOKEN_SECRET: "a secret of the site with many letters" };
const code = voucherCode(new Uint8Array(11).fill(7));
const other = voucherCode(new Uint8Array(11).fill(8));
const signed = signedCode(config, code);
const key = codeKey(config);

test("a signed code is known as genuine in a link and alone, and is read as its code", async () => {
  const link = bookingLink("https://team.example/?lang=cs", signed) ?? "";
  for (const scanned of [signed, link]) {
    expect(await checkSignature(scanned, key)).toBe("genuine");
    expect(readCode(scanned)).toBe(code);
  }
  expect(signedCode(config, code)).toBe(signed);
});

test("a forged code is known without a server: another code, a changed or cut signature, a broken code", async () => {
  const signature = signed.slice(signed.indexOf("~"));
  const changed = signed.slice(0, -8) + (signed.at(-8) === "A" ? "B" : "A") + signed.slice(-7);
  for (const forged of [other + signature, changed, signed.slice(0, -1), `${code}~`, `${code}x${signature}`])
    expect(await checkSignature(forged, key), forged).toBe("forged");
  for (const forged of [`${code}~x${signature.slice(1)}`, `${signed}!`])
    expect(await checkSignature(forged, key), forged).toBe("forged");
});

test("any code's signature is known, also of a site whose address has the mark of signatures", async () => {
  for (let byte = 0; byte < 20; byte++) {
    const one = signedCode(config, voucherCode(new Uint8Array(11).fill(byte)));
    expect(await checkSignature(`https://team.example/~tym/book#${one}`, key), one).toBe("genuine");
  }
});

test("what was typed is unsigned, and what another key has signed is unknown", async () => {
  expect(await checkSignature(code, key)).toBe("unsigned");
  const elsewhere = { TOKEN_SECRET: "another secret of another site, as long" };
  expect(await checkSignature(signedCode(elsewhere, code), key)).toBe("unknown");
  expect(await checkSignature(signedCode(elsewhere, `x${code}`), key)).toBe("forged");
});

test("a browser that can't check a signature says that it does not know", async () => {
  expect(await checkSignature(signed, { ...key, key: "" })).toBe("unknown");
});
