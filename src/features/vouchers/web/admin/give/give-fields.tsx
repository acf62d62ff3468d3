import {
  Button,
  Group,
  NativeSelect,
  NumberInput,
  Paper,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from "@mantine/core";
import type { ReactNode } from "react";
import type { Product } from "#features/products/products.contract.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import { DESIGNS } from "../../../gift-rules.ts";
import { MOST_GIVEN } from "../../../giveaways.contract.ts";
import { giveWords } from "./give.words.ts";
import { type chosenRide, type GiveValues, rides } from "./give-form.ts";

interface Props {
  values: GiveValues;
  ride: ReturnType<typeof chosenRide>;
  products: Product[];
  /** What is wrong, by the field's name. */
  faults: Record<string, string>;
  onChange: (changed: Partial<GiveValues>) => void;
}

/** What, for whom, and why. */
export function GiveFields({ values, ride, products, faults, onChange }: Props) {
  const t = useWords(giveWords);
  const { emailHint } = useMailWords(t);
  const { language } = useLanguage();
  const text = (name: "name" | "email" | "dedication" | "reason" | "valid_until" | "mail_on") => ({
    autoComplete: "off",
    value: values[name],
    error: faults[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <Part title={t.what}>
        <NativeSelect
          label={t.ride}
          value={ride.product?.id ?? ""}
          error={faults.product}
          data={rides(products, language).map(({ product, name }) => ({ value: product.id, label: name }))}
          onChange={({ currentTarget }) => onChange({ product: currentTarget.value, variant: "" })}
        />
        {ride.sizes.length > 0 && (
          <NativeSelect
            label={t.variant}
            value={String(ride.variant?.id ?? "")}
            error={faults.variant}
            data={ride.sizes.map(({ id, label }) => ({
              value: String(id),
              label: label[language] || label.en || label.cs,
            }))}
            onChange={({ currentTarget }) => onChange({ variant: currentTarget.value })}
          />
        )}
        <Group align="flex-start" gap="sm">
          <NumberInput
            hideControls
            style={{ flex: "0 1 7rem" }}
            label={t.quantity}
            inputMode="numeric"
            min={1}
            max={MOST_GIVEN}
            clampBehavior="strict"
            allowDecimal={false}
            value={values.quantity}
            error={faults.quantity}
            onChange={(value) => onChange({ quantity: Number(value) || 1 })}
          />
          <TextInput
            style={{ flex: "1 1 12rem" }}
            type="date"
            label={t.until}
            description={t.untilHint}
            inputWrapperOrder={["label", "input", "description", "error"]}
            {...text("valid_until")}
            value={ride.valid_until}
          />
        </Group>
      </Part>
      <Part title={t.whom}>
        <TextInput withAsterisk label={t.name} description={t.nameHint} {...text("name")} />
        <TextInput
          type="email"
          inputMode="email"
          label={t.email}
          description={emailHint}
          {...text("email")}
        />
        <NativeSelect
          label={t.language}
          value={values.language}
          data={LANGUAGES.map((value) => ({ value, label: t.languages[value] }))}
          onChange={({ currentTarget }) =>
            onChange({ language: LANGUAGES.find((one) => one === currentTarget.value) ?? values.language })
          }
        />
        <Textarea
          autosize
          minRows={2}
          maxLength={300}
          label={t.dedication}
          description={t.dedicationHint}
          {...text("dedication")}
        />
        <NativeSelect
          label={t.design}
          value={values.design}
          data={DESIGNS.map((value) => ({ value, label: t.designs[value] }))}
          onChange={({ currentTarget }) =>
            onChange({ design: DESIGNS.find((one) => one === currentTarget.value) ?? values.design })
          }
        />
        {values.email !== "" && (
          <TextInput type="date" label={t.mailOn} description={t.mailOnHint} {...text("mail_on")} />
        )}
      </Part>
      <Part title={t.why}>
        <TextInput withAsterisk maxLength={200} label={t.reason} {...text("reason")} />
        <Group gap="xs" role="group" aria-label={t.reason}>
          {Object.values(t.reasons).map((reason) => (
            <Button
              key={reason}
              variant={values.reason === reason ? "filled" : "default"}
              aria-pressed={values.reason === reason}
              mih={44}
              onClick={() => onChange({ reason })}
            >
              {reason}
            </Button>
          ))}
        </Group>
        <Text size="sm" c="dimmed">
          {t.reasonHint}
        </Text>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      <Stack gap="sm">{children}</Stack>
    </Paper>
  );
}
