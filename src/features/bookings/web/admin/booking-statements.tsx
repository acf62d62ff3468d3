import { Alert, Button, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { openPdf } from "#kit/web/editor/api-files.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { BookingStatementsEndpoints } from "../../statements.contract.ts";
import { bookingStatementsWords } from "../../statements.words.ts";
import { StatementSeats } from "../statement-seats.tsx";
import styles from "./day-bookings.module.css";
import { statementsQuery } from "./day-work.queries.ts";

/** The statements of a booking: their papers, and one that is signed on this device. */
export function BookingStatementsBox({ id }: { id: number }) {
  const t = useWords(bookingStatementsWords);
  const api = useApi();
  const call = api.of<BookingStatementsEndpoints>();
  const client = useQueryClient();
  const query = useApiQuery(statementsQuery(id));
  const [failure, setFailure] = useState<string | null>(null);
  const show = (signed: number) =>
    openPdf(api, `/bookings/admin/statements/${signed}/paper`, {
      title: t.title,
      waiting: t.team.paperWaits,
    }).catch((error) => setFailure(t.team.failed(messageOf(error))));
  return (
    <Stack>
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <Loaded query={query} failed={t.team.failed}>
        {(statements) => (
          <div className={styles.site}>
            <StatementSeats
              statements={statements}
              onSign={async (body) => {
                await call("POST /bookings/admin/:id/statements", { params: { id }, body });
                await client.invalidateQueries();
              }}
              more={(signed) => (
                <Button mih={44} variant="default" onClick={() => void show(signed)}>
                  {t.team.paper}
                </Button>
              )}
            />
          </div>
        )}
      </Loaded>
    </Stack>
  );
}
