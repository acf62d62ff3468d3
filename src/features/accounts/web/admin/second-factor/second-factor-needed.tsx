import { Box, Button, Paper, Stack, Text, Title } from "@mantine/core";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { passkeysWork } from "../../passkeys.ts";
import { currentUser, signOut } from "../../session.ts";
import { accountWords } from "../account.words.ts";
import { passkeysWords } from "../passkeys/passkeys.words.ts";
import { PasskeysCard } from "../passkeys/passkeys-card.tsx";
import { secondFactorWords } from "./second-factor.words.ts";
import { SecondFactorCard } from "./second-factor-card.tsx";

/** What comes before the back office for who must set a second factor up first. */
export default function SecondFactorNeeded({ onTurnedOn }: { onTurnedOn: () => void }) {
  const { first: t } = useWords(accountWords);
  const { title: passkeysTitle } = useWords(passkeysWords);
  const { title: secondFactorTitle } = useWords(secondFactorWords);
  const api = useApi();

  async function goOn(): Promise<void> {
    await currentUser(api);
    location.reload();
  }

  return (
    <Box component="main" maw={640} mx="auto" p="md">
      <title>{`${t.title} | Paddock`}</title>
      <Stack gap="lg">
        <div>
          <Title order={1}>{t.title}</Title>
          <Text c="dimmed">{t.why}</Text>
        </div>
        {passkeysWork() && (
          <Paper withBorder p="md">
            <Title order={2} size="h3" mb="md">
              {passkeysTitle}
            </Title>
            <PasskeysCard onTurnedOn={onTurnedOn} onKept={() => void goOn()} />
          </Paper>
        )}
        <Paper withBorder p="md">
          <Title order={2} size="h3" mb="md">
            {secondFactorTitle}
          </Title>
          <SecondFactorCard onTurnedOn={onTurnedOn} onKept={() => void goOn()} />
        </Paper>
        <Button variant="default" mih={44} style={{ alignSelf: "start" }} onClick={() => void signOut(api)}>
          {t.signOut}
        </Button>
      </Stack>
    </Box>
  );
}
