import { Button } from "@mantine/core";
import type { Language } from "#kit/contract/language/language.ts";
import { isApiError } from "#kit/web/api/api-error.ts";
import type { Editor } from "#kit/web/editor/editor.ts";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { ListedMailWords, MailWords, MailWordsEndpoints } from "../../mail-words.contract.ts";
import { useMailsAreFiles } from "./mail-notice.tsx";
import { mailWordsWords } from "./mail-words.words.ts";
import type { MailWordsValues } from "./mail-words-form.ts";

interface Props {
  editor: Editor<ListedMailWords, MailWords, MailWordsValues>;
  record: MailWords;
}

/** A test to oneself with what was typed, and the way back to the program's own words. */
export function MailWordsActions({ editor, record }: Props) {
  const t = useWords(mailWordsWords);
  const { language } = useLanguage();
  const call = useApi().of<MailWordsEndpoints>();
  const areFiles = useMailsAreFiles();
  const { form } = editor;
  const test = useWrite(
    (_, language: Language) =>
      call("POST /mail-words/:id/test", {
        params: { id: record.id },
        body: { language, words: form.values.words[language] },
      }),
    {
      changesNothing: true,
      onDone: ({ to }) =>
        editor.show(
          areFiles ? { tone: "error", text: t.testWritten } : { tone: "success", text: t.testSent(to) },
        ),
      show: editor.show,
      failed: t.testFailed,
      onFailed: (error) => {
        if (isApiError(error))
          form.setErrors(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])));
      },
    },
  );
  return (
    <>
      <Button variant="default" loading={test.isPending} onClick={() => test.mutate(language)}>
        {t.test}
      </Button>
      {record.changed.length > 0 && (
        <Button variant="default" color="red" disabled={editor.busy} onClick={() => editor.remove(record)}>
          {t.reset}
        </Button>
      )}
    </>
  );
}
