import { Alert, Button, Paper, Stack, Text, Title } from "@mantine/core";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { PeopleEndpoints } from "../../../people.contract.ts";
import { demandQuery, peopleQuery } from "../people/people.queries.ts";
import { peopleWords } from "../people/people.words.ts";
import { useAccountWrite } from "../use-account-write.ts";

/** Whether everybody must have a second factor, and who has none yet. */
export function SecondFactorDemand() {
  const words = useWords(peopleWords);
  const t = words.demand;
  const call = useApi().of<PeopleEndpoints>();
  const query = useApiQuery(demandQuery);
  const { data: people = [] } = useApiQuery(peopleQuery);
  const save = useAccountWrite((demanded: boolean) =>
    call("PUT /people/second-factor", { body: { demanded } }),
  );
  const without = people.filter(({ state, second_factor }) => state === "active" && !second_factor);
  return (
    <Paper withBorder p="md">
      <Stack gap="sm" align="flex-start">
        <Title order={2} size="h3">
          {t.title}
        </Title>
        <Loaded query={query} failed={t.failedToLoad}>
          {({ demanded }) => (
            <>
              <Text role="status">{demanded ? t.on : t.off}</Text>
              {without.length > 0 && <Text>{t.without(without.map(({ name }) => name).join(", "))}</Text>}
              {!demanded && (
                <Text size="sm" c="dimmed">
                  {t.explained}
                </Text>
              )}
              {save.isError && (
                <Alert color="red" role="alert">
                  {words.failed(messageOf(save.error))}
                </Alert>
              )}
              <Button
                mih={44}
                variant={demanded ? "default" : "filled"}
                loading={save.isPending}
                onClick={() => save.mutate(!demanded)}
              >
                {demanded ? t.leave : t.demand}
              </Button>
            </>
          )}
        </Loaded>
      </Stack>
    </Paper>
  );
}
