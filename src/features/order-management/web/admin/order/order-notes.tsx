import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { OrderStory } from "../../../order-story.contract.ts";
import { orderScreenWords } from "../order-screen.words.ts";
import { useOrderWrite } from "../use-order-write.ts";
import { OrderSection, WriteError } from "./order-section.tsx";

/** What the team has noted about an order, with who and when, and a field for more. */
export function OrderNotes({ id, notes }: { id: number; notes: OrderStory["notes"] }) {
  const t = useWords(orderScreenWords);
  const [text, setText] = useState("");
  const adding = useOrderWrite(
    (call, text: string) => call("POST /orders/admin/orders/:id/notes", { params: { id }, body: { text } }),
    () => setText(""),
  );

  function add(event: FormEvent): void {
    event.preventDefault();
    adding.mutate(text);
  }

  return (
    <OrderSection title={t.notes}>
      {notes.length === 0 && (
        <Text size="sm" c="dimmed">
          {t.noNotes}
        </Text>
      )}
      {notes.map((note) => (
        <Note key={note.id} order={id} note={note} />
      ))}
      <form onSubmit={add}>
        <Stack gap="xs" align="flex-start">
          <Textarea
            label={t.newNote}
            w="100%"
            autosize
            minRows={2}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={adding.isPending} disabled={text.trim() === ""}>
            {t.addNote}
          </Button>
        </Stack>
      </form>
      <WriteError error={adding.error} said={t.failedNote} />
    </OrderSection>
  );
}

function Note({ order, note }: { order: number; note: OrderStory["notes"][number] }) {
  const t = useWords(orderScreenWords);
  const { language } = useLanguage();
  const removing = useOrderWrite((call) =>
    call("DELETE /orders/admin/orders/:id/notes/:note", { params: { id: order, note: note.id } }),
  );
  const about = [formatMoment(note.at, language), note.by].filter(Boolean).join(", ");
  return (
    <Stack gap={2}>
      <Text size="sm" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {note.text}
      </Text>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="xs" c="dimmed">
          {about}
        </Text>
        <Button
          size="compact-xs"
          variant="subtle"
          color="red"
          loading={removing.isPending}
          aria-label={`${t.removeNote}: ${about}`}
          onClick={() => window.confirm(t.confirmRemove) && removing.mutate()}
        >
          {t.removeNote}
        </Button>
      </Group>
      <WriteError error={removing.error} said={t.failedRemove} />
    </Stack>
  );
}
