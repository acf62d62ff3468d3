import { lazy, type ReactNode, Suspense, useState } from "react";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { meQuery } from "../../accounts.queries.ts";
import { cachedUser } from "../../session.ts";

/** Few ever see it, so its code comes when it is needed. */
const SecondFactorNeeded = lazy(() => import("./second-factor-needed.tsx"));

/** The back office, or what comes before it for who must set a second factor up first. */
export function SecondFactorFirst({ children }: { children: ReactNode }) {
  const { data } = useApiQuery(meQuery);
  // Once it is on, the server asks for nothing more; the recovery codes stay until they have been read.
  const [showsCodes, setShowsCodes] = useState(false);
  const user = data ?? cachedUser();
  if (!user?.second_factor_missing && !showsCodes) return children;
  return (
    <Suspense>
      <SecondFactorNeeded onTurnedOn={() => setShowsCodes(true)} />
    </Suspense>
  );
}
