import { expect, test } from "vitest";
import { readAudit } from "./audit.ts";
import { isAllowed, refusedLicences } from "./licences.ts";

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
    "node_modules/a": { version: "1.0.0", license: "MIT" },
    "node_modules/a/node_modules/@x/b": { version: "2.0.0", license: "AGPL-3.0-only" },
    "node_modules/c": { version: "3.0.0", license: "GPL-2.0", dev: true },
    "node_modules/d": { version: "4.0.0" },
  };
  expect(refusedLicences(packages)).toEqual(["@x/b 2.0.0: AGPL-3.0-only", "d 4.0.0: none named"]);
});

test("a high fault fails, lesser ones are counted, a registry that can't be asked is said", () => {
  const report = (counts: Record<string, number>, vulnerabilities = {}) =>
    JSON.stringify({ metadata: { vulnerabilities: counts }, vulnerabilities });
  expect(
    readAudit(
      report(
        { high: 1, total: 3 },
        { a: { name: "a", severity: "high" }, b: { name: "b", severity: "low" } },
      ),
    ),
  ).toEqual({
    result: "faulty",
    names: ["a (high)"],
  });
  expect(readAudit(report({ low: 2, total: 2 }))).toEqual({ result: "clean", minor: 2 });
  expect(
    readAudit(
      '{"message":"405 Method Not Allowed - POST https://r.example/-/npm/v1/security/advisories/bulk"}',
    ).result,
  ).toBe("not asked");
  expect(readAudit('{"message":"request failed, reason: connect ECONNREFUSED 127.0.0.1:9"}').result).toBe(
    "not asked",
  );
  expect(readAudit("").result).toBe("not asked");
  expect(() => readAudit('{"message":"This command requires an existing lockfile."}')).toThrow("lockfile");
});
