import { TextInput } from "@mantine/core";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import type { Endpoints } from "#kit/contract/endpoint.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { faultSaid, livePage, refused, textOf } from "#testing/live-page.tsx";
import { ActionDialog, ActionForm } from "./action-form.tsx";
import { useWrite } from "./use-write.ts";

type AnyCall = (name: string, input: object) => Promise<unknown>;

function Notes({ inDialog = false }: { inDialog?: boolean }) {
  const [banner, show] = useState<Banner | null>(null);
  const [note, setNote] = useState("");
  const [isOpen, setOpen] = useState(false);
  const { data } = useApiQuery<string[]>({
    key: ["notes"],
    fetch: (api) => (api.of<Endpoints>() as AnyCall)("GET /notes", {}) as Promise<string[]>,
  });
  const write = useWrite(
    (api, note: string) => (api.of<Endpoints>() as AnyCall)("POST /notes", { body: { note } }),
    {
      basedOn: "2027-01-01",
      show,
      said: (_, note) => `Noted: ${note}`,
    },
  );
  const form = {
    write,
    input: () => note.trim() || null,
    submit: "Note it",
    failed: (reason: string) => `Not noted: ${reason}`,
    children: (faultOf: (path: string) => string | undefined) => (
      <TextInput
        label="Note"
        value={note}
        error={faultOf("note")}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    ),
  };
  return (
    <>
      <ScreenBanner banner={banner} onClose={() => show(null)} />
      <p>{data?.join(", ")}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {inDialog ? (
        isOpen && <ActionDialog {...form} title="A note" onClose={() => setOpen(false)} />
      ) : (
        <ActionForm {...form} />
      )}
    </>
  );
}

const noted = async (part = <Notes />) => {
  const page = livePage(part, { answers: { "GET /notes": ["one"], "POST /notes": {} } });
  await screen.findByText("one");
  return page;
};

test("a write says what it did, names its version, and asks again for what is on the screen", async () => {
  const { user, asked, answers } = await noted();
  answers["GET /notes"] = ["one", "two"];
  await user.type(screen.getByRole("textbox"), "two");
  await user.click(screen.getByRole("button", { name: "Note it" }));
  await waitFor(() => expect(screen.getAllByRole("status").map(textOf)).toContain("Noted: two"));
  await screen.findByText("one, two");
  const [sent] = asked.filter(({ name }) => name === "POST /notes");
  expect(sent?.body).toEqual({ note: "two" });
  expect(sent?.headers.get("based-on")).toBe("2027-01-01");
});

test("while a write is under way it is not sent again", async () => {
  const { user, asked, answers } = await noted();
  let finish = () => {};
  answers["POST /notes"] = () => new Promise((resolve) => (finish = () => resolve({})));
  await user.type(screen.getByRole("textbox"), "two{Enter}{Enter}");
  await user.click(screen.getByRole("button", { name: "Note it" }));
  finish();
  await waitFor(() => expect(screen.getAllByRole("status").map(textOf)).toContain("Noted: two"));
  expect(asked.filter(({ name }) => name === "POST /notes")).toHaveLength(1);
});

test("a refusal stands at its field, which gets the focus, and what is on the screen is asked for again", async () => {
  const { user, asked, answers } = await noted();
  answers["POST /notes"] = refused(400, {
    message: "Look below",
    errors: [{ path: "note", message: "Too short" }],
  });
  await user.type(screen.getByRole("textbox"), "x{Enter}");
  expect(await screen.findByText("Too short")).toBeTruthy();
  expect(await faultSaid()).toContain("Not noted: Look below");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox")));
  expect(asked.filter(({ name }) => name === "GET /notes").length).toBeGreaterThan(1);
});

test("what a role may not do is said in the server's words alone", async () => {
  const { user, answers } = await noted();
  answers["POST /notes"] = refused(403, { message: "Your role does not allow this." });
  await user.type(screen.getByRole("textbox"), "x{Enter}");
  expect(await faultSaid()).toContain("Your role does not allow this.");
  expect(await faultSaid()).not.toContain("Not noted");
});

test("a form that refuses by itself sends nothing", async () => {
  const { user, asked } = await noted();
  await user.click(screen.getByRole("button", { name: "Note it" }));
  expect(asked.filter(({ name }) => name === "POST /notes")).toEqual([]);
});

test("a dialog closes once its action is done, and stays where it was refused", async () => {
  const { user, answers } = await noted(<Notes inDialog />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  await user.type(await screen.findByRole("textbox"), "two");
  answers["POST /notes"] = refused(409, { message: "Somebody was quicker" });
  await user.click(screen.getByRole("button", { name: "Note it" }));
  expect(await faultSaid()).toContain("Somebody was quicker");
  expect(screen.getByRole("dialog")).toBeTruthy();
  answers["POST /notes"] = {};
  await user.click(screen.getByRole("button", { name: "Note it" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
