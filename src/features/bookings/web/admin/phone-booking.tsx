import { Alert, Button, Group, Select, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Day } from "#features/days/days.contract.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { NumberField } from "#kit/web/editor/fields/number-field.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { AdminBookingsEndpoints } from "../../admin-bookings.contract.ts";
import { onceKeys } from "../once-key.ts";
import { dayWorkWords } from "./day-work.words.ts";

interface Props {
  day: Day;
  /** With what is said of it, or null where nothing was booked. */
  onDone: (said: string | null) => void;
}

/** A booking for somebody on the telephone. */
export function PhoneBooking({ day, onDone }: Props) {
  const t = useWords(dayWorkWords);
  const call = useApi().of<AdminBookingsEndpoints>();
  const client = useQueryClient();
  const [keyOf] = useState(onceKeys);
  const open = day.slots.filter(({ free }) => free > 0);
  const form = useForm({
    initialValues: {
      slot_id: String(open[0]?.id ?? ""),
      product_id: day.products[0]?.id ?? "",
      code: "",
      name: "",
      email: "",
      phone: "",
      note: "",
      seats: 1 as number | string,
      language: "cs" as Language,
    },
  });
  const book = useMutation({
    mutationFn: () => {
      const { slot_id, code, seats, ...values } = form.values;
      const body = {
        ...values,
        slot_id: Number(slot_id),
        seats: Number(seats),
        ...(code.trim() !== "" && { code }),
      };
      return call("POST /bookings/admin", { body: { ...body, key: keyOf(body) } });
    },
    onSuccess: ({ customer_name }) => {
      onDone(t.booked(customer_name));
      return client.invalidateQueries();
    },
    onError: (error) => {
      if (isApiError(error))
        form.setErrors(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])));
    },
    networkMode: "always",
  });
  const hasCode = form.values.code.trim() !== "";
  if (open.length === 0) return <Text>{t.full}</Text>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        book.mutate();
      }}
    >
      <Stack>
        {book.error && (
          <Alert color="red" role="alert">
            {t.failedToBook(messageOf(book.error))}
          </Alert>
        )}
        <Select
          label={t.slot}
          data={open.map(({ id, starts, free }) => ({ value: String(id), label: t.free(starts, free) }))}
          allowDeselect={false}
          {...form.getInputProps("slot_id")}
        />
        <Select
          label={t.product}
          {...(hasCode && { disabled: true, description: t.productOfVoucher })}
          data={day.products.map(({ id, name }) => ({ value: id, label: name }))}
          allowDeselect={false}
          {...form.getInputProps("product_id")}
        />
        <TextInput label={t.name} required autoComplete="off" {...form.getInputProps("name")} />
        <SimpleGrid cols={2}>
          <TextInput type="tel" label={t.phone} autoComplete="off" {...form.getInputProps("phone")} />
          <NumberField form={form} path="seats" label={t.howMany} min={1} blank={1} />
        </SimpleGrid>
        <TextInput
          type="email"
          label={t.email}
          description={t.emailHint}
          autoComplete="off"
          {...form.getInputProps("email")}
        />
        <Select
          label={t.language}
          data={(["cs", "en"] as const).map((value) => ({ value, label: t.languages[value] }))}
          allowDeselect={false}
          {...form.getInputProps("language")}
        />
        <TextInput
          label={t.code}
          description={t.codeHint}
          autoComplete="off"
          {...form.getInputProps("code")}
        />
        <TextInput label={t.note} autoComplete="off" {...form.getInputProps("note")} />
        <Group>
          <Button type="submit" mih={44} loading={book.isPending}>
            {t.book}
          </Button>
          <Button variant="default" mih={44} onClick={() => onDone(null)}>
            {t.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
