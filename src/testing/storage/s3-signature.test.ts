import { expect, test } from "vitest";
import { signatureError } from "./s3-signature.ts";

/** "GET Object" of Amazon's own examples of signature calculations. */
const KEYS = {
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};
const NOW = Date.parse("2013-05-24T00:00:00Z");
const EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const EXAMPLE = {
  method: "GET",
  url: "/test.txt",
  body: Buffer.alloc(0),
  headers: {
    host: "examplebucket.s3.amazonaws.com",
    range: "bytes=0-9",
    "x-amz-content-sha256": EMPTY,
    "x-amz-date": "20130524T000000Z",
    authorization:
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, " +
      "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, " +
      "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  },
};

test("the test store takes Amazon's own example of a signed call", () => {
  expect(signatureError(EXAMPLE, KEYS, NOW)).toBeNull();
});

test("the test store refuses every change of a signed call, another key, and an old call", () => {
  const changed = (change: Partial<typeof EXAMPLE>) => signatureError({ ...EXAMPLE, ...change }, KEYS, NOW);
  expect(changed({ url: "/other.txt" })).toBe("SignatureDoesNotMatch");
  expect(changed({ url: "/test.txt?versions=" })).toBe("SignatureDoesNotMatch");
  expect(changed({ method: "DELETE" })).toBe("SignatureDoesNotMatch");
  expect(changed({ headers: { ...EXAMPLE.headers, range: "bytes=0-99" } })).toBe("SignatureDoesNotMatch");
  expect(changed({ body: Buffer.from("x") })).toBe("XAmzContentSHA256Mismatch");
  expect(signatureError(EXAMPLE, { ...KEYS, secretAccessKey: "x" }, NOW)).toBe("SignatureDoesNotMatch");
  expect(signatureError(EXAMPLE, { ...KEYS, accessKeyId: "x" }, NOW)).toBe("InvalidAccessKeyId");
  expect(signatureError(EXAMPLE, KEYS, NOW + 16 * 60_000)).toBe("RequestTimeTooSkewed");
});
