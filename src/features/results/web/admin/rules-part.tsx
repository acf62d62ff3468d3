import {
  Accordion,
  Button,
  Checkbox,
  MultiSelect,
  NumberInput,
  Radio,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { useState } from "react";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { pointsText, readPoints } from "../../points-text.ts";
import type { ShownSeason } from "../../results.contract.ts";
import type { Band, SeasonRules } from "../../rules/season-rules.ts";
import { readyRulesQuery, type Write } from "./results-admin.queries.ts";
import { RULE_GROUPS, type RuleField, ruleAt, withRule } from "./rule-fields.ts";
import { seasonAdminWords } from "./season-admin.words.ts";

/** The rules of a season as a form, folded by kind; ready ones can be loaded into it. */
export function RulesPart({ season, write }: { season: ShownSeason; write: Write }) {
  const t = useWords(seasonAdminWords);
  const { language } = useLanguage();
  const ready = useApiQuery(readyRulesQuery).data ?? [];
  const [rules, setRules] = useState<SeasonRules>(season.rules);
  const [applies, setApplies] = useState<"all" | "to_come" | null>(null);
  const [version, setVersion] = useState(0);
  const isHeld = season.rounds.some(({ state }) => state === "finished" || state === "stopped");
  const isChanged = JSON.stringify(rules) !== JSON.stringify(season.rules);
  const change = (path: string, value: unknown) => setRules((before) => withRule(before, path, value));
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t.rulesHint}
      </Text>
      <Select
        label={t.loadReady}
        description={version > 0 ? t.loaded : undefined}
        data={ready.map(({ key, name }) => ({ value: key, label: name }))}
        value={null}
        onChange={(key) => {
          const found = ready.find((one) => one.key === key);
          if (!found) return;
          setRules(found.rules);
          setVersion((before) => before + 1);
        }}
      />
      <Accordion key={version} multiple variant="separated" defaultValue={["points"]}>
        {RULE_GROUPS.map(({ key, title, fields }) => (
          <Accordion.Item key={key} value={key}>
            <Accordion.Control>{title[language]}</Accordion.Control>
            <Accordion.Panel>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                {fields.map((field) => (
                  <Rule
                    key={field.path}
                    field={field}
                    value={ruleAt(rules, field.path)}
                    onChange={(value) => change(field.path, value)}
                  />
                ))}
              </SimpleGrid>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <Text size="xs" c="dimmed">
        {t.otherRules}
      </Text>
      {isHeld && isChanged && (
        <Radio.Group
          label={t.applies}
          value={applies}
          onChange={(value) => setApplies(value as "all" | "to_come")}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="to_come" label={t.appliesToCome} />
            <Radio value="all" label={t.appliesAll} />
          </Stack>
        </Radio.Group>
      )}
      <Button
        disabled={!isChanged || (isHeld && applies === null)}
        loading={write.isPending}
        onClick={() =>
          write.mutate((call) =>
            call("PUT /results/seasons/:id", {
              params: { id: season.id },
              body: { rules, ...(isHeld && applies && { applies }) },
            }),
          )
        }
      >
        {t.saveRules}
      </Button>
    </Stack>
  );
}

interface RuleProps {
  field: RuleField;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Rule({ field, value, onChange }: RuleProps) {
  const { language } = useLanguage();
  const label = field.label[language];
  const description = field.hint?.[language];
  switch (field.kind) {
    case "flag":
      return (
        <Checkbox
          label={label}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case "points":
      return <PointsField label={label} table={value as Band[]} onChange={onChange} />;
    case "choice":
      return (
        <Select
          label={label}
          allowDeselect={false}
          data={Object.entries(field.choices).map(([key, name]) => ({ value: key, label: name[language] }))}
          value={String(value)}
          onChange={onChange}
        />
      );
    case "several": {
      const isNumber = (value as unknown[]).some((one) => typeof one === "number");
      return (
        <MultiSelect
          label={label}
          data={Object.entries(field.choices).map(([key, name]) => ({ value: key, label: name[language] }))}
          value={(value as unknown[]).map(String)}
          onChange={(keys) => {
            if (!isNumber) onChange(keys);
            else if (keys.length > 0) onChange(keys.map(Number).sort((a, b) => a - b));
          }}
        />
      );
    }
    default:
      return (
        <NumberInput
          label={label}
          description={description}
          min={0}
          decimalScale={3}
          decimalSeparator={language === "cs" ? "," : "."}
          value={value === null ? "" : (value as number)}
          onChange={(next) => {
            if (typeof next === "number") onChange(next);
            else if (field.kind === "optional" && next === "") onChange(null);
          }}
        />
      );
  }
}

/** A table of points in one line; what is no table stays in the field and is told. */
function PointsField({
  label,
  table,
  onChange,
}: {
  label: string;
  table: Band[];
  onChange: (table: Band[]) => void;
}) {
  const t = useWords(seasonAdminWords);
  const [text, setText] = useState(pointsText(table));
  const isWrong = readPoints(text) === null;
  return (
    <TextInput
      label={label}
      description={t.tableHint}
      error={isWrong ? t.tableWrong : undefined}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        const read = readPoints(event.currentTarget.value);
        if (read) onChange(read);
      }}
    />
  );
}
