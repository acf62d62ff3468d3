import { Input, Skeleton } from "@mantine/core";
import { lazy, Suspense } from "react";
import type { TextEditorProps } from "./text-editor.tsx";

/** How long after a failure the code is asked for again, milliseconds: what was typed beside it stays. */
const AGAIN_MS = 2_000;

/** The largest part of the back office, so it comes where a text is written. */
const TextEditor = lazy(async () => {
  for (;;)
    try {
      return { default: (await import("./text-editor.tsx")).TextEditor };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
});

/** Writes formatted text with the toolbar of the blog or of replies. */
export function RichTextEditor(props: TextEditorProps) {
  return (
    <Suspense fallback={<Waiting label={props.label} required={props.required ?? false} />}>
      <TextEditor {...props} />
    </Suspense>
  );
}

function Waiting({ label, required }: { label: string; required: boolean }) {
  return (
    <Input.Wrapper label={label} labelElement="div" withAsterisk={required}>
      <Skeleton h={240} />
    </Input.Wrapper>
  );
}
