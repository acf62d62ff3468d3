import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { MyName } from "#kit/web/session/my-role.ts";
import { livePage } from "#testing/live-page.tsx";
import BlogScreen from "./blog-screen.tsx";

/** The account's name comes after the screen, as in the back office's frame. */
function Signed() {
  const [name, setName] = useState("");
  return (
    <MyName value={name}>
      <button type="button" onClick={() => setName("Jana Nová")}>
        Signed in
      </button>
      <BlogScreen />
    </MyName>
  );
}

test("a new post that is opened by its address is signed by who is signed in, and is a draft", async () => {
  const { user } = livePage(<Signed />, {
    url: "/admin/blog/new",
    answers: { "GET /blog": [], "GET /team-members": [] },
  });
  const author = await screen.findByLabelText<HTMLInputElement>(/^Author/, { selector: "input" });
  expect(author.value).toBe("");
  await user.click(screen.getByRole("button", { name: "Signed in" }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/^Author/, { selector: "input" }).value).toBe("Jana Nová"),
  );
  expect(screen.getByRole<HTMLInputElement>("switch", { name: /Published/ }).checked).toBe(false);
});
