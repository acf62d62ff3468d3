import { Alert, Anchor, Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { isApiError } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { Day } from "../../days.contract.ts";
import { dayScreenWords } from "./day-screen.words.ts";
import { dayQuery } from "./days-admin.queries.ts";
import { daysAdminWords } from "./days-admin.words.ts";

/** The screen of one day: the way back, the day once it is there, and what is said where there is none. */
export function DayFrame({ id, children }: { id: number; children: (day: Day) => ReactNode }) {
  const t = useWords(dayScreenWords);
  return (
    <Stack gap="md">
      <Anchor className="admin-way" component={Link} to="/admin/days" data-not-printed>
        {t.allDays}
      </Anchor>
      {Number.isInteger(id) && id > 0 ? <Found id={id}>{children}</Found> : <NoDay />}
    </Stack>
  );
}

function NoDay() {
  const t = useWords(dayScreenWords);
  return (
    <>
      <Title order={1}>{t.none}</Title>
      <Alert color="red" role="alert">
        {t.noneText}
      </Alert>
    </>
  );
}

function Found({ id, children }: { id: number; children: (day: Day) => ReactNode }) {
  const { failedToLoadOne } = useWords(daysAdminWords);
  const query = useApiQuery(dayQuery(id));
  if (isApiError(query.error) && query.error.status === 404) return <NoDay />;
  return (
    <Loaded query={query} failed={failedToLoadOne}>
      {children}
    </Loaded>
  );
}
