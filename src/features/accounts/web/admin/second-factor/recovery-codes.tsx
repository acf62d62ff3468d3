import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useWords } from "#kit/web/language/words.ts";
import styles from "./second-factor.module.css";
import { secondFactorWords } from "./second-factor.words.ts";

interface Props {
  codes: string[];
  onKept: () => void;
}

/** Recovery codes. They are shown once only: the server stores no readable copy. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const t = useWords(secondFactorWords);
  const title = useRef<HTMLHeadingElement>(null);
  // They stand in place of the form whose button had the focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack gap="sm">
      <Title order={3} size="h4" ref={title} tabIndex={-1}>
        {t.codesTitle}
      </Title>
      <Text size="sm" maw="40rem">
        {t.codesIntro}
      </Text>
      <ul className={styles.codes} aria-label={t.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group>
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join("\n")}\n`)}`}
          download={t.file}
        >
          {t.save}
        </Button>
        <Button onClick={onKept}>{t.kept}</Button>
      </Group>
    </Stack>
  );
}
