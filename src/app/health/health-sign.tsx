import { Alert, Anchor, Badge } from "@mantine/core";
import { Link } from "react-router";
import { OWNERS_ONLY } from "#kit/contract/roles.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import { ACCOUNT_SETTING } from "./account-setting.ts";
import { healthSignQuery } from "./health.queries.ts";
import { healthSignWords } from "./health-sign.words.ts";

/** Says on the dashboard that nobody can pay by transfer, and where the account is filled in. */
export function TransfersAlarm() {
  const t = useWords(healthSignWords);
  const { data } = useApiQuery(healthSignQuery, useMay(OWNERS_ONLY));
  if (!data || data.transfers.state === "ok") return null;
  return (
    <Alert color="yellow" role="note" title={t.transfersMissing}>
      <Anchor className="admin-way" component={Link} to={ACCOUNT_SETTING} size="sm">
        {t.fillIn}
      </Anchor>
    </Alert>
  );
}

/** True where something is wrong; where that can't be asked, the screens have their own words for it. */
function useIsWrong(): boolean {
  const { data, isError } = useApiQuery(healthSignQuery, useMay(OWNERS_ONLY));
  return !isError && data?.state === "wrong";
}

/** The sign in the menu; nothing while all is well. */
export function HealthSign() {
  const t = useWords(healthSignWords);
  if (!useIsWrong()) return null;
  return (
    <Badge color="red" size="sm" role="img" aria-label={t.sign}>
      !
    </Badge>
  );
}

/** The same at the top of the dashboard, with the way to what is wrong. */
export function HealthAlarm() {
  const t = useWords(healthSignWords);
  if (!useIsWrong()) return null;
  return (
    <Alert color="red" title={t.alarm}>
      <Anchor className="admin-way" component={Link} to="/admin/health" size="sm">
        {t.toHealth}
      </Anchor>
    </Alert>
  );
}
