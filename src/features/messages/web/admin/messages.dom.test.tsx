import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { faultSaid, livePage, refused } from "#testing/live-page.tsx";
import { sampleAnswer } from "#testing/sample-answer.ts";
import { messagesEndpoints } from "../../messages.contract.ts";
import { Messages } from "./messages.tsx";

const MESSAGE = sampleAnswer(messagesEndpoints.get.response, {
  id: 1,
  name: "Karel",
  subject: "Porucha",
  is_read: true,
  replies: [],
});
const pageOf = (messages: object[]) => ({
  messages,
  pagination: { page: 1, limit: 50, total: messages.length, totalPages: 1 },
});
const open = (answers: Record<string, unknown>) =>
  livePage(<Messages sender={() => null} />, { url: "/admin/messages", answers });

test("messages that can't be loaded are said", async () => {
  open({ "GET /contact-messages": refused(500) });
  expect(await faultSaid()).toBe("Failed to load messages");
});

test("what is searched for in vain is said", async () => {
  const { user, answers, asked } = open({ "GET /contact-messages": pageOf([MESSAGE]) });
  await screen.findByRole("button", { name: /Porucha/ });
  answers["GET /contact-messages"] = pageOf([]);
  await user.type(screen.getByLabelText("Search"), "nobody wrote this");
  expect(await screen.findByText("No message matches.")).toBeTruthy();
  expect(asked.at(-1)?.query.get("q")).toBe("nobody wrote this");
});
