import { Button, Group, Modal, NativeSelect, Stack } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { ORDER_STATUSES, type OrderStatus } from "#features/orders/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import type { Order } from "../../../order-records.contract.ts";
import { shownNumber, statusName } from "../order-text.ts";
import { ordersAdminWords } from "../orders-admin.words.ts";
import { StatusEffects } from "./status-effects.tsx";

interface Props {
  /** The order whose status is edited; the dialog is closed without one. */
  order: Order | null;
  onSave: (order: Order, status: OrderStatus) => Promise<void>;
  onClose: () => void;
}

/** Sets any of the six statuses, and says beforehand what else happens then. */
export function StatusDialog({ order, onSave, onClose }: Props) {
  const t = useWords(ordersAdminWords);
  return (
    <Modal
      opened={order !== null}
      onClose={onClose}
      title={order && t.editTitle(shownNumber(order.id))}
      closeButtonProps={{ "aria-label": t.close }}
    >
      {order && <StatusForm key={order.id} order={order} onSave={onSave} onClose={onClose} />}
    </Modal>
  );
}

function StatusForm({ order, onSave, onClose }: Props & { order: Order }) {
  const t = useWords(ordersAdminWords);
  const [status, setStatus] = useState(known(order.status));
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    await onSave(order, status);
    setBusy(false);
  }

  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack>
        <NativeSelect
          label={t.status}
          data-autofocus
          value={status}
          onChange={(event) => setStatus(known(event.currentTarget.value))}
          data={ORDER_STATUSES.map((value) => ({ value, label: t.labels[statusName(value, order)] }))}
        />
        {status !== order.status && <StatusEffects order={order} status={status} />}
        <Group>
          <Button type="submit" loading={busy}>
            {t.save}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t.leaveStatus}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The dialog starts with the default where the status is not one of the six. */
function known(status: string): OrderStatus {
  return ORDER_STATUSES.find((one) => one === status) ?? "pending";
}
