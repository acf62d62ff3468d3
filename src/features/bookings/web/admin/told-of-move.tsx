import { Alert, Anchor, List, Text } from "@mantine/core";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { toldOfMove } from "../../told-of-move.ts";
import { dayBookingsQuery } from "./day-work.queries.ts";
import { dayWorkWords } from "./day-work.words.ts";

/** After the day has moved: how many get the mail, and whom somebody has to call. */
export function ToldOfMove({ day }: { day: number }) {
  const t = useWords(dayWorkWords);
  const { data } = useApiQuery(dayBookingsQuery(day));
  if (!data || data.length === 0) return null;
  const { mailed, toCall } = toldOfMove(data);
  return (
    <Alert color={toCall.length > 0 ? "yellow" : "green"} mt="sm" role="status">
      <Text>{t.toldOfMove(mailed)}</Text>
      {toCall.length > 0 && (
        <>
          <Text>{t.toCall}</Text>
          <List>
            {toCall.map(({ name, phone }) => (
              <List.Item key={`${name} ${phone}`}>
                {name}:{" "}
                {phone === "" ? (
                  t.noPhone
                ) : (
                  <Anchor className="admin-way" href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
                    {phone}
                  </Anchor>
                )}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Alert>
  );
}
