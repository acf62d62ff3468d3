import { expect, test } from "vitest";
import { readAudit } from "./audit.ts";
import { deliveredPackages, isAllowed, refusedLicences } from "./licences.ts";

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["Apache-2.0 AND LGPL-3.0-or-later AND MIT", true],
  ["MIT AND AGPL-3.0-only", false],
  ["GPL-3.0-or-later", false],
  ["SEE LICENSE IN LICENSE.txt", false],
  ["none named", false],
])("the licence %s is allowed: %s", (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});

test("packages that are delivered are judged, wherever they lie; those of development are not", () => {
  const packages = {
    "": { license: "MIT" },
    "node_modules/a": { version: "1.0.0", license: "MIT", dependencies: { "@x/b": "2", d: "4" } },
    "node_modules/a/node_modules/@x/b": {
      version: "2.0.0",
      license: "AGPL-3.0-only",
      dependencies: { d: "4" },
    },
    "node_modules/@x/b": { version: "3.0.0", license: "GPL-2.0" },
    "node_modules/c": { version: "3.0.0", license: "GPL-2.0" },
    "node_modules/d": { version: "4.0.0" },
  };
  const delivered = deliveredPackages(packages, ["a"]);
  expect(refusedLicences(packages, delivered)).toEqual(["@x/b 2.0.0: AGPL-3.0-only", "d 4.0.0: none named"]);
});

test("a high fault fails, lesser ones are counted, a registry that can't be asked is said", () => {
  const report = (vulnerabilities: object) =>
    JSON.stringify({ metadata: { vulnerabilities: {} }, vulnerabilities });
  const high = { name: "a", severity: "high" };
  const low = { name: "b", severity: "low" };
  const delivered = new Set(["a", "b"]);
  expect(readAudit(report({ a: high, b: low }), delivered)).toEqual({
    result: "faulty",
    names: ["a (high)"],
  });
  expect(readAudit(report({ a: high, b: low }), new Set(["b"]))).toEqual({ result: "clean", minor: 1 });
  const said = (json: string) => readAudit(json, delivered).result;
  expect(
    said('{"message":"405 Method Not Allowed - POST https://r.example/-/npm/v1/security/advisories/bulk"}'),
  ).toBe("not asked");
  expect(said('{"message":"request failed, reason: connect ECONNREFUSED 127.0.0.1:9"}')).toBe("not asked");
  expect(said("")).toBe("not asked");
  expect(() => said('{"message":"This command requires an existing lockfile."}')).toThrow("lockfile");
});
