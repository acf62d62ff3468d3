import { expect, test } from "vitest";
import type { Message } from "../../messages.contract.ts";
import { isBlankReply, shownMessages } from "./message-filter.ts";

const message = (id: number, is_read: boolean, name = "Jan"): Message => ({
  id,
  name,
  email: `${id}@example.cz`,
  subject: "Drift taxi",
  message: "Dobrý den",
  language: "cs",
  is_read,
  has_reply: false,
  created_at: "2027-06-14T10:00:00.000Z",
  replies: [],
});
const all = [message(1, false), message(2, true), message(3, true, "Lípa")];
const ids = (filter: "all" | "unread" | "read", q = "", opened: number | null = null) =>
  shownMessages(all, { filter, q, opened }).map(({ id }) => id);

test("all, unread and read messages", () => {
  expect(ids("all")).toEqual([1, 2, 3]);
  expect(ids("unread")).toEqual([1]);
  expect(ids("read")).toEqual([2, 3]);
});

test("the opened message stays in the list though opening made it read", () => {
  expect(ids("unread", "", 2)).toEqual([1, 2]);
  expect(ids("unread", "nowhere", 2)).toEqual([]);
});

test("the search looks at sender, subject and text, without accents", () => {
  expect(ids("all", " LIPA ")).toEqual([3]);
  expect(ids("all", "2@example")).toEqual([2]);
  expect(ids("read", "dobry")).toEqual([2, 3]);
});

test("a reply of blanks and empty paragraphs is blank", () => {
  for (const html of ["", "<p></p>", "<p> &nbsp;</p><ul><li><p></p></li></ul>"])
    expect(isBlankReply(html)).toBe(true);
  expect(isBlankReply("<p>a</p>")).toBe(false);
});
