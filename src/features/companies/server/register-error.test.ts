import { expect, test } from "vitest";
import { oneLine } from "./register-error.ts";

function cost(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

test("lines of a register become one, without signs that no database takes", () => {
  expect(oneLine(" Pneu \r\n\r\n  Řeřicha\n", 50)).toBe("Pneu, Řeřicha");
  expect(oneLine("a\u0000b\ud800", 50)).toBe("a b\ufffd");
  expect(oneLine("a".repeat(60), 50)).toHaveLength(50);
  expect(oneLine(null, 50)).toBe("");
});

test.each([" ", "\n ", "\r\n", "a ", "\u0001"])("a name of %j costs no more than its size", (pattern) => {
  const text = (length: number) => `x${pattern.repeat(length / pattern.length)}x`;
  const [short, long] = [text(20_000), text(400_000)];
  oneLine(short, 200);
  const least = Math.max(
    500,
    cost(() => oneLine(short, 200)),
  );
  expect(cost(() => oneLine(long, 200))).toBeLessThan(40 * least);
});
