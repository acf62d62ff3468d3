import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { BookingStatementsEndpoints } from "../../statements.contract.ts";
import { bookingStatementsWords } from "../../statements.words.ts";
import { dayWorkWords } from "./day-work.words.ts";

interface Props {
  day: number;
  /** With what is said of it, or null where nobody was asked. */
  onDone: (said: string | null) => void;
}

/** Asks who has signed earlier rules to sign those of today. */
export function AskForSignatures({ day, onDone }: Props) {
  const t = useWords(bookingStatementsWords).team;
  const { cancel } = useWords(dayWorkWords);
  const call = useApi().of<BookingStatementsEndpoints>();
  const ask = useWrite(
    () => call("POST /bookings/admin/days/:id/statements/ask-again", { params: { id: day } }),
    { onDone: ({ asked }) => onDone(t.asked(asked)) },
  );
  return (
    <Stack>
      {ask.error && (
        <Alert color="red" role="alert">
          {t.failed(messageOf(ask.error))}
        </Alert>
      )}
      <Text>{t.askSure}</Text>
      <Group>
        <Button mih={44} loading={ask.isPending} onClick={() => ask.mutate()}>
          {t.askAgain}
        </Button>
        <Button variant="default" mih={44} onClick={() => onDone(null)}>
          {cancel}
        </Button>
      </Group>
    </Stack>
  );
}
