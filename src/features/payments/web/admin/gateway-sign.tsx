import { Alert, Text } from "@mantine/core";
import { useApiQuery } from "#kit/web/queries.ts";
import { useWords } from "#kit/web/words.ts";
import { cardGatewayQuery } from "../payments.queries.ts";
import { gatewaySignWords } from "./gateway-sign.words.ts";

/** Says that payments by card move no money; with `always` also which gateway takes them, or that none does. */
export function GatewaySign({ always = false }: { always?: boolean }) {
  const t = useWords(gatewaySignWords);
  const { data } = useApiQuery(cardGatewayQuery);
  if (!data) return null;
  const { gateway, moves_money } = data;
  if (gateway === "test" || (gateway === "stripe" && !moves_money))
    return (
      <Alert color="yellow" role="note">
        {gateway === "test" ? t.test : t.stripeTest}
      </Alert>
    );
  if (!always) return null;
  return gateway === "none" ? (
    <Alert color="yellow" role="note">
      {t.none}
    </Alert>
  ) : (
    <Text size="sm">{t.stripe}</Text>
  );
}
