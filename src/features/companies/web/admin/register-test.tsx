import { Button, Group, Text } from "@mantine/core";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { defineWords, useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { CompaniesEndpoints } from "../../companies.contract.ts";

const registerTestWords = defineWords(
  {
    test: "Test the connection",
    names: { ares: "ARES", vies: "VIES" },
    answers: (name: string) => `${name} is responding.`,
    faults: {
      away: (name: string) => `${name} isn’t responding.`,
      busy: (name: string) => `${name} is refusing our requests right now.`,
      unreadable: (name: string) => `${name} sent a response that we can’t read.`,
    },
  },
  {
    test: "Vyzkoušet spojení",
    names: { ares: "ARES", vies: "VIES" },
    answers: (name: string) => `${name} odpovídá.`,
    faults: {
      away: (name: string) => `${name} neodpovídá.`,
      busy: (name: string) => `${name} teď naše dotazy odmítá.`,
      unreadable: (name: string) => `Odpověď ${name} neumíme přečíst.`,
    },
  },
);

/** A button that asks both registers now, and what came of it. */
export function RegisterTest() {
  const t = useWords(registerTestWords);
  const call = useApi().of<CompaniesEndpoints>();
  const test = useWrite(() => call("POST /companies/test", { body: {} }));
  const said = (test.data ?? []).map(({ register, fault }) =>
    (fault ? t.faults[fault] : t.answers)(t.names[register]),
  );
  return (
    <Group gap="sm">
      <Button variant="default" size="sm" loading={test.isPending} onClick={() => test.mutate()}>
        {t.test}
      </Button>
      <Text size="sm" role="status">
        {test.error ? messageOf(test.error) : said.join(" ")}
      </Text>
    </Group>
  );
}
