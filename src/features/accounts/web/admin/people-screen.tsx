import { Button, Group, Modal, Paper, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi, useMailWords } from "#kit/web/page-context.ts";
import type { PeopleEndpoints, Person } from "../../people.contract.ts";
import { meQuery } from "../accounts.queries.ts";
import { HandOver } from "./people/hand-over.tsx";
import { peopleQuery } from "./people/people.queries.ts";
import { peopleWords } from "./people/people.words.ts";
import { type PersonAction, PersonCard } from "./people/person-card.tsx";
import { PersonForm } from "./people/person-form.tsx";
import { PersonQuestion } from "./people/person-question.tsx";
import { SecondFactorDemand } from "./second-factor/second-factor-demand.tsx";
import styles from "./sessions/session-list.module.css";
import { useAccountWrite } from "./use-account-write.ts";
import type { Proof } from "./use-proof.ts";

type Question = Exclude<PersonAction, "change" | "again">;

interface Act {
  person: Person;
  action: PersonAction;
  proof?: Proof;
}

/** What stands in the dialog: an invitation, a person's form, a question before something ends, a link to hand over. */
type Asked =
  | { form: Person | null }
  | { question: Question; person: Person }
  | { link: string; name: string };

/** /admin/people: who has an account, with which role; invitations, changes and ends. For owners. */
export default function PeopleScreen() {
  const t = useWords(peopleWords);
  const told = useMailWords(t);
  const call = useApi().of<PeopleEndpoints>();
  const query = useApiQuery(peopleQuery);
  const { data: me } = useApiQuery(meQuery);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [banner, setBanner] = useState<Banner | null>(null);
  const act = useAccountWrite(async ({ person, action, proof = {} }: Act) => {
    const params = { id: person.id };
    if (action === "again") {
      await call("POST /people/:id/invitation", { params });
      return told.invited(person.email);
    }
    if (action === "withdraw") {
      await call("DELETE /people/:id/invitation", { params });
      return t.withdrawn(person.name);
    }
    if (action === "signOut") {
      await call("POST /people/:id/sign-out", { params, body: proof });
      return t.signedOut(person.name);
    }
    await call("POST /people/:id/end", { params, body: proof });
    return t.ended(person.name);
  });

  function run(person: Person, action: PersonAction): void {
    setAsked(null);
    setBanner(null);
    act.mutate(
      { person, action },
      {
        onSuccess: (text) => setBanner({ tone: "success", text }),
        onError: (error) => setBanner({ tone: "error", text: t.failed(messageOf(error)) }),
      },
    );
  }

  /** The same from a dialog that asks for a proof: it stays, with what was wrong, until it has worked. */
  async function prove(person: Person, action: Question, proof: Proof): Promise<void> {
    const text = await act.mutateAsync({ person, action, proof });
    setAsked(null);
    setBanner({ tone: "success", text });
  }

  function choose(person: Person, action: PersonAction): void {
    if (action === "change") setAsked({ form: person });
    else if (action === "again") run(person, action);
    else setAsked({ question: action, person });
  }

  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <div>
          <Title order={1}>{t.title}</Title>
          <Text c="dimmed">{t.lead}</Text>
        </div>
        <Button mih={44} onClick={() => setAsked({ form: null })}>
          {t.invite}
        </Button>
      </Group>
      <ScreenBanner banner={banner} onClose={() => setBanner(null)} />
      <Loaded query={query} failed={t.failedToLoad}>
        {(people) => (
          <Paper withBorder p="md">
            <ul className={styles.list} aria-label={t.list}>
              {people.map((person) => (
                <li key={person.id}>
                  <PersonCard
                    person={person}
                    isSelf={person.id === me?.id}
                    busy={
                      act.isPending && act.variables.person.id === person.id ? act.variables.action : null
                    }
                    onAction={(action) => choose(person, action)}
                  />
                </li>
              ))}
            </ul>
          </Paper>
        )}
      </Loaded>
      <SecondFactorDemand />
      <Modal
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={asked && titleOf(asked, t)}
        closeButtonProps={{ "aria-label": t.close }}
      >
        {asked && "form" in asked && (
          <PersonForm
            person={asked.form}
            onCancel={() => setAsked(null)}
            onLink={(name, link) => setAsked({ link, name })}
            onDone={(text) => {
              setAsked(null);
              setBanner({ tone: "success", text });
            }}
          />
        )}
        {asked && "link" in asked && <HandOver link={asked.link} onDone={() => setAsked(null)} />}
        {asked && "question" in asked && asked.question !== "withdraw" && (
          <PersonQuestion
            text={t.questions[asked.question].text}
            action={t[asked.question]}
            onConfirm={(proof) => prove(asked.person, asked.question, proof)}
            onCancel={() => setAsked(null)}
          />
        )}
        {asked && "question" in asked && asked.question === "withdraw" && (
          <Stack>
            <Text>{t.questions[asked.question].text}</Text>
            <Group gap="xs">
              <Button color="red" mih={44} onClick={() => run(asked.person, asked.question)}>
                {t[asked.question]}
              </Button>
              <Button variant="default" mih={44} onClick={() => setAsked(null)}>
                {t.cancel}
              </Button>
            </Group>
          </Stack>
        )}
      </Modal>
    </Stack>
  );
}

function titleOf(asked: Asked, t: (typeof peopleWords)["en"]): string {
  if ("link" in asked) return t.handOver.title(asked.name);
  if ("form" in asked) return asked.form ? t.changeOf(asked.form.name) : t.inviteTitle;
  return t.questions[asked.question].title(asked.person.name);
}
