import { expect, test } from "vitest";
import { blogAddress, blogView, shownPages } from "./blog-address.ts";

const view = (search: string) => blogView(new URLSearchParams(search));

test("the address says category, tag and page; the page starts at 1", () => {
  expect(view("")).toEqual({ category: undefined, tag: undefined, page: 1 });
  expect(view("category=racing&tag=LS+swap&page=3")).toEqual({ category: "racing", tag: "LS swap", page: 3 });
  expect(view("category=+&page=")).toEqual({ category: undefined, tag: undefined, page: 1 });
});

test("a page that there can't be is none", () => {
  for (const page of ["0", "-1", "1.5", "two", "1e3", "99999999999999999999"])
    expect(view(`page=${page}`).page).toBeNull();
});

test("an address leaves out what is not asked, and starts a new filter on its first page", () => {
  expect(blogAddress({})).toBe("/blog");
  expect(blogAddress({ tag: "Sosnová" }, 2)).toBe("/blog?tag=Sosnov%C3%A1&page=2");
  expect(blogAddress({ category: "garage", tag: "LS swap" })).toBe("/blog?category=garage&tag=LS+swap");
});

test("pagination shows the ends and the neighbours, and no gap of one page", () => {
  expect(shownPages(1, 1)).toEqual([1]);
  expect(shownPages(1, 2)).toEqual([1, 2]);
  expect(shownPages(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(shownPages(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
  expect(shownPages(6, 20)).toEqual([1, null, 5, 6, 7, null, 20]);
  expect(shownPages(20, 20)).toEqual([1, null, 19, 20]);
});
