import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Reveal } from "#kit/web/ui/reveal.tsx";
import { teamMembersWords } from "../team-members.words.ts";
import { MemberCard } from "./member-card.tsx";
import { teamMembersQuery } from "./team-members.queries.ts";
import styles from "./team-section.module.css";

/** The home page's people: a row to push through on a phone, four beside each other on a wide screen. */
export function TeamSection() {
  const words = useWords(teamMembersWords);
  const members = useApiQuery(teamMembersQuery);
  const count = members.data?.filter((member) => member.is_active).length ?? 0;
  // A phone shows two of the row: how many there are is said above it.
  const kicker = count > 0 ? `${words.kicker} · ${words.people(count)}` : words.kicker;
  return (
    <Section id="team" kicker={kicker} title={words.title} lead={words.lead}>
      <QueryState
        query={members}
        errorText={words.loadFailed}
        emptyText={words.empty}
        isEmpty={(list) => !list.some((member) => member.is_active)}
      >
        {(list) => (
          <ul className={styles.team}>
            {list
              .filter((member) => member.is_active)
              .map((member, index) => (
                <Reveal key={member.id} as="li" index={index % 4} className={styles.place}>
                  <MemberCard member={member} />
                </Reveal>
              ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}
