import { expect, test } from "vitest";
import { hasPicture } from "./event-picture.ts";

const STORED = "/media/x63cwcpejo2j7lff-1600x1067-181828.webp";
const PLACEHOLDER = "/images/world-event-placeholder.jpg";

test("a stored picture is shown for both types", () => {
  expect(hasPicture({ event_type: "our", image_path: STORED })).toBe(true);
  expect(hasPicture({ event_type: "world", image_path: STORED })).toBe(true);
});

test("no path and a blank path are no picture", () => {
  expect(hasPicture({ event_type: "our", image_path: null })).toBe(false);
  expect(hasPicture({ event_type: "world", image_path: " " })).toBe(false);
});

test("a placeholder is no picture for a world event", () => {
  expect(hasPicture({ event_type: "world", image_path: PLACEHOLDER })).toBe(false);
  expect(hasPicture({ event_type: "our", image_path: PLACEHOLDER })).toBe(true);
});
