import { Alert, Anchor, Button, Stack, Text, Title } from "@mantine/core";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Product } from "#features/products/products.contract.ts";
import { productsQuery } from "#features/products/web/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { GiveawaysEndpoints } from "../../giveaways.contract.ts";
import { giveawayScreen } from "../../giveaways.record-type.ts";
import { giveWords } from "./give/give.words.ts";
import { GiveFields } from "./give/give-fields.tsx";
import { chosenRide, emptyGift, type GiveValues, giftOf, rides } from "./give/give-form.ts";

/** /admin/vouchers/give: vouchers for somebody, without money. */
export default function GiveVouchersScreen() {
  const t = useWords(giveWords);
  const { language } = useLanguage();
  const products = useApiQuery({ ...productsQuery, staleTime: 0 });
  return (
    <Stack gap="md" maw={720}>
      <Anchor className="admin-way" component={Link} to="/admin/vouchers">
        {t.back}
      </Anchor>
      <div>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.lead}</Text>
      </div>
      <Loaded query={products} failed={t.failedToLoad}>
        {(products) =>
          rides(products, language).length === 0 ? (
            <Alert color="yellow">{t.noRides}</Alert>
          ) : (
            <GiveForm products={products} />
          )
        }
      </Loaded>
    </Stack>
  );
}

function GiveForm({ products }: { products: Product[] }) {
  const t = useWords(giveWords);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const call = useApi().of<GiveawaysEndpoints>();
  const [values, setValues] = useState(() => emptyGift(language));
  const ride = chosenRide(values, products, pragueDay(new Date()));
  const sent = useRef({ body: "", key: "" });
  const give = useWrite(
    (_, body: ReturnType<typeof giftOf>) => {
      const text = JSON.stringify(body);
      // A tap that comes twice gives once.
      if (sent.current.body !== text) sent.current = { body: text, key: newKey() };
      return call("POST /vouchers", { body: { ...body, key: sent.current.key } });
    },
    { onDone: ({ id }) => void navigate(giveawayScreen(id)) },
  );
  const errors = isApiError(give.error) ? give.error.errors : [];
  const faults = Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  const change = (changed: Partial<GiveValues>) => setValues((before) => ({ ...before, ...changed }));

  return (
    <form
      noValidate
      aria-label={t.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!give.isPending && !give.isSuccess) give.mutate(giftOf(values, ride));
      }}
    >
      <Stack gap="md">
        <GiveFields values={values} ride={ride} products={products} faults={faults} onChange={change} />
        {give.isError && errors.length === 0 && (
          <Alert color="red" role="alert">
            {t.failed(messageOf(give.error))}
          </Alert>
        )}
        <Button type="submit" size="md" loading={give.isPending || give.isSuccess}>
          {t.give(values.quantity)}
        </Button>
      </Stack>
    </form>
  );
}

/** `crypto.randomUUID` is missing on pages that came without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
