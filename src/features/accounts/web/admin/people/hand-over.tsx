import { Button, CopyButton, Group, Stack, Text } from "@mantine/core";
import { useWords } from "#kit/web/language/words.ts";
import { QrCode } from "#kit/web/ui/pictures/qr-code.tsx";
import styles from "../second-factor/second-factor.module.css";
import { peopleWords } from "./people.words.ts";

/** The link of an invitation where no mail leaves: for the person who stands there, or for a message. */
export function HandOver({ link, onDone }: { link: string; onDone: () => void }) {
  const t = useWords(peopleWords).handOver;
  return (
    <Stack>
      <Text size="sm">{t.text}</Text>
      <div className={styles.square}>
        <QrCode text={link} label={t.qr} />
      </div>
      <code className={styles.key}>{link}</code>
      <Group gap="xs">
        <CopyButton value={link}>
          {({ copied, copy }) => (
            <Button mih={44} onClick={copy}>
              {copied ? t.copied : t.copy}
            </Button>
          )}
        </CopyButton>
        <Button mih={44} variant="default" onClick={onDone}>
          {t.done}
        </Button>
      </Group>
    </Stack>
  );
}
