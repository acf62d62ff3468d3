import { Alert, Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { ROLES, type Role } from "#kit/contract/roles.ts";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi, useMailWords } from "#kit/web/page-context.ts";
import type { PeopleEndpoints, Person } from "../../../people.contract.ts";
import { roleWords } from "../../../role.words.ts";
import { ProofFields } from "../proof-fields.tsx";
import { useAccountWrite } from "../use-account-write.ts";
import { type Proof, useProof } from "../use-proof.ts";
import { peopleWords } from "./people.words.ts";

interface Props {
  /** Null: somebody is invited. */
  person: Person | null;
  onDone: (text: string) => void;
  /** Somebody is invited, and no mail brings the link. */
  onLink: (name: string, link: string) => void;
  onCancel: () => void;
}

/** Name, e-mail, ticks and language of somebody, to invite or to change them. */
export function PersonForm({ person, onDone, onLink, onCancel }: Props) {
  const t = useWords(peopleWords);
  const told = useMailWords(t);
  const roles = useWords(roleWords);
  const { language } = useLanguage();
  const call = useApi().of<PeopleEndpoints>();
  const form = useForm<Pick<Person, "name" | "email" | "roles" | "language">>({
    initialValues: person ?? { name: "", email: "", roles: ["track"], language },
  });
  const proof = useProof(["current_password"]);
  const { email, roles: ticked } = form.values;
  const isOwner = ticked.includes("owner");
  /** An invitation, a new e-mail and other ticks are ways in. */
  const needsProof =
    email.trim().toLowerCase() !== person?.email || String(inOrder(ticked)) !== String(person.roles);
  const save = useAccountWrite((given: typeof form.values & Proof) => {
    const { name, email, roles, language, ...proved } = given;
    const body = { name, email, roles: inOrder(roles), language, ...proved };
    return person
      ? call("PATCH /people/:id", { params: { id: person.id }, body })
      : call("POST /people", { body });
  });

  function submit(values: typeof form.values): void {
    form.clearErrors();
    // What is missing or wrong in the proof stands at its own field.
    if (needsProof) proof.run("save", (proved) => store({ ...values, ...proved }));
    else store(values).catch(() => {});
  }

  async function store(given: typeof form.values & Proof): Promise<void> {
    try {
      const saved = await save.mutateAsync(given);
      const { name, email, new_email } = saved;
      if ("link" in saved && typeof saved.link === "string") onLink(name, saved.link);
      else if (!person) onDone(told.invited(email));
      else onDone(new_email && new_email !== person.new_email ? told.emailAsked(new_email) : t.saved(name));
    } catch (error) {
      const errors = isApiError(error) ? error.errors : [];
      form.setErrors(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
      throw error;
    }
  }

  const hasFieldErrors = isApiError(save.error) && save.error.errors.length > 0;
  const failure = proof.failure ?? (save.isError && !hasFieldErrors && t.failed(messageOf(save.error)));
  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        {!person && <Text size="sm">{t.inviteIntro}</Text>}
        <TextInput
          label={t.name}
          autoComplete="off"
          withAsterisk
          data-autofocus
          {...form.getInputProps("name")}
        />
        <TextInput
          type="email"
          label={t.email}
          description={person && t.emailHint}
          autoComplete="off"
          withAsterisk
          {...form.getInputProps("email")}
        />
        <Checkbox.Group label={t.roles} withAsterisk {...form.getInputProps("roles")}>
          <Stack gap="xs" mt="xs">
            {ROLES.map((role) => (
              <Checkbox
                key={role}
                value={role}
                label={roles.names[role]}
                description={roles.may[role]}
                // An owner may all of it.
                disabled={isOwner && role !== "owner"}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <NativeSelect
          label={t.language}
          data={LANGUAGES.map((value) => ({ value, label: t.languages[value] }))}
          {...form.getInputProps("language")}
        />
        {needsProof && <ProofFields proof={proof} description={t.proofHint} />}
        <Group gap="xs">
          <Button type="submit" loading={save.isPending || proof.busy !== null}>
            {person ? t.save : t.send}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function inOrder(ticked: readonly Role[]): Role[] {
  return ROLES.filter((role) => ticked.includes(role));
}
