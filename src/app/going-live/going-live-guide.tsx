import { Alert, Anchor, Badge, Button, Group, Paper, Progress, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router";
import { ACCOUNT_SETTING } from "#app/health/account-setting.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { keepDraft, readDraft } from "#kit/web/editor/drafts.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { GoingLive, GoingLiveEndpoints } from "./going-live.contract.ts";
import styles from "./going-live.module.css";
import { goingLiveQuery } from "./going-live.queries.ts";
import { goingLiveWords } from "./going-live.words.ts";
import { CONFIRMED_STEPS, type ConfirmedStep, type GoingLiveStep } from "./going-live-steps.ts";

/** Where a step is done; an address of the site opens in a window of its own. */
const PLACES: Partial<Record<GoingLiveStep, string>> = {
  team: "/admin/settings?subject=team&record=team",
  home: "/admin/settings?subject=home&record=home",
  seller: "/admin/settings?subject=seller&record=seller",
  account: ACCOUNT_SETTING,
  mails: "/admin/mails",
  cards: "/admin/shipping-and-payment",
  legal: "/admin/pages",
  signIn: "/admin/people",
  backup: "/admin/health",
};

/** Whether it stood open when it was left: each step leads away and back. Kept as drafts are, until one signs out. */
const OPENED = "going-live-opened";

/** What is left to do before strangers buy here: a bar that opens. Its steps are asked for then. */
export function GoingLiveGuide({ done: seen, of }: { done: number; of: number }) {
  const t = useWords(goingLiveWords);
  const heading = useId();
  const [isOpen, setOpen] = useState(() => readDraft<boolean>(OPENED) === true);
  const { data } = useApiQuery(goingLiveQuery, isOpen);
  const done = data?.steps.filter((step) => step.done).length ?? seen;
  return (
    <Paper component="section" aria-labelledby={heading} withBorder p="sm">
      <details
        open={isOpen}
        onToggle={(event) => {
          setOpen(event.currentTarget.open);
          keepDraft(OPENED, event.currentTarget.open);
        }}
      >
        <summary className={styles.bar}>
          <Group component="span" justify="space-between" display="inline-flex" className={styles.barText}>
            <Title order={2} size="h4" id={heading}>
              {t.title}
            </Title>
            <Text span size="sm" role="status">
              {t.progress(done, of)}
            </Text>
          </Group>
          <Progress value={(100 * done) / of} aria-label={t.progress(done, of)} />
        </summary>
        {data && (
          <ol className={styles.steps}>
            {data.steps.map((step) => (
              <li key={step.step}>
                <Step {...step} guide={data} />
              </li>
            ))}
          </ol>
        )}
      </details>
    </Paper>
  );
}

type StepProps = GoingLive["steps"][number] & { guide: GoingLive };

function Step({ step, done, confirmed_by, guide }: StepProps) {
  const t = useWords(goingLiveWords);
  const { title, text, link } = t.steps[step];
  const place = PLACES[step];
  const waitsForContact =
    step === "legal" && !done && !guide.steps.some((other) => other.step === "team" && other.done);
  return (
    <Stack gap={6} className={styles.step}>
      <Group gap="xs">
        <Badge color={done ? "green" : "gray"} variant="light">
          {done ? t.done : t.open}
        </Badge>
        <Text fw={600}>{title}</Text>
      </Group>
      {!done && (
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      )}
      {step === "cards" && guide.cards === "off" && (
        <Text size="sm" c="dimmed">
          {t.cardsOff}
        </Text>
      )}
      {confirmed_by && (
        <Text size="sm" c="dimmed">
          {t.confirmedBy(confirmed_by)}
        </Text>
      )}
      <Group gap="sm">
        {!done && place && <Place to={place}>{link}</Place>}
        {step === "mails" && !done && <TestMail guide={guide} />}
        {step === "demo" && !done && <RemoveDemo guide={guide} />}
        {(CONFIRMED_STEPS as readonly GoingLiveStep[]).includes(step) &&
          (!done || confirmed_by) &&
          (waitsForContact ? (
            <Text size="sm">{t.contactFirst}</Text>
          ) : (
            <Confirm step={step as ConfirmedStep} done={done} />
          ))}
      </Group>
    </Stack>
  );
}

function Place({ to, children }: { to: string; children: string }) {
  return to.startsWith("/admin") ? (
    <Anchor className="admin-way" size="sm" component={Link} to={to}>
      {children}
    </Anchor>
  ) : (
    <Anchor className="admin-way" size="sm" href={to} target="_blank" rel="noopener">
      {children}
    </Anchor>
  );
}

function Confirm({ step, done }: { step: ConfirmedStep; done: boolean }) {
  const t = useWords(goingLiveWords);
  const api = useApi();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.of<GoingLiveEndpoints>()("PUT /going-live/:step", { params: { step }, body: { done: !done } }),
    onSuccess: () => client.invalidateQueries(),
  });
  const words = done ? t.takeBack : t.confirm;
  return (
    <>
      <Button
        size="xs"
        variant={done ? "subtle" : "default"}
        loading={isPending}
        aria-label={`${words}: ${t.steps[step].title}`}
        onClick={() => mutate()}
      >
        {words}
      </Button>
      <Failure error={error} />
    </>
  );
}

/** When the guide looks whether the test has gone out: at once as a rule, later where the mail server hesitates. */
const GOES_OUT_WITHIN_MS = [2_000, 6_000, 20_000];

function TestMail({ guide }: { guide: GoingLive }) {
  const t = useWords(goingLiveWords);
  const api = useApi();
  const client = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => api.of<GoingLiveEndpoints>()("POST /going-live/test-mail"),
    onSuccess: () => {
      for (const after of GOES_OUT_WITHIN_MS) setTimeout(() => void client.invalidateQueries(), after);
    },
  });
  return (
    <>
      <Button size="xs" variant="default" loading={isPending} onClick={() => mutate()}>
        {t.test}
      </Button>
      {data && (
        <Text size="sm" role="status">
          {guide.delivery === "files" ? t.sentToFile : t.sent(data.to)}
        </Text>
      )}
      <Failure error={error} />
    </>
  );
}

function RemoveDemo({ guide: { demo } }: { guide: GoingLive }) {
  const t = useWords(goingLiveWords);
  const api = useApi();
  const client = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => api.of<GoingLiveEndpoints>()("DELETE /going-live/demo"),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <Stack gap={6} align="flex-start">
      <Button
        size="xs"
        variant="default"
        color="red"
        loading={isPending}
        onClick={() => window.confirm(t.removeQuestion(demo.unchanged)) && mutate()}
      >
        {t.removeDemo}
      </Button>
      {demo.changed > 0 && (
        <Text size="sm" c="dimmed">
          {t.changed(demo.changed)}
        </Text>
      )}
      {data && (
        <Text size="sm" role="status">
          {[t.removed(data.removed), data.left.length > 0 && t.left(data.left.join(", "))]
            .filter(Boolean)
            .join(" ")}
        </Text>
      )}
      <Failure error={error} />
    </Stack>
  );
}

function Failure({ error }: { error: Error | null }) {
  return error && <Alert color="red">{messageOf(error)}</Alert>;
}
