import { type LoaderFunctionArgs, useParams } from "react-router";
import { teamMembersQuery } from "#features/team-members/web/index.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { prefetchPage, waitForNothing } from "#kit/web/loading.ts";
import { Badge } from "#kit/web/ui/badge.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { RecordPage } from "#kit/web/ui/page/record-page.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { resultsWords } from "../results.words.ts";
import styles from "./results.module.css";
import { roundQuery } from "./results.queries.ts";
import { RoundBattles } from "./round-battles.tsx";
import { RoundTable } from "./round-table.tsx";
import { useFollowing } from "./use-following.ts";

export const loader = (args: LoaderFunctionArgs) =>
  prefetchPage(args, roundQuery(args.params.id ?? ""), [teamMembersQuery]);
export const clientLoader = waitForNothing;

/** A round: its result, its battles stage by stage. While it runs, the page follows it. */
export default function RoundPage() {
  const { id = "", year = "" } = useParams();
  const words = useWords(resultsWords);
  const { language } = useLanguage();
  const query = useApiQuery(roundQuery(id));
  const state = query.data?.state;
  useFollowing(Number(id), state === "running" || state === "planned", roundQuery(id));
  return (
    <RecordPage
      query={query}
      words={{ ...words, title: words.loading }}
      isHidden={(round) => String(round.season.year) !== year}
      others={<ButtonLink to="/achievements-gallery">{words.all}</ButtonLink>}
    >
      {(round) => {
        const title = round.name || round.track || words.round(round.number);
        const series = [round.season.series.name, round.season.class, words.round(round.number)].filter(
          Boolean,
        );
        return (
          <>
            <PageHead
              title={`${title} ${round.season.year}`}
              description={`${series.join(" · ")}. ${title}`}
              drawn={{ kind: "round", id: round.id }}
            />
            <Section
              level={1}
              kicker={series.join(" · ")}
              title={title}
              lead={[round.name && round.track, round.date && formatDay(round.date, language)]
                .filter(Boolean)
                .join(" · ")}
              action={<ButtonLink to={`/season/${year}`}>{words.back(round.season.year)}</ButtonLink>}
            >
              <p className={styles.facts}>
                <Badge tone={round.state === "running" ? "hot" : "quiet"}>{words.states[round.state]}</Badge>
                {round.state === "running" && <span>{words.following}</span>}
                {["finished", "stopped"].includes(round.state) && !round.is_official && (
                  <Badge tone="quiet">{words.preliminary}</Badge>
                )}
              </p>
              <RoundTable round={round} />
            </Section>
            {round.battles.length > 0 && (
              <Section title={words.tree}>
                <RoundBattles round={round} />
              </Section>
            )}
          </>
        );
      }}
    </RecordPage>
  );
}
