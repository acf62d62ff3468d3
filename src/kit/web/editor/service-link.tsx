import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useContext } from "react";
import { MyRoles } from "../session/my-role.ts";

interface CardProps {
  /** Of the heading, for its label. */
  id: string;
  title: string;
  children: ReactNode;
}

/** The card of an outside service on a screen of the back office. */
export function ServiceCard({ id, title, children }: CardProps) {
  return (
    <Card component="section" withBorder padding="md" aria-labelledby={id}>
      <Stack gap="sm">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}

interface ActionsProps {
  isConnected: boolean;
  /** What everybody may do with a connected service. */
  children: ReactNode;
  onConnect: () => void;
  disconnect: { mutate: () => void; isPending: boolean };
  words: Record<"connect" | "change" | "disconnect" | "confirmDisconnect" | "ownersOnly", string>;
}

/** What can be done with a service: owners connect it, change how, and disconnect it. */
export function ServiceActions({ isConnected, children, onConnect, disconnect, words }: ActionsProps) {
  const isOwner = useContext(MyRoles).includes("owner");
  return (
    <>
      <Group gap="xs">
        {isConnected && children}
        {isOwner && (
          <Button variant={isConnected ? "default" : "filled"} onClick={onConnect}>
            {isConnected ? words.change : words.connect}
          </Button>
        )}
        {isOwner && isConnected && (
          <Button
            variant="default"
            loading={disconnect.isPending}
            onClick={() => window.confirm(words.confirmDisconnect) && disconnect.mutate()}
          >
            {words.disconnect}
          </Button>
        )}
      </Group>
      {!isOwner && !isConnected && (
        <Text size="sm" c="dimmed">
          {words.ownersOnly}
        </Text>
      )}
    </>
  );
}
