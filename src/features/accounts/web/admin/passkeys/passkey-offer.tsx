import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import { useWords } from "#kit/web/language/words.ts";
import { usePasskeyOffer } from "../../use-passkey-offer.ts";
import { passkeysWords } from "./passkeys.words.ts";

/** Above the first screen after a password: the way to a passkey, for who has none on a device that could have one. */
export function PasskeyOffer() {
  const { offer, add } = useWords(passkeysWords);
  const end = usePasskeyOffer();
  if (!end) return null;
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
