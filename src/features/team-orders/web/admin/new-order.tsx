import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  NativeSelect,
  Paper,
  Stack,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { ShownDiscount } from "#features/discounts/discounts.contract.ts";
import { paymentMethodsQuery, shippingMethodsQuery } from "#features/methods/web/index.ts";
import { productsQuery } from "#features/products/web/index.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { newOrderWords } from "./new-order.words.ts";
import { OrderCode } from "./order-code.tsx";
import { AT_TRACK, bodyOf, bookingOf, emptyOrder, orderOf, PAID, type Values } from "./order-form.ts";
import { OrderLinesFields } from "./order-lines-fields.tsx";
import { useMakeOrder } from "./use-make-order.ts";

/** Fields of a text each. */
type TextField = Exclude<keyof Values, "lines" | "language" | "forCompany">;

/** What is known of a customer, to be filled in. */
export type KnownCustomer = Pick<Values, "name" | "phone" | "email"> & { company: string };

/** Customers who fit what is typed so far. */
export type KnownCustomers = ComponentType<{ typed: string; onChoose: (known: KnownCustomer) => void }>;

interface Props {
  known: KnownCustomers;
  /** Whom the order is for, where one comes from a customer's screen. */
  customer?: KnownCustomer | undefined;
}

/** An order for somebody who calls, stands at the track or wants to ride. */
export function NewOrder({ known, customer }: Props) {
  const t = useWords(newOrderWords);
  const products = useApiQuery({ ...productsQuery, staleTime: 0 });
  const shipping = useApiQuery(shippingMethodsQuery);
  const payment = useApiQuery(paymentMethodsQuery);
  return (
    <Stack gap="md" maw={720}>
      <Anchor className="admin-way" component={Link} to="/admin/orders">
        {t.back}
      </Anchor>
      <div>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.lead}</Text>
      </div>
      <Loaded query={products} failed={t.failedToLoad}>
        {(products) => (
          <Loaded query={shipping} failed={t.failedToLoad}>
            {(shipping) => (
              <Loaded query={payment} failed={t.failedToLoad}>
                {(payment) => (
                  <OrderForm offer={{ products, shipping, payment }} known={known} customer={customer} />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </Stack>
  );
}

function OrderForm({ offer, known: Known, customer }: Props & { offer: Parameters<typeof orderOf>[1] }) {
  const t = useWords(newOrderWords);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [values, setValues] = useState(() => ({
    ...emptyOrder(language),
    ...(customer && filled(customer)),
  }));
  /** What was typed last of name, telephone or e-mail; blank once somebody was chosen. */
  const [typed, setTyped] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const [code, setCode] = useState<ShownDiscount | null>(null);
  const order = orderOf(values, offer, code);
  const { make, faults } = useMakeOrder();
  const change = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }));

  const field = (name: TextField, label: string, path = `customer.${name}`) => ({
    label,
    autoComplete: "off",
    value: values[name],
    error: faults[path],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      if (name === "name" || name === "phone" || name === "email") setTyped(currentTarget.value);
      change({ [name]: currentTarget.value });
    },
  });

  function submit(): void {
    const booking = bookingOf(values, order);
    const body = booking ? null : bodyOf(values, order);
    setEmpty(order.lines.length === 0);
    // The server counts what is ordered; a line without a product would move what it says of the others.
    if (body || booking) change({ lines: values.lines.filter(({ product }) => product) });
    const made = booking ? { booking } : body && { body };
    if (!made || make.isPending || make.isSuccess) return;
    make.mutate(made, {
      onSuccess: ({ id }) => {
        void client.invalidateQueries();
        void navigate(`/admin/orders/${id}`);
      },
      // A price or a count may be another one by now.
      onError: () => void client.invalidateQueries(),
    });
  }

  const hasFieldErrors = Object.keys(faults).length > 0;
  return (
    <form
      noValidate
      aria-label={t.title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md">
        <Part title={t.items}>
          <OrderLinesFields
            hasDays
            lines={values.lines}
            products={offer.products}
            faults={isEmpty && order.lines.length === 0 ? { "items.0.id": t.nothingYet } : faults}
            onChange={(lines) => change({ lines })}
          />
        </Part>
        <Part title={t.customer}>
          <TextInput withAsterisk {...field("name", t.name)} />
          <Known
            typed={typed}
            onChoose={(known) => {
              setTyped("");
              change(filled(known));
            }}
          />
          <TextInput type="tel" inputMode="tel" {...field("phone", t.phone)} />
          <TextInput type="email" inputMode="email" description={t.emailHint} {...field("email", t.email)} />
          <NativeSelect
            label={t.language}
            value={values.language}
            data={LANGUAGES.map((value) => ({ value, label: t.languages[value] }))}
            onChange={({ currentTarget }) =>
              change({ language: LANGUAGES.find((one) => one === currentTarget.value) ?? values.language })
            }
          />
          <Checkbox
            label={t.forCompany}
            checked={values.forCompany}
            onChange={({ currentTarget }) => change({ forCompany: currentTarget.checked })}
          />
          {values.forCompany && (
            <>
              <TextInput {...field("company_name", t.company)} />
              <TextInput inputMode="numeric" {...field("company_id", t.companyId)} />
              <TextInput {...field("vat_id", t.vatId)} />
            </>
          )}
        </Part>
        <Part title={t.delivery}>
          {order.ways.length === 0 && !order.isAtTrack && <Alert color="yellow">{t.noShipping}</Alert>}
          {!order.isAtTrack && (
            <NativeSelect
              label={t.shipping}
              value={String(order.shipping?.id ?? "")}
              error={faults.shipping_method}
              data={order.ways.map(({ id, name, price }) => ({
                value: String(id),
                label: price > 0 ? `${name}, ${formatMoneyExact(price, language)}` : name,
              }))}
              onChange={({ currentTarget }) => change({ shipping: currentTarget.value })}
            />
          )}
          {order.asksAddress && (
            <>
              <TextInput withAsterisk {...field("street", t.street, "customer.address")} />
              <TextInput {...field("city", t.city)} />
              <TextInput inputMode="numeric" {...field("postalCode", t.postalCode)} />
            </>
          )}
          <NativeSelect
            label={t.payment}
            description={order.isAtTrack ? t.atTrackHint : order.paid ? t.paidNow : undefined}
            value={order.isAtTrack ? AT_TRACK : (order.paid ?? String(order.payment?.id ?? ""))}
            error={faults.payment_method}
            data={[
              ...order.later.map(({ id, name }) => ({ value: String(id), label: name })),
              ...(order.isRideAlone ? [{ value: AT_TRACK, label: t.atTrack }] : []),
              ...PAID.map((value) => ({ value, label: value === "cash" ? t.paidCash : t.paidCard })),
            ]}
            onChange={({ currentTarget }) => change({ payment: currentTarget.value })}
          />
        </Part>
        <OrderCode
          code={code}
          discount={order.discount}
          fault={faults.discount_code ?? order.codeFault?.[language]}
          onChange={setCode}
        />
        {make.isError && !hasFieldErrors && (
          <Alert color="red" role="alert">
            {t.failed(messageOf(make.error))}
          </Alert>
        )}
        <Button type="submit" size="md" loading={make.isPending || make.isSuccess}>
          {t.make(formatMoneyExact(order.total, language))}
        </Button>
      </Stack>
    </form>
  );
}

function filled({ name, phone, email, company }: KnownCustomer): Partial<Values> {
  return { name, phone, email, ...(company && { forCompany: true, company_name: company }) };
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
