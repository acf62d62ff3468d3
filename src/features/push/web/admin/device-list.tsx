import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { PushDevice } from "../../push.contract.ts";
import styles from "./device-list.module.css";
import { notificationsWords } from "./notifications.words.ts";

interface Props {
  devices: PushDevice[];
  /** `remove 12` while that device is removed. */
  busy: string | null;
  onRemove: (device: PushDevice) => void;
}

const COLOURS = { on: "green", "signed-out": "gray", failing: "red" };

/** Where one's notifications are on, this device first. */
export function DeviceList({ devices, busy, onRemove }: Props) {
  const t = useWords(notificationsWords);
  const { language } = useLanguage();
  if (devices.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t.noDevices}
      </Text>
    );
  return (
    <ul className={styles.list} aria-label={t.list}>
      {devices.map((device) => {
        const { id, browser, system, current, state, created_at, delivered_at } = device;
        const name = [browser ?? t.unknown, system].filter(Boolean).join(", ");
        return (
          <li key={id}>
            <Group justify="space-between" gap="sm">
              <Stack gap={0}>
                <Group gap="xs">
                  <Text span fw={600}>
                    {name}
                  </Text>
                  {current && <Badge variant="light">{t.current}</Badge>}
                  <Badge color={COLOURS[state]} variant="light">
                    {t.state[state]}
                  </Badge>
                </Group>
                <Text size="sm" c="dimmed">
                  {t.since(formatMoment(created_at, language))}
                </Text>
                <Text size="sm" c="dimmed">
                  {delivered_at ? t.delivered(formatMoment(delivered_at, language)) : t.never}
                </Text>
              </Stack>
              <Button
                variant="default"
                size="xs"
                loading={busy === `remove ${id}`}
                aria-label={t.removeOf(name)}
                onClick={() => onRemove(device)}
              >
                {t.remove}
              </Button>
            </Group>
          </li>
        );
      })}
    </ul>
  );
}
