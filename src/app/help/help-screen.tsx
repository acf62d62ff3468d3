import { Anchor, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useContext } from "react";
import { Link } from "react-router";
import { screenAt } from "#app/admin/admin-screens.ts";
import { Support } from "#app/dashboard/help-and-support.tsx";
import { may, type Roles } from "#kit/contract/roles.ts";
import { useWords } from "#kit/web/language/words.ts";
import { MyRoles } from "#kit/web/session/my-role.ts";
import { helpWords } from "./help.words.ts";

/** Screens in the order of their tasks' frequency. */
const TOPICS = Object.keys(helpWords.en.topics) as Topic[];

type Topic = keyof typeof helpWords.en.topics;

/** What only some of those who see the screen do there. */
const DONE_BY: Partial<Record<Topic, Roles>> = { days: ["content"] };

/** /admin/help: the guide to the back office. */
export default function HelpScreen() {
  const t = useWords(helpWords);
  const held = useContext(MyRoles);
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.lead}</Text>
      </div>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        {TOPICS.filter((topic) => may(held, DONE_BY[topic] ?? screenAt(`/admin/${topic}`).roles)).map(
          (topic) => (
            <section key={topic}>
              <Title order={2} size="h4">
                <Anchor className="admin-way" component={Link} to={`/admin/${topic}`} inherit>
                  {t.topics[topic].title}
                </Anchor>
              </Title>
              <Text size="sm" mt={4}>
                {t.topics[topic].text}
              </Text>
            </section>
          ),
        )}
      </SimpleGrid>
      <Support />
    </Stack>
  );
}
