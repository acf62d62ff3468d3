import { Alert, Button, Checkbox, Group, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { PushDevice, PushEndpoints } from "../../push.contract.ts";
import type { PushKind } from "../../push-kinds.ts";
import { devicesQuery } from "../push.queries.ts";
import {
  bodyOf,
  deviceHere,
  type PushSupport,
  subscribeHere,
  subscriptionHere,
  unsubscribeHere,
} from "../push-browser.ts";
import { DeviceList } from "./device-list.tsx";
import { notificationsWords } from "./notifications.words.ts";

/** Something that was done, or why it was not. */
interface Said {
  text: string;
  isFault?: boolean;
}

interface Act {
  name: string;
  run: () => Promise<Said>;
  /** What is ticked while that is being stored. */
  kinds?: PushKind[];
}

/** Notifications on this device: on and off, of what, and a test; and where else they are on. */
export function NotificationsCard({ support }: { support: PushSupport }) {
  const t = useWords(notificationsWords);
  const call = useApi().of<PushEndpoints>();
  const client = useQueryClient();
  const query = useApiQuery(devicesQuery);
  const [isHere, setHere] = useState<boolean | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    void subscriptionHere()
      .catch(() => null)
      .then((subscription) => setHere(subscription !== null));
  }, []);

  /** One act at a time; all that is shown is asked for again after it. */
  const act = useMutation<Said, Error, Act>({
    mutationFn: ({ run }) => run(),
    onMutate: () => setSaid(null),
    onSuccess: setSaid,
    onError: (error) => setSaid({ text: messageOf(error) || t.unreachable, isFault: true }),
    onSettled: async () => {
      setHere((await subscriptionHere().catch(() => null)) !== null);
      await client.invalidateQueries();
    },
    networkMode: "always",
  });
  const busy = act.isPending ? act.variables.name : null;
  const start = (name: string, run: () => Promise<Said>) => act.mutate({ name, run });

  async function turnOn(publicKey: string): Promise<Said> {
    // The reason that a browser gives is for programmers.
    const subscription = await subscribeHere(publicKey).catch(() => undefined);
    if (!subscription) return { text: subscription === null ? t.dismissed : t.unreachable, isFault: true };
    const device = await call("POST /push/devices", { body: bodyOf(subscription) });
    deviceHere.keep(device.id);
    return { text: t.turnedOn };
  }

  async function remove({ id }: PushDevice, text: string, isThis: boolean): Promise<Said> {
    await call("DELETE /push/devices/:id", { params: { id } });
    if (isThis) await unsubscribeHere();
    return { text };
  }

  async function test({ id }: PushDevice): Promise<Said> {
    const { result } = await call("POST /push/devices/:id/test", { params: { id }, body: {} });
    if (result === "gone") await unsubscribeHere();
    return { text: t.tested[result], isFault: result !== "sent" };
  }

  async function choose({ id }: PushDevice, kinds: PushKind[]): Promise<Said> {
    await call("PUT /push/devices/:id", { params: { id }, body: { kinds } });
    return { text: t.saved };
  }

  const cannot = { "install-first": t.installFirst, denied: t.denied, "not-here": t.notHere };
  return (
    <Stack gap="md">
      <Text size="sm">{t.lead}</Text>
      {said && (
        <Alert color={said.isFault ? "red" : "green"} role={said.isFault ? "alert" : "status"}>
          {said.text}
        </Alert>
      )}
      <Loaded query={query} failed={t.failedToLoad}>
        {({ public_key, kinds, devices }) => {
          const here = isHere ? devices.find(({ current }) => current) : undefined;
          return (
            <>
              {support !== "works" && (
                <Alert color="gray" role="note">
                  {cannot[support]}
                </Alert>
              )}
              {support === "works" && !here && (
                <Group>
                  <Button
                    mih={44}
                    loading={busy === "on"}
                    disabled={isHere === null}
                    onClick={() => start("on", () => turnOn(public_key))}
                  >
                    {t.turnOn}
                  </Button>
                </Group>
              )}
              {here && (
                <>
                  <Checkbox.Group
                    label={t.kinds}
                    value={(act.isPending && act.variables.kinds) || here.kinds}
                    onChange={(ticked) => {
                      const chosen = ticked as PushKind[];
                      act.mutate({ name: "kinds", run: () => choose(here, chosen), kinds: chosen });
                    }}
                  >
                    <Stack gap="xs" mt="xs">
                      {kinds.map((kind) => (
                        <Checkbox key={kind} value={kind} label={t.kind[kind]} />
                      ))}
                    </Stack>
                  </Checkbox.Group>
                  <Group gap="xs">
                    <Button
                      variant="default"
                      mih={44}
                      loading={busy === "test"}
                      onClick={() => start("test", () => test(here))}
                    >
                      {t.test}
                    </Button>
                    <Button
                      variant="default"
                      mih={44}
                      loading={busy === "off"}
                      onClick={() => start("off", () => remove(here, t.turnedOff, true))}
                    >
                      {t.turnOff}
                    </Button>
                  </Group>
                </>
              )}
              <div>
                <Title order={3} size="h5">
                  {t.list}
                </Title>
                <DeviceList
                  devices={devices}
                  busy={busy}
                  onRemove={(device) =>
                    start(`remove ${device.id}`, () => remove(device, t.removed, device.current))
                  }
                />
              </div>
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}
