import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { livePage } from "#testing/live-page.tsx";
import { Film } from "./film.tsx";

const shown = (film: string) => livePage(<Film film={film} title="On board" />, { language: "en" });
const play = () => screen.getByRole("button", { name: "Play the video: On board" });

test("nothing of a film elsewhere is loaded before it is played, and then in a frame of our own", async () => {
  const { user } = shown("https://youtu.be/dQw4w9WgXcQ");
  expect(document.querySelector("iframe, video")).toBeNull();
  expect(screen.getByText(/Only when you press play/)).toBeTruthy();
  await user.click(play());
  const frame = document.querySelector("iframe");
  expect(frame?.getAttribute("src")).toBe(
    `/film-frame?film=${encodeURIComponent("https://youtu.be/dQw4w9WgXcQ")}&title=On%20board`,
  );
});

test("a film that is gone says so", async () => {
  const { user } = shown("/media/abcdefghijklmnop.mp4");
  await user.click(play());
  const video = document.querySelector("video") as HTMLVideoElement;
  expect(video.getAttribute("src")).toContain("/media/abcdefghijklmnop.mp4");
  fireEvent.error(video);
  expect(screen.getByRole("status").textContent).toBe("This video is no longer available.");
});

test("what names no film shows nothing", () => {
  shown("https://example.com/film");
  expect(screen.queryByRole("button")).toBeNull();
});
