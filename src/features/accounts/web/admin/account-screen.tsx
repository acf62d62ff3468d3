import { Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { meQuery } from "../accounts.queries.ts";
import { accountWords } from "./account.words.ts";
import { passkeysWords } from "./passkeys/passkeys.words.ts";
import { PasskeysCard } from "./passkeys/passkeys-card.tsx";
import { changePasswordWords } from "./password/change-password.words.ts";
import { ChangePasswordForm } from "./password/change-password-form.tsx";
import { secondFactorWords } from "./second-factor/second-factor.words.ts";
import { SecondFactorCard } from "./second-factor/second-factor-card.tsx";
import { sessionsWords } from "./sessions/sessions.words.ts";
import { SessionsCard } from "./sessions/sessions-card.tsx";

/** /admin/account: who is signed in, a new password, passkeys, two-step sign-in, where one is signed in, and what features that know accounts add. */
export default function AccountScreen({ children }: { children?: ReactNode }) {
  const t = useWords(accountWords);
  const { title } = useWords(changePasswordWords);
  const { title: passkeysTitle } = useWords(passkeysWords);
  const { title: secondFactorTitle } = useWords(secondFactorWords);
  const { title: sessionTitle } = useWords(sessionsWords);
  const { data: user } = useApiQuery(meQuery);
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{t.title}</Title>
        {user && <Text c="dimmed">{t.signedInAs(user.email)}</Text>}
      </div>
      <Paper withBorder p="md">
        <Title order={2} size="h3" mb="md">
          {title}
        </Title>
        <ChangePasswordForm />
      </Paper>
      <Paper withBorder p="md" id="passkeys">
        <Title order={2} size="h3" mb="md">
          {passkeysTitle}
        </Title>
        <PasskeysCard />
      </Paper>
      <Paper withBorder p="md">
        <Title order={2} size="h3" mb="md">
          {secondFactorTitle}
        </Title>
        <SecondFactorCard />
      </Paper>
      <Paper withBorder p="md">
        <Title order={2} size="h3" mb="md">
          {sessionTitle}
        </Title>
        <SessionsCard />
      </Paper>
      {children}
    </Stack>
  );
}
