import { Alert } from "@mantine/core";

/** What was done, for those who see it and for screen readers. */
export function Said({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Alert color="green" role="status">
      {text}
    </Alert>
  );
}
