import { MultiSelect } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { MOST_BESIDE } from "../../../product-rules.ts";
import type { Product } from "../../../products.contract.ts";
import { productsQuery } from "../../products.queries.ts";
import type { ProductValues } from "../product-values.ts";
import { productsAdminWords } from "../products-admin.words.ts";

interface Props {
  form: UseFormReturnType<ProductValues>;
  stored: Product | null;
}

/** What is shown beside a product; without a choice the shop finds it by itself. */
export function GoesWithField({ form, stored }: Props) {
  const t = useWords(productsAdminWords);
  const { data: products = [] } = useApiQuery(productsQuery);
  const chosen = form.values.goes_with;
  const others = products.filter(({ id }) => id !== stored?.id);
  const gone = chosen.filter((id) => !others.some((one) => one.id === id));
  return (
    <MultiSelect
      label={t.goesWith}
      description={t.goesWithHint}
      inputWrapperOrder={["label", "input", "description", "error"]}
      data={[
        ...others.map(({ id, name }) => ({ value: id, label: name || id })),
        ...gone.map((id) => ({ value: id, label: id })),
      ]}
      maxValues={MOST_BESIDE}
      searchable
      clearable
      {...form.getInputProps("goes_with")}
    />
  );
}
