import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useWords } from "#kit/web/language/words.ts";
import type { PaymentsEndpoints } from "../../payments.contract.ts";
import { cardGatewayQuery } from "../payments.queries.ts";
import { gatewaySignWords } from "./gateway-sign.words.ts";

/** Says that payments by card move no money; with `always` also which gateway takes them, or that none does. */
export function GatewaySign({ always = false }: { always?: boolean }) {
  const t = useWords(gatewaySignWords);
  const { data } = useApiQuery(cardGatewayQuery);
  if (!data) return null;
  const { gateway, moves_money } = data;
  if (gateway === "none" || gateway === "test")
    return gateway === "test" || always ? <Sign text={t[gateway]} /> : null;
  const name = t.names[gateway];
  return (
    <Stack gap="xs">
      {!moves_money && <Sign text={t.inTest(name)} />}
      {moves_money && always && <Text size="sm">{t.live(name)}</Text>}
      {always && <Check name={name} />}
    </Stack>
  );
}

function Sign({ text }: { text: string }) {
  return (
    <Alert color="yellow" role="note">
      {text}
    </Alert>
  );
}

/** Asks the gateway whether the keys are right, and says what came of it. */
function Check({ name }: { name: string }) {
  const t = useWords(gatewaySignWords);
  const check = useWrite((api) =>
    api.of<PaymentsEndpoints>()("POST /orders/admin/payment-gateway/check", { body: {} }),
  );
  const error = check.data?.check?.fault;
  return (
    <Group gap="sm">
      <Button size="sm" variant="default" loading={check.isPending} onClick={() => check.mutate()}>
        {t.check}
      </Button>
      <Text size="sm" role="status">
        {check.data && (error ? t.faults[error](name) : t.isFine(name))}
        {check.error && t.failed(messageOf(check.error))}
      </Text>
    </Group>
  );
}
