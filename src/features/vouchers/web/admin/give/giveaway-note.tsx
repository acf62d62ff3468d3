import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import { messageOf } from "#kit/web/api/api-error.ts";
import { openPdf, WindowBlockedError } from "#kit/web/editor/api-files.ts";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useWords } from "#kit/web/language/words.ts";
import type { Voucher } from "../../../vouchers.contract.ts";
import { giveWords } from "./give.words.ts";

/** Above the vouchers of one giveaway: whose they are, why, and all of them to print. */
export function GiveawayNote({ vouchers }: { vouchers: Voucher[] }) {
  const t = useWords(giveWords);
  const [first] = vouchers;
  const id = first?.giveaway?.id;
  const print = useWrite(
    (api) => openPdf(api, `/vouchers/given/${id}/pdf`, { title: t.title, waiting: t.printWaiting }),
    { changesNothing: true },
  );
  if (!first?.giveaway) return null;
  return (
    <Alert color="green" role="status">
      <Stack gap="xs">
        <Text fw={600}>{t.given(vouchers.length, first.customer_name)}</Text>
        <Text size="sm">{[first.giveaway.reason, first.giveaway.by].filter(Boolean).join(" · ")}</Text>
        {print.isError && (
          <Text size="sm" c="red" role="alert">
            {print.error instanceof WindowBlockedError ? t.blocked : messageOf(print.error)}
          </Text>
        )}
        <Group gap="md">
          {vouchers.some(({ state }) => state !== "void") && (
            <Button variant="default" mih={44} loading={print.isPending} onClick={() => print.mutate()}>
              {t.print}
            </Button>
          )}
          <Anchor className="admin-way" component={Link} to="/admin/vouchers">
            {t.all}
          </Anchor>
        </Group>
      </Stack>
    </Alert>
  );
}
