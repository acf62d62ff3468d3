import { Button, Group, Paper, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { PacketsOfMany } from "#features/parcels/web/admin/index.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { openPdf, saveFile, WindowBlockedError } from "#kit/web/editor/api-files.ts";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi, useMailWords } from "#kit/web/page-context.ts";
import { shownNumber } from "../order-text.ts";
import { useOrderWrite } from "../use-order-write.ts";
import { orderChoiceWords } from "./order-choice.words.ts";

interface Props {
  ids: number[];
  onNone: () => void;
  onBanner: (banner: Banner) => void;
}

/** What can be done with the chosen orders at once: sent, printed, saved as a table. Nothing where none is chosen. */
export function OrderChoice({ ids, onNone, onBanner }: Props) {
  const t = useWords(orderChoiceWords);
  const { confirmSend } = useMailWords(t);
  const api = useApi();
  const fail = (error: unknown) =>
    onBanner({
      tone: "error",
      text: error instanceof WindowBlockedError ? t.blocked : t.failed(messageOf(error)),
    });
  const sending = useOrderWrite(
    (call) => call("POST /orders/admin/sent", { body: { ids } }),
    ({ sent, refused }) => {
      const lines = refused.map(({ id, reason }) => t.refused(shownNumber(id), reason));
      onBanner({
        tone: refused.length > 0 ? "error" : "success",
        text: [t.sent(sent.length), ...lines].join(" "),
      });
      onNone();
    },
  );
  const filing = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onError: fail,
    networkMode: "always",
  });
  if (ids.length === 0) return null;
  const asked = `?ids=${ids.join(",")}`;
  const print = () =>
    openPdf(api, `/orders/admin/papers${asked}`, { title: t.printTitle, waiting: t.waiting });
  const save = () => saveFile(api, `/orders/admin/chosen${asked}`, "orders.csv");
  return (
    <Paper component="section" withBorder p="sm" aria-label={t.title}>
      <Group gap="xs">
        <Text size="sm" fw={650} role="status">
          {t.chosen(ids.length)}
        </Text>
        <Button
          loading={sending.isPending}
          onClick={() =>
            window.confirm(confirmSend(ids.length)) && sending.mutate(undefined, { onError: fail })
          }
        >
          {t.send}
        </Button>
        <Button variant="default" loading={filing.isPending} onClick={() => filing.mutate(print)}>
          {t.print}
        </Button>
        <Button variant="default" loading={filing.isPending} onClick={() => filing.mutate(save)}>
          {t.save}
        </Button>
        <PacketsOfMany ids={ids} onBanner={onBanner} />
        <Button variant="subtle" onClick={onNone}>
          {t.none}
        </Button>
      </Group>
    </Paper>
  );
}
