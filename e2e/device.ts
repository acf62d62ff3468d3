import { createHash } from "node:crypto";
import type { TestInfo } from "@playwright/test";

/** A phone in Czech or a desktop in English: what a visitor has. */
const DEVICES = {
  "phone-cs": {
    language: "cs",
    locale: "cs-CZ",
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  },
  "desktop-en": {
    language: "en",
    locale: "en-US",
    viewport: { width: 1440, height: 900 },
    hasTouch: false,
    isMobile: false,
  },
} as const;

export type Device = (typeof DEVICES)[keyof typeof DEVICES];

/**
 * Each test runs on one of the two, by a hash of its title: about half on each, and a test always on the same. What is
 * tagged `@phone` needs the phone; what is tagged `@both` runs in `other-device` again. `DEVICE` in the environment
 * names one for all.
 */
export function deviceOf({ title, project }: TestInfo): Device {
  const asked = process.env.DEVICE;
  if (asked) {
    if (asked in DEVICES) return DEVICES[asked as keyof typeof DEVICES];
    throw new Error(`DEVICE is ${Object.keys(DEVICES).join(" or ")}, not ${asked}.`);
  }
  const plain = title.replace(/ @\w+/g, "");
  const isOdd = (createHash("sha256").update(plain).digest().at(0) ?? 0) % 2 === 1;
  const isPhone = title.includes("@phone") || isOdd !== (project.name === "other-device");
  return DEVICES[isPhone ? "phone-cs" : "desktop-en"];
}
