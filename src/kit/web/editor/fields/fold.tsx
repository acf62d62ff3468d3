import { Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { type ReactNode, useState } from "react";
import styles from "./fold.module.css";

interface Props<Values> {
  form: UseFormReturnType<Values>;
  title: string;
  /** What of it is set, in short; read while it is shut. */
  note?: string;
  /** The fields in it: a fault in one of them opens it. */
  paths: readonly string[];
  children: ReactNode;
}

/** A part of a form that is rarely needed: shut until it is wanted, or a fault is in it. */
export function Fold<Values>({ form, title, note, paths, children }: Props<Values>) {
  const [isOpen, setOpen] = useState(false);
  const isIn = (path: string) => paths.some((one) => path === one || path.startsWith(`${one}.`));
  const isFaulty = Object.keys(form.errors).some(isIn);
  const [wasFaulty, setWasFaulty] = useState(isFaulty);
  if (isFaulty !== wasFaulty) {
    setWasFaulty(isFaulty);
    if (isFaulty) setOpen(true);
  }
  return (
    <details className={styles.fold} open={isOpen} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>
        {title}
        {note && !isOpen && (
          <Text span size="sm" c="dimmed" fw={400}>
            {note}
          </Text>
        )}
      </summary>
      <Stack className={styles.body}>{children}</Stack>
    </details>
  );
}
