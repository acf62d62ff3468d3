import { Button, CopyButton, Group, Text } from "@mantine/core";
import { useWords } from "#kit/web/language/words.ts";
import { CODE_LENGTH, foldedCode } from "../../discount-code.ts";
import { discountsAdminWords } from "./discounts-admin.words.ts";

/** The address that brings a code along, to be posted or sent. */
export function DiscountLink({ code }: { code: string }) {
  const t = useWords(discountsAdminWords);
  const folded = foldedCode(code);
  if (folded.length < CODE_LENGTH.min) return null;
  const link = `${location.origin}/shop?code=${encodeURIComponent(folded)}`;
  return (
    <div>
      <Group gap="xs">
        <Text size="sm" fw={500}>
          {t.link}
        </Text>
        <CopyButton value={link}>
          {({ copied, copy }) => (
            <Button size="xs" variant="default" onClick={copy}>
              {copied ? t.copied : t.copy}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {link}
      </Text>
      <Text size="xs" c="dimmed">
        {t.linkHint} {t.lawHint}
      </Text>
    </div>
  );
}
