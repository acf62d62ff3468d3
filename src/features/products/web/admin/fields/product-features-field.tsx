import { ActionIcon, Button, Fieldset, Group, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { EMPTY_FEATURE, type ProductValues } from "../product-values.ts";
import { productsAdminWords } from "../products-admin.words.ts";
import styles from "./product-features-field.module.css";

/** What the customer gets, as a list of pairs that can grow, shrink and change its order. */
export function ProductFeaturesField({ form }: { form: UseFormReturnType<ProductValues> }) {
  const t = useWords(productsAdminWords);
  const count = form.values.features.length;
  return (
    <Fieldset legend={t.features}>
      <Stack>
        {[...form.values.features.keys()].map((i) => (
          <div key={i} className={styles.row}>
            <div className={styles.texts}>
              <Translated
                form={form}
                name="feature"
                label={t.feature(i + 1)}
                pathOf={(language) => `features.${i}.${language}`}
              />
            </div>
            <Group gap="xs" wrap="nowrap">
              <ActionIcon
                variant="default"
                size="lg"
                disabled={i === 0}
                aria-label={t.upFeature(i + 1)}
                onClick={() => form.reorderListItem("features", { from: i, to: i - 1 })}
              >
                <Icon icon="arrow-up" />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size="lg"
                disabled={i === count - 1}
                aria-label={t.downFeature(i + 1)}
                onClick={() => form.reorderListItem("features", { from: i, to: i + 1 })}
              >
                <Icon icon="arrow-down" />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="red"
                size="lg"
                aria-label={t.removeFeature(i + 1)}
                onClick={() => form.removeListItem("features", i)}
              >
                <Icon icon="xmark" />
              </ActionIcon>
            </Group>
          </div>
        ))}
        <Group>
          <Button variant="default" size="sm" onClick={() => form.insertListItem("features", EMPTY_FEATURE)}>
            {t.addFeature}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
