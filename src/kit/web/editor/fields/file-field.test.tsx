import { MantineProvider } from "@mantine/core";
import { useForm } from "@mantine/form";
import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { UploadValue } from "../form-data.ts";
import { FileField } from "./file-field.tsx";

const path = "/media/abcdefgh234567zz-2400000-press-kit.pdf";

function Form({ file, required = false }: { file: UploadValue; required?: boolean }) {
  const form = useForm({ initialValues: { file } });
  return <FileField form={form} path="file" label="Kit" required={required} />;
}

const shown = (file: UploadValue, required = false) =>
  staticPage(
    <MantineProvider>
      <Form file={file} required={required} />
    </MantineProvider>,
  ).replaceAll("\u00a0", " ");

test("a stored file is named with its size, and can be saved, replaced and removed", () => {
  const html = shown({ path, file: null });
  expect(html).toContain(`href="${path}"`);
  for (const text of ["press-kit.pdf (2.4 MB)", "Choose another file", "Remove the file", "up to 50 MB"])
    expect(html).toContain(text);
  expect(shown({ path, file: null }, true)).not.toContain("Remove the file");
});

test("a chosen file stands in the stored one's place until it is put back", () => {
  const html = shown({ path, file: new File(["x".repeat(85_400)], "new.zip") });
  expect(html).toContain("new.zip (85 kB)");
  expect(html).toContain("Keep the saved file");
  expect(html).not.toContain("press-kit.pdf");
});

test("without a file it says so", () => {
  const html = shown({ path: null, file: null });
  expect(html).toContain("No file");
  expect(html).toContain("Choose a file");
  expect(html).not.toContain("Remove");
});
