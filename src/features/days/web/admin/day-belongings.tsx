import { MultiSelect, SimpleGrid, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { formatPrice } from "#kit/contract/money/money.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { MoneyField } from "#kit/web/editor/fields/money-field.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { DayValues } from "./day-values.ts";
import { servedQueries } from "./days-admin.queries.ts";
import { daysAdminWords } from "./days-admin.words.ts";

type Form = UseFormReturnType<DayValues>;

/** Which products are ridden, at which price, with which cars and drivers. */
export function DayBelongings({ form }: { form: Form }) {
  const t = useWords(daysAdminWords);
  const { language } = useLanguage();
  const products = useApiQuery(servedQueries.products).data ?? [];
  const cars = useApiQuery(servedQueries.cars).data ?? [];
  const drivers = useApiQuery(servedQueries.drivers).data ?? [];
  const chosen = form.values.products;
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name || id;
  const usualOf = (id: string) => products.find((product) => product.id === id)?.price;
  // Goods are not ridden; what was chosen before stays on offer.
  const offered = products.filter(
    ({ id, category }) => category !== "merchandise" || chosen.some((line) => line.id === id),
  );
  return (
    <Stack>
      <MultiSelect
        label={t.products}
        description={t.productsHint}
        data={offered.map(({ id, name }) => ({ value: id, label: name || id }))}
        value={chosen.map(({ id }) => id)}
        onChange={(ids) =>
          form.setFieldValue(
            "products",
            ids.map((id) => chosen.find((line) => line.id === id) ?? { id, own_price: null }),
          )
        }
        error={form.errors.products}
        nothingFoundMessage={t.nothingToChoose}
        searchable
      />
      {chosen.length > 0 && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {chosen.map(({ id }, i) => {
            const usual = usualOf(id);
            return (
              <MoneyField
                key={id}
                {...form.getInputProps(`products.${i}.own_price`)}
                label={t.priceOnDay(nameOf(id))}
                {...(usual !== undefined && { placeholder: formatPrice(usual, language) })}
              />
            );
          })}
        </SimpleGrid>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Chosen form={form} path="car_ids" label={t.cars} offered={cars} />
        <Chosen form={form} path="driver_ids" label={t.drivers} offered={drivers} />
      </SimpleGrid>
    </Stack>
  );
}

interface ChosenProps {
  form: Form;
  path: "car_ids" | "driver_ids";
  label: string;
  offered: readonly { id: number; name: string }[];
}

function Chosen({ form, path, label, offered }: ChosenProps) {
  const t = useWords(daysAdminWords);
  return (
    <MultiSelect
      label={label}
      data={offered.map(({ id, name }) => ({ value: String(id), label: name || String(id) }))}
      value={form.values[path].map(String)}
      onChange={(ids) => form.setFieldValue(path, ids.map(Number))}
      error={form.errors[path]}
      nothingFoundMessage={t.nothingToChoose}
    />
  );
}
