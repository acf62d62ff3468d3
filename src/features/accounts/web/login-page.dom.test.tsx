import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { livePage, refused } from "#testing/live-page.tsx";
import LoginPage from "./login-page.tsx";

const FAILED = {
  en: "Incorrect login credentials or server error. Please try again.",
  cs: "Nesprávné přihlašovací údaje nebo chyba serveru. Zkuste to prosím znovu.",
};
const ANSWERS = {
  "wrong credentials": refused(401, { message: "No", code: "INVALID_CREDENTIALS" }),
  "a broken server": refused(500, { message: "" }),
  "an answer without tokens": { user: {} },
};

test.each(
  Object.entries(ANSWERS).flatMap(([what, answer]) =>
    (["en", "cs"] as const).map((language) => ({ what, answer, language })),
  ),
)("$what is said with the one text ($language)", async ({ answer, language }) => {
  const { user } = livePage(<LoginPage />, { language, answers: { "POST /auth/login": answer } });
  const field = (name: string) => document.querySelector(`input[name=${name}]`) as HTMLElement;
  await user.type(field("email"), "nikdo@example.cz");
  await user.type(field("password"), "spatne-heslo");
  await user.click(document.querySelector("button[type=submit]") as HTMLElement);
  expect((await screen.findByRole("alert")).textContent).toBe(FAILED[language]);
  expect(localStorage.getItem("accessToken")).toBeNull();
});
