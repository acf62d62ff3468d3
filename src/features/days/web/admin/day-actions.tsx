import { Alert, Button, Group, Modal, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Both } from "#kit/contract/language/language.ts";
import { addDays } from "#kit/contract/time/days.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import { daysOnDate } from "../../same-date.ts";
import { dayScreenWords } from "./day-screen.words.ts";
import { teamDaysQuery } from "./days-admin.queries.ts";
import { type DayOnScreen, useDayWrite } from "./use-day-write.ts";

/** What the team does with a whole day. */
export function DayActions(screen: DayOnScreen & { onMoved?: () => void }) {
  const t = useWords(dayScreenWords);
  const mayChange = useMay(["editor"]);
  const [asked, setAsked] = useState<"cancel" | "move" | "duplicate" | null>(null);
  const { day } = screen;
  const params = { id: day.id };
  const publish = useDayWrite(
    screen,
    (call, is_active: boolean) => call("PUT /days/:id", { params, body: { is_active } }),
    ({ is_active }) => (is_active ? t.published : t.hidden),
  );
  const reopen = useDayWrite(
    screen,
    (call) => call("POST /days/:id/reopen", { params }),
    () => t.reopened,
  );
  if (!mayChange) return null;
  return (
    <Group gap="xs">
      {day.status === "draft" && (
        <Button mih={44} loading={publish.isPending} onClick={() => publish.mutate(true)}>
          {t.publish}
        </Button>
      )}
      <Button mih={44} variant="default" component={Link} to={`/admin/days/${day.id}/edit`}>
        {t.edit}
      </Button>
      <Button mih={44} variant="default" onClick={() => setAsked("duplicate")}>
        {t.duplicate}
      </Button>
      {day.status === "published" && day.slots.every(({ taken }) => taken === 0) && (
        <Button mih={44} variant="default" loading={publish.isPending} onClick={() => publish.mutate(false)}>
          {t.hide}
        </Button>
      )}
      {day.status === "cancelled" ? (
        <Button mih={44} variant="default" loading={reopen.isPending} onClick={() => reopen.mutate()}>
          {t.reopen}
        </Button>
      ) : (
        <>
          <Button mih={44} variant="default" onClick={() => setAsked("move")}>
            {t.moveDay}
          </Button>
          <Button mih={44} variant="light" color="red" onClick={() => setAsked("cancel")}>
            {t.cancelDay}
          </Button>
        </>
      )}
      <Modal
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={
          { cancel: t.cancelTitle, move: t.moveTitle, duplicate: t.duplicateTitle }[asked ?? "duplicate"]
        }
        closeButtonProps={{ "aria-label": t.close }}
      >
        {asked === "cancel" && <CancelForm {...screen} onDone={() => setAsked(null)} />}
        {asked === "move" && <MoveForm {...screen} onDone={() => setAsked(null)} />}
        {asked === "duplicate" && <DuplicateForm {...screen} onDone={() => setAsked(null)} />}
      </Modal>
    </Group>
  );
}

type FormProps = DayOnScreen & { onDone: () => void; onMoved?: () => void };

const NO_REASON: Both<string> = { en: "", cs: "" };

function isBlankIn({ en, cs }: Both<string>): boolean {
  return en.trim() === "" && cs.trim() === "";
}

/** Why, in one language at least. */
function ReasonFields({
  reason,
  onChange,
}: {
  reason: Both<string>;
  onChange: (reason: Both<string>) => void;
}) {
  const t = useWords(dayScreenWords);
  return (["cs", "en"] as const).map((language) => (
    <Textarea
      key={language}
      label={language === "cs" ? t.reasonCs : t.reasonEn}
      lang={language}
      autosize
      minRows={2}
      maxLength={1000}
      value={reason[language]}
      onChange={({ currentTarget: { value } }) => onChange({ ...reason, [language]: value })}
    />
  ));
}

function CancelForm({ onDone, ...screen }: FormProps) {
  const t = useWords(dayScreenWords);
  const [reason, setReason] = useState(NO_REASON);
  const isBlank = isBlankIn(reason);
  const cancel = useDayWrite(
    screen,
    (call) => call("POST /days/:id/cancel", { params: { id: screen.day.id }, body: { reason } }),
    () => t.cancelled,
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank) cancel.mutate(undefined, { onSettled: onDone });
      }}
    >
      <Stack>
        <Text size="sm">{screen.day.status === "draft" ? t.cancelDraftText : t.cancelText}</Text>
        <ReasonFields reason={reason} onChange={setReason} />
        <Group>
          <Button type="submit" color="red" mih={44} disabled={isBlank} loading={cancel.isPending}>
            {t.cancelDay}
          </Button>
          <Button variant="default" mih={44} onClick={onDone}>
            {t.back}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function MoveForm({ onDone, onMoved, ...screen }: FormProps) {
  const t = useWords(dayScreenWords);
  const { day } = screen;
  const [date, setDate] = useState(day.date);
  const [reason, setReason] = useState(NO_REASON);
  const isReady = date !== "" && date !== day.date && !isBlankIn(reason);
  const move = useDayWrite(
    screen,
    (call) => call("POST /days/:id/move", { params: { id: day.id }, body: { date, reason } }),
    () => {
      onMoved?.();
      return t.moved;
    },
  );
  const others = daysOnDate(useApiQuery(teamDaysQuery()).data ?? [], day.id, date);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) move.mutate(undefined, { onSettled: onDone });
      }}
    >
      <Stack>
        <Text size="sm">{t.moveText}</Text>
        <TextInput
          type="date"
          label={t.newDate}
          required
          value={date}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
        {others.length > 0 && date !== day.date && (
          <Alert color="yellow">{t.sameDate(others.map(({ title }) => title).join(", "))}</Alert>
        )}
        <ReasonFields reason={reason} onChange={setReason} />
        <Group>
          <Button type="submit" mih={44} disabled={!isReady} loading={move.isPending}>
            {t.moveDay}
          </Button>
          <Button variant="default" mih={44} onClick={onDone}>
            {t.back}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** People repeat what went well on the same day of a week. */
const DAYS_LATER = 7;

function DuplicateForm({ onDone, ...screen }: FormProps) {
  const t = useWords(dayScreenWords);
  const navigate = useNavigate();
  const { day } = screen;
  const [date, setDate] = useState(addDays(day.date, DAYS_LATER));
  const duplicate = useDayWrite(
    screen,
    (call) => call("POST /days/:id/duplicate", { params: { id: day.id }, body: { date } }),
    () => t.duplicated,
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        duplicate.mutate(undefined, {
          onSuccess: ({ id }) => void navigate(`/admin/days/${id}`),
          onSettled: onDone,
        });
      }}
    >
      <Stack>
        <Text size="sm">{t.duplicateText}</Text>
        <TextInput
          type="date"
          label={t.newDate}
          required
          value={date}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
        <Group>
          <Button type="submit" mih={44} disabled={date === ""} loading={duplicate.isPending}>
            {t.duplicate}
          </Button>
          <Button variant="default" mih={44} onClick={onDone}>
            {t.back}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
