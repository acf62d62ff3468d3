import { Accordion, Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { CorrectionsPart } from "./corrections-part.tsx";
import { ImportPart } from "./import-part.tsx";
import { teamSeasonQuery, useResultsWrite } from "./results-admin.queries.ts";
import { resultsAdminWords } from "./results-admin.words.ts";
import { RoundsPart } from "./rounds-part.tsx";
import { RulesPart } from "./rules-part.tsx";
import { seasonAdminWords } from "./season-admin.words.ts";

/** /admin/results/seasons/:id: what is set up for a season, folded by kind. */
export default function SeasonScreen() {
  const { id = "" } = useParams();
  const t = useWords(seasonAdminWords);
  const shared = useWords(resultsAdminWords);
  const query = useApiQuery(teamSeasonQuery(Number(id)));
  const [banner, setBanner] = useState<Banner | null>(null);
  const write = useResultsWrite(setBanner);
  const navigate = useNavigate();
  return (
    <Stack gap="lg">
      <Anchor component={Link} to="/admin/results">
        {t.back}
      </Anchor>
      <ScreenBanner banner={banner} onClose={() => setBanner(null)} />
      <Loaded query={query} failed={shared.failed}>
        {(season) => (
          <>
            <Stack gap={4}>
              <Title order={1}>
                {[season.series.name, season.year, season.class].filter(Boolean).join(" ")}
              </Title>
              {season.is_active && (
                <Text>
                  <Anchor href={`/season/${season.year}`}>{t.seePage}</Anchor>
                </Text>
              )}
            </Stack>
            <Accordion multiple variant="separated" defaultValue={["rounds"]}>
              <Accordion.Item value="rounds">
                <Accordion.Control>{t.rounds}</Accordion.Control>
                <Accordion.Panel>
                  <RoundsPart season={season} write={write} />
                </Accordion.Panel>
              </Accordion.Item>
              <Accordion.Item value="rules">
                <Accordion.Control>{t.rules}</Accordion.Control>
                <Accordion.Panel>
                  <RulesPart key={JSON.stringify(season.rules)} season={season} write={write} />
                </Accordion.Panel>
              </Accordion.Item>
              <Accordion.Item value="import">
                <Accordion.Control>{t.import}</Accordion.Control>
                <Accordion.Panel>
                  <ImportPart season={season} write={write} />
                </Accordion.Panel>
              </Accordion.Item>
              <Accordion.Item value="corrections">
                <Accordion.Control>{t.corrections}</Accordion.Control>
                <Accordion.Panel>
                  <CorrectionsPart season={season} write={write} />
                </Accordion.Panel>
              </Accordion.Item>
            </Accordion>
            {season.rounds.every(({ is_official }) => !is_official) && (
              <Group>
                <Button
                  variant="subtle"
                  color="red"
                  onClick={() => {
                    if (!confirm(t.confirmSeason)) return;
                    write.mutate(async (call) => {
                      await call("DELETE /results/seasons/:id", { params: { id: season.id } });
                      await navigate("/admin/results");
                    });
                  }}
                >
                  {t.removeSeason}
                </Button>
              </Group>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
