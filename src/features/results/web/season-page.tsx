import { type LoaderFunctionArgs, useParams } from "react-router";
import { teamMembersQuery } from "#features/team-members/web/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { prefetchPage, waitForNothing } from "#kit/web/loading.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { RecordPage } from "#kit/web/ui/page/record-page.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { resultsWords } from "../results.words.ts";
import styles from "./results.module.css";
import { yearQuery } from "./results.queries.ts";
import { SeasonRounds } from "./season-rounds.tsx";
import { StandingsTable, usePoints } from "./standings-table.tsx";

export const loader = (args: LoaderFunctionArgs) =>
  prefetchPage(args, yearQuery(args.params.year ?? ""), [teamMembersQuery]);
export const clientLoader = waitForNothing;

/** A year of racing: the standings of each series and class, its rounds, and what was corrected. */
export default function SeasonPage() {
  const { year = "" } = useParams();
  const words = useWords(resultsWords);
  const { language } = useLanguage();
  const points = usePoints();
  const query = useApiQuery(yearQuery(year));
  return (
    <RecordPage
      query={query}
      words={{ ...words, title: words.loading }}
      others={<ButtonLink to="/achievements-gallery">{words.all}</ButtonLink>}
    >
      {(data) => (
        <>
          <PageHead
            title={words.season(data.year)}
            description={words.description(data.year)}
            drawn={{ kind: "season", id: data.year }}
          />
          <Section level={1} kicker={words.kicker} title={words.season(data.year)} />
          {data.seasons.map((season) => (
            <Section key={season.id} title={[season.series.name, season.class].filter(Boolean).join(" · ")}>
              <StandingsTable standings={season.standings} rounds={season.rounds} caption={words.standings} />
              {season.rankings.map(({ key, name, standings }) => (
                <StandingsTable key={key} standings={standings} rounds={season.rounds} caption={name} />
              ))}
              <h3 className={styles.heading}>{words.rounds}</h3>
              <SeasonRounds rounds={season.rounds} year={data.year} />
              {season.corrections.length > 0 && (
                <>
                  <h3 className={styles.heading}>{words.corrections}</h3>
                  <ul className={styles.list}>
                    {season.corrections.map(({ id, driver, what, value, reason }) => (
                      <li key={id}>
                        {`${driver.name}, ${words.corrected[what]} ${points(value)}: ${reason[language]}`}
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </Section>
          ))}
          {data.years.length > 1 && (
            <Section title={words.otherSeasons}>
              <ul className={styles.facts}>
                {data.years
                  .filter((other) => other !== data.year)
                  .map((other) => (
                    <li key={other}>
                      <SiteLink to={`/season/${other}`}>{words.season(other)}</SiteLink>
                    </li>
                  ))}
              </ul>
            </Section>
          )}
        </>
      )}
    </RecordPage>
  );
}
