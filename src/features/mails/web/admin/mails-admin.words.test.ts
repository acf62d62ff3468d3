import { expect, test } from "vitest";
import { mailsAdminWords } from "./mails-admin.words.ts";

test.each([
  ["en", 1, "at most twice more, an hour and then half a day later"],
  ["en", 2, "at most once more, half a day later"],
  ["cs", 1, "nejvýše dvakrát, po hodině a pak po půl dni"],
  ["cs", 2, "nejvýše jednou, po půl dni"],
] as const)(
  "it is said how often a mail that may have arrived is still tried (%s, attempt %i)",
  (language, attempts, text) => {
    expect(mailsAdminWords[language].uncertainText.queued(attempts)).toContain(text);
  },
);
