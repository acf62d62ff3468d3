import { Anchor, Button, Modal, Paper, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { PeopleEndpoints } from "../../../people.contract.ts";
import { meQuery } from "../../accounts.queries.ts";
import { demandQuery, peopleQuery } from "../people/people.queries.ts";
import { peopleWords } from "../people/people.words.ts";
import { PersonQuestion } from "../people/person-question.tsx";
import { useAccountWrite } from "../use-account-write.ts";
import type { Proof } from "../use-proof.ts";

/** Whether everybody must have a second factor, and who has none yet. */
export function SecondFactorDemand() {
  const words = useWords(peopleWords);
  const t = words.demand;
  const call = useApi().of<PeopleEndpoints>();
  const query = useApiQuery(demandQuery);
  const { data: people = [] } = useApiQuery(peopleQuery);
  const { data: me } = useApiQuery(meQuery);
  const [asked, setAsked] = useState<boolean | null>(null);
  const save = useAccountWrite((body: { demanded: boolean } & Proof) =>
    call("PUT /people/second-factor", { body }),
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
              {!demanded && without.some(({ id }) => id === me?.id) && (
                <Text>
                  {t.yoursFirst}{" "}
                  <Anchor component={Link} to="/admin/account">
                    {t.account}
                  </Anchor>
                </Text>
              )}
              {without.length > 0 && <Text>{t.without(without.map(({ name }) => name).join(", "))}</Text>}
              {!demanded && (
                <Text size="sm" c="dimmed">
                  {t.explained}
                </Text>
              )}
              <Button mih={44} variant={demanded ? "default" : "filled"} onClick={() => setAsked(!demanded)}>
                {demanded ? t.leave : t.demand}
              </Button>
              <Modal
                opened={asked !== null}
                onClose={() => setAsked(null)}
                title={t.title}
                closeButtonProps={{ "aria-label": words.close }}
              >
                {asked !== null && (
                  <PersonQuestion
                    text={asked ? t.explained : t.off}
                    action={asked ? t.demand : t.leave}
                    onConfirm={async (proof) => {
                      await save.mutateAsync({ demanded: asked, ...proof });
                      setAsked(null);
                    }}
                    onCancel={() => setAsked(null)}
                  />
                )}
              </Modal>
            </>
          )}
        </Loaded>
      </Stack>
    </Paper>
  );
}
