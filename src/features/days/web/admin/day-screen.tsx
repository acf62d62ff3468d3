import { Alert, Anchor, Stack, Title } from "@mantine/core";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { isApiError } from "#kit/web/api-error.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useApiQuery } from "#kit/web/queries.ts";
import { useWords } from "#kit/web/words.ts";
import { DayActions } from "./day-actions.tsx";
import { DayHead } from "./day-head.tsx";
import { dayScreenWords } from "./day-screen.words.ts";
import { DaySlots } from "./day-slots.tsx";
import { dayQuery } from "./days-admin.queries.ts";
import { daysAdminWords } from "./days-admin.words.ts";

/** /admin/days/{id}: one day, its slots, and what to do with it. */
export default function DayScreen() {
  const t = useWords(dayScreenWords);
  const id = Number(useParams().id);
  return (
    <Stack gap="md">
      <Anchor className="admin-way" component={Link} to="/admin/days">
        {t.allDays}
      </Anchor>
      {Number.isInteger(id) && id > 0 ? <Found key={id} id={id} /> : <NoDay />}
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

function Found({ id }: { id: number }) {
  const { failedToLoadOne } = useWords(daysAdminWords);
  const query = useApiQuery(dayQuery(id));
  const [banner, show] = useState<Banner | null>(null);
  if (isApiError(query.error) && query.error.status === 404) return <NoDay />;
  return (
    <>
      <ScreenBanner banner={banner} onClose={() => show(null)} />
      <Loaded query={query} failed={failedToLoadOne}>
        {(day) => (
          <>
            <DayHead day={day} />
            <DayActions day={day} show={show} />
            <DaySlots day={day} show={show} />
          </>
        )}
      </Loaded>
    </>
  );
}
