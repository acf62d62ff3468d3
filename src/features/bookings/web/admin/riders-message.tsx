import { Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { ActionForm } from "#kit/web/editor/write/action-form.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi, useMailWords } from "#kit/web/page-context.ts";
import type { DayWorkEndpoints } from "../../day-work.contract.ts";
import { dayWorkWords } from "./day-work.words.ts";

interface Props {
  day: number;
  /** With what is said of it, or null where nothing was sent. */
  onDone: (said: string | null) => void;
}

const BLANK = { subject: "", text: "" };

/** A mail to everybody who has booked a day. */
export function RidersMessage({ day, onDone }: Props) {
  const t = useWords(dayWorkWords);
  const call = useApi().of<DayWorkEndpoints>();
  const isMailed = useMailWords({ mail: true, noMail: false });
  // One opened form is one message, however often it is sent.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({ initialValues: { cs: BLANK, en: BLANK } });
  const send = useWrite(
    () => call("POST /bookings/admin/days/:day/message", { params: { day }, body: { key, ...form.values } }),
    {
      onDone: ({ sent, without_address }) =>
        onDone(isMailed ? t.sent(sent) + (without_address > 0 ? t.call(without_address) : "") : t.unsent),
    },
  );
  const isWritten = (["cs", "en"] as const).some(
    (language) => form.values[language].subject.trim() && form.values[language].text.trim(),
  );
  return (
    <ActionForm
      write={send}
      input={() => (isWritten ? undefined : null)}
      submit={t.send}
      disabled={!isWritten}
      failed={t.failedToSend}
      onCancel={() => onDone(null)}
    >
      <Text size="sm">{t.writeHint}</Text>
      {(["cs", "en"] as const).map((language) => (
        <Stack key={language} gap="xs">
          <TextInput
            label={language === "cs" ? t.subjectCs : t.subjectEn}
            lang={language}
            maxLength={200}
            {...form.getInputProps(`${language}.subject`)}
          />
          <Textarea
            label={language === "cs" ? t.textCs : t.textEn}
            lang={language}
            autosize
            minRows={3}
            maxLength={10_000}
            {...form.getInputProps(`${language}.text`)}
          />
        </Stack>
      ))}
    </ActionForm>
  );
}
