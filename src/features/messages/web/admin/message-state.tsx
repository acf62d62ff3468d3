import { Anchor, Button, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { orderIdOf, orderNumber } from "#features/orders/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import type { Message } from "../../messages.contract.ts";
import { colleaguesQuery } from "../messages.queries.ts";
import { messagesAdminWords } from "./messages-admin.words.ts";

export interface MessageStateChange {
  is_read?: boolean;
  is_done?: boolean;
  order_id?: number | null;
  person_id?: number | null;
}

interface Props {
  message: Message;
  onChange: (change: MessageStateChange) => void;
}

/** Whether it still waits, whose it is and which order it is about. */
export function MessageState({ message, onChange }: Props) {
  const t = useWords(messagesAdminWords);
  const { is_done, order_id, person } = message;
  const { data: colleagues = [] } = useApiQuery(colleaguesQuery);
  const [typed, setTyped] = useState("");

  function setOrder(event: FormEvent): void {
    event.preventDefault();
    const id = orderIdOf(typed);
    if (id === null) return;
    setTyped("");
    onChange({ order_id: id });
  }

  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Button
          variant={is_done ? "default" : "light"}
          mih={44}
          onClick={() => onChange({ is_done: !is_done })}
        >
          {is_done ? t.notDone : t.markDone}
        </Button>
        <Button variant="default" mih={44} onClick={() => onChange({ is_read: false })}>
          {t.markUnread}
        </Button>
      </Group>
      <Group align="flex-end" gap="sm">
        <NativeSelect
          label={t.person}
          value={String(person?.id ?? "")}
          data={[
            { value: "", label: t.nobody },
            // Whoever has it and answers no messages any more stays to be seen.
            ...(person && !colleagues.some(({ id }) => id === person.id)
              ? [{ value: String(person.id), label: person.name }]
              : []),
            ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ person_id: value ? Number(value) : null })}
        />
        {order_id === null ? (
          <form onSubmit={setOrder}>
            <Group align="flex-end" gap="xs" wrap="nowrap">
              <TextInput
                label={t.order}
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
              <Button type="submit" variant="default">
                {t.setOrder}
              </Button>
            </Group>
          </form>
        ) : (
          <Group gap="xs">
            <Text span size="sm">
              {t.order}
            </Text>
            <Anchor className="admin-way" component={Link} to={`/admin/orders/${order_id}`}>
              {`#${orderNumber(order_id)}`}
            </Anchor>
            <Button
              variant="default"
              mih={44}
              aria-label={t.noOrder}
              onClick={() => onChange({ order_id: null })}
            >
              ×
            </Button>
          </Group>
        )}
      </Group>
    </Stack>
  );
}
