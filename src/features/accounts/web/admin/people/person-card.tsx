import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { Person } from "../../../people.contract.ts";
import { roleWords } from "../../../role.words.ts";
import { peopleWords } from "./people.words.ts";

/** What can be done to somebody. */
export type PersonAction = "change" | "again" | "withdraw" | "signOut" | "end";

interface Props {
  person: Person;
  isSelf: boolean;
  /** The action that is under way. */
  busy: PersonAction | null;
  onAction: (action: PersonAction) => void;
}

const ACTIONS: Record<Person["state"], PersonAction[]> = {
  invited: ["again", "withdraw"],
  active: ["change", "signOut", "end"],
  ended: [],
};

const COLOURS = { invited: "yellow", active: "green", ended: "gray" };

/** Somebody with their ticks and state, and what can be done. */
export function PersonCard({ person, isSelf, busy, onAction }: Props) {
  const t = useWords(peopleWords);
  const roles = useWords(roleWords);
  const { name, email, roles: ticked, state, new_email } = person;
  const labels = { change: t.change, again: t.again, withdraw: t.withdraw, signOut: t.signOut, end: t.end };
  return (
    <Group justify="space-between" gap="sm">
      <Stack gap={2} style={{ minWidth: 0 }}>
        <Group gap="xs">
          <Text span fw={600}>
            {name}
          </Text>
          {isSelf && <Text span c="dimmed" size="sm">{`(${t.you})`}</Text>}
          {ticked.map((role) => (
            <Badge key={role} variant="light">
              {roles.names[role]}
            </Badge>
          ))}
          {state !== "active" && (
            <Badge color={COLOURS[state]} variant="light">
              {t.states[state]}
            </Badge>
          )}
        </Group>
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {email}
        </Text>
        {new_email && <Text size="sm">{t.newEmail(new_email)}</Text>}
        <Since person={person} />
      </Stack>
      <Group gap="xs">
        {ACTIONS[state]
          .filter((action) => !(isSelf && action === "signOut"))
          .map((action) => (
            <Button
              key={action}
              variant="default"
              size="sm"
              mih={44}
              aria-label={`${labels[action]}: ${name}`}
              loading={busy === action}
              onClick={() => onAction(action)}
            >
              {labels[action]}
            </Button>
          ))}
      </Group>
    </Group>
  );
}

function Since({ person: { state, last_seen, second_factor, invited_until } }: { person: Person }) {
  const t = useWords(peopleWords);
  const { language } = useLanguage();
  const said: string[] = [];
  if (state === "invited")
    said.push(invited_until ? t.invitedUntil(formatMoment(invited_until, language)) : t.invitationOver);
  else said.push(last_seen ? t.lastSeen(formatMoment(last_seen, language)) : t.never);
  if (state === "active") said.push(second_factor ? t.secondFactor : t.noSecondFactor);
  return (
    <Text size="sm" c="dimmed">
      {said.join(" · ")}
    </Text>
  );
}
