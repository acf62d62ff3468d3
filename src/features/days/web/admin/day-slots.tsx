import { Button, Group, Modal, Paper, Stack, Text, Title } from "@mantine/core";
import { useId, useState } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import type { DaySlot } from "../../days.contract.ts";
import { dayScreenWords } from "./day-screen.words.ts";
import styles from "./day-slots.module.css";
import { SlotForm } from "./slot-form.tsx";
import { SlotRuleForm } from "./slot-rule-form.tsx";
import { type DayOnScreen, useDayWrite } from "./use-day-write.ts";

/** What stands in the dialog: the rule, a slot's form, or nothing. */
type Asked = "rule" | { slot: DaySlot | null } | null;

/** The slots of a day: made from a rule, changed one by one. */
export function DaySlots(screen: DayOnScreen) {
  const t = useWords(dayScreenWords);
  const heading = useId();
  const mayChange = useMay(["content"]);
  const [asked, setAsked] = useState<Asked>(null);
  const { day } = screen;
  const remove = useDayWrite(
    screen,
    (call, slot: DaySlot) => call("DELETE /days/:id/slots/:slot", { params: { id: day.id, slot: slot.id } }),
    () => t.slotRemoved,
  );
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={heading}>
      <Stack>
        <Group justify="space-between">
          <Title order={2} size="h4" id={heading}>
            {day.kind === "course" ? t.coursePlaces : t.slots}
          </Title>
          {mayChange && (
            <Group gap="xs">
              <Button
                variant={day.slots.length === 0 ? "filled" : "default"}
                mih={44}
                onClick={() => setAsked("rule")}
              >
                {t.byRule}
              </Button>
              <Button variant="default" mih={44} onClick={() => setAsked({ slot: null })}>
                {t.addSlot}
              </Button>
            </Group>
          )}
        </Group>
        {day.slots.length === 0 ? (
          <Text c="dimmed">{t.noSlots}</Text>
        ) : (
          <ul className={styles.slots}>
            {day.slots.map((slot) => (
              <li key={slot.id} className={styles.slot}>
                <div className={styles.what}>
                  <span className={styles.time}>
                    {slot.starts}–{slot.ends}
                  </span>
                  <Text component="span" size="sm">
                    {t.takenOf(slot.taken, slot.seats)}
                  </Text>
                </div>
                {mayChange && (
                  <Group gap="xs" wrap="nowrap">
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={t.changeOf(slot.starts)}
                      onClick={() => setAsked({ slot })}
                    >
                      {t.change}
                    </Button>
                    <Button
                      size="xs"
                      variant="subtle"
                      color="red"
                      aria-label={t.removeOf(slot.starts)}
                      disabled={slot.taken > 0}
                      loading={remove.isPending && remove.variables.id === slot.id}
                      onClick={() => remove.mutate(slot)}
                    >
                      {t.remove}
                    </Button>
                  </Group>
                )}
              </li>
            ))}
          </ul>
        )}
      </Stack>
      <Modal
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === "rule" ? t.byRule : asked?.slot ? t.changeOf(asked.slot.starts) : t.addSlot}
        closeButtonProps={{ "aria-label": t.close }}
      >
        {asked === "rule" && <SlotRuleForm {...screen} onDone={() => setAsked(null)} />}
        {asked !== null && asked !== "rule" && (
          <SlotForm {...screen} slot={asked.slot} onDone={() => setAsked(null)} />
        )}
      </Modal>
    </Paper>
  );
}
