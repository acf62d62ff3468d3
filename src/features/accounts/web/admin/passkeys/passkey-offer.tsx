import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { passkeysQuery } from "../../accounts.queries.ts";
import { endPasskeyOffer, shouldOfferPasskey } from "../../passkey-offer.ts";
import { passkeysWords } from "./passkeys.words.ts";

/** Above the first screen after a password: the way to a passkey, for who has none on a device that could have one. */
export function PasskeyOffer() {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    let isHere = true;
    void shouldOfferPasskey().then((should) => isHere && setAsked(should));
    return () => {
      isHere = false;
    };
  }, []);
  return isAsked ? <Offer onEnd={() => setAsked(false)} /> : null;
}

function Offer({ onEnd }: { onEnd: () => void }) {
  const { offer, add } = useWords(passkeysWords);
  const { data } = useApiQuery(passkeysQuery);
  if (!data || data.passkeys.length > 0) return null;
  const end = (isDeclined: boolean) => {
    endPasskeyOffer(isDeclined);
    onEnd();
  };
  return (
    <Alert role="group" color="gray" title={offer.title} mb="lg" data-not-printed>
      <Stack gap="sm" align="start">
        <Text size="sm">{offer.text}</Text>
        <Group gap="xs">
          <Button component={Link} to="/admin/account#passkeys" mih={44} onClick={() => end(false)}>
            {add}
          </Button>
          <Button variant="default" mih={44} onClick={() => end(true)}>
            {offer.later}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
