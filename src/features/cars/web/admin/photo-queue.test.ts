import { expect, test } from "vitest";
import { changed, moved, ordered, photoForm, queued } from "./photo-queue.ts";

const files = (...names: string[]) => names.map((name) => new File(["x"], name, { lastModified: 1 }));

test("the first photo of a car has order 1, further ones go on behind the stored", () => {
  expect(queued([], files("a.jpg", "b.jpg"), 0).map((photo) => photo.order)).toEqual([1, 2]);
  expect(queued([], files("a.jpg"), 7)[0]?.order).toBe(8);
  const first = queued([], files("a.jpg"), 7);
  expect(queued(first, files("b.jpg"), 7).map((photo) => photo.order)).toEqual([8, 9]);
});

test("two files of the same name are two photos", () => {
  const queue = queued([], files("a.jpg", "a.jpg"), 0);
  expect(new Set(queue.map((photo) => photo.key)).size).toBe(2);
});

test("moving up or down swaps two orders and nothing else", () => {
  const queue = queued([], files("a.jpg", "b.jpg", "c.jpg"), 0);
  expect(moved(queue, 2, -1).map(({ name, order }) => [name, order])).toEqual([
    ["a", 1],
    ["c", 2],
    ["b", 3],
  ]);
  expect(moved(queue, 0, -1)).toEqual(queue);
  expect(moved(queue, 2, 1)).toEqual(queue);
});

test("dragging gives the photos the queue's numbers in their new order", () => {
  const queue = queued([], files("a.jpg", "b.jpg", "c.jpg"), 4);
  const [a, b, c] = queue.map(({ key }) => key);
  expect(ordered(queue, [c, a, b]).map(({ name, order }) => [name, order])).toEqual([
    ["c", 5],
    ["a", 6],
    ["b", 7],
  ]);
});

test("the upload names each photo's parts by its place", () => {
  const queue = queued([], files("a.jpg", "b.jpg"), 0);
  const second = queue[1]?.key as string;
  const form = photoForm(changed(queue, second, { captions: { en: "Rear", cs: "Záď" } }), 5);
  expect(form.getAll("images")).toHaveLength(2);
  expect(form.get("names[1]")).toBe("b");
  expect(form.get("display_orders[1]")).toBe("2");
  expect(form.get("descriptions[1][cs]")).toBe("Záď");
  expect(form.get("car_id")).toBe("5");
});
