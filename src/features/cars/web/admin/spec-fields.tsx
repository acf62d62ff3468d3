import { Fieldset, Group, Select, Stack } from "@mantine/core";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { SPEC_ICONS, type SpecIcon as SpecIconName, type SpecNumber } from "../../car-specs.ts";
import { SpecIcon } from "../car/spec-icon.tsx";
import type { CarForm } from "./car-fields.tsx";
import { carsAdminWords } from "./cars-admin.words.ts";

/** One of the four specification slots: icon, label and value in both languages. */
export function SpecFields({ form, number }: { form: CarForm; number: SpecNumber }) {
  const t = useWords(carsAdminWords);
  return (
    <Fieldset legend={t.slot(number)}>
      <Stack>
        <Select
          label={t.icon}
          data={SPEC_ICONS.map((icon) => ({ value: icon, label: t.icons[icon] }))}
          allowDeselect={false}
          leftSection={<SpecIcon name={form.values.spec_icons[`spec_${number}_icon`]} />}
          renderOption={({ option }) => (
            <Group gap="xs">
              {/* The options are made of SPEC_ICONS, which the library's type forgets. */}
              <SpecIcon name={option.value as SpecIconName} />
              {option.label}
            </Group>
          )}
          maw={260}
          {...form.getInputProps(`spec_icons.spec_${number}_icon`)}
        />
        <Translated
          form={form}
          name={`spec_${number}_label`}
          label={t.label}
          pathOf={(language) => `spec_icons.spec_${number}_label.${language}`}
        />
        <Translated form={form} name={`specs_${number}`} label={t.value} />
      </Stack>
    </Fieldset>
  );
}
