import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";

test("a label, a hint and an error are tied to their control", () => {
  const html = staticPage(
    <TextField id="email" label="E-mail" hint="Yours" error="Missing" type="email" required />,
  );
  expect(html).toContain('<label for="email"');
  expect(html).toMatch(
    /<input(?=[^>]*id="email")(?=[^>]*aria-invalid="true")(?=[^>]*aria-describedby="email-hint email-error")/,
  );
  expect(html).toContain('<p id="email-hint"');
  expect(html).toMatch(/<p id="email-error"[^>]*aria-live="polite"[^>]*>Missing/);
});

test("a valid control is neither marked nor described", () => {
  const html = staticPage(<TextField label="Name" />);
  expect(html).not.toContain("aria-invalid");
  expect(html).not.toContain("aria-describedby");
});

test("a choice begins with its placeholder, which is no choice", () => {
  const html = staticPage(
    <SelectField label="Shipping" placeholder="Select shipping">
      <option value="1">Post</option>
    </SelectField>,
  );
  expect(html).toMatch(/<select[^>]*><option value="">Select shipping<\/option><option value="1">/);
});
