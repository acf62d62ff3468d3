import { Alert, Button, CopyButton, Group, Paper, Stack, Text, TextInput, Title } from "@mantine/core";
import { useId } from "react";
import { messageOf } from "#kit/web/api/api-error.ts";
import { type ApiQuery, useApiQuery } from "#kit/web/api/queries.ts";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import type { TeamCalendarEndpoints } from "../../team-calendar.contract.ts";
import { daysAdminWords } from "./days-admin.words.ts";

const addressQuery: ApiQuery<{ url: string | null }> = {
  key: ["admin", "team-calendar"],
  staleTime: 0,
  fetch: (api, signal) => api.of<TeamCalendarEndpoints>()("GET /team-calendar", { signal }),
};

/** The secret address under which the team subscribes to its days in a calendar of its own. */
export function TeamCalendarBox() {
  const t = useWords(daysAdminWords);
  const heading = useId();
  const mayRenew = useMay(["editor"]);
  const call = useApi().of<TeamCalendarEndpoints>();
  const { data } = useApiQuery(addressQuery);
  const renew = useWrite(() => call("POST /team-calendar"));
  const url = data?.url ?? null;
  if (!data || (url === null && !mayRenew)) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={heading}>
      <Stack gap="sm">
        <Title order={2} size="h4" id={heading}>
          {t.calendarTitle}
        </Title>
        <Text size="sm">{t.calendarText}</Text>
        {renew.error && (
          <Alert color="red" role="alert">
            {messageOf(renew.error)}
          </Alert>
        )}
        {url && (
          <TextInput
            readOnly
            label={t.calendarAddress}
            value={url}
            onFocus={(event) => event.target.select()}
          />
        )}
        <Group gap="xs">
          {url && (
            <CopyButton value={url}>
              {({ copied, copy }) => (
                <Button mih={44} variant="default" onClick={copy}>
                  {copied ? t.copied : t.copy}
                </Button>
              )}
            </CopyButton>
          )}
          {mayRenew && (
            <Button
              mih={44}
              variant={url ? "subtle" : "default"}
              loading={renew.isPending}
              onClick={() => (!url || window.confirm(t.renewQuestion)) && renew.mutate()}
            >
              {url ? t.renew : t.makeAddress}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}
