import { Button, Text } from "@mantine/core";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import type { AdminBookingsEndpoints, WaitingEntry } from "../../admin-bookings.contract.ts";
import { dayWorkWords } from "./day-work.words.ts";

/** One who waits. Without a mail server nobody has a link to leave by, and others telephone. */
export function WaitingLine({ entry, mayRemove }: { entry: WaitingEntry; mayRemove: boolean }) {
  const t = useWords(dayWorkWords);
  const call = useApi().of<AdminBookingsEndpoints>();
  const { id, name, phone, email, product, state } = entry;
  const remove = useWrite(() => call("DELETE /bookings/admin/waiting/:id", { params: { id } }));
  return (
    <li>
      {[name, phone || email, product, t.waits[state]].filter(Boolean).join(", ")}{" "}
      {mayRemove && (
        <Button size="compact-xs" variant="subtle" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t.notWaiting}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
      {remove.error && (
        <Text size="sm" c="red" role="alert">
          {t.notRemoved(messageOf(remove.error))}
        </Text>
      )}
    </li>
  );
}
