import { Anchor, Stack, Text, Title } from "@mantine/core";
import { Link, Navigate, useLocation } from "react-router";
import { useWords } from "#kit/web/words.ts";
import { adminWords } from "./admin.words.ts";

/** In place of a screen on which one's role has nothing to do; `home` is where that role begins. */
export function NotYours({ home }: { home: string }) {
  const { notYours: t } = useWords(adminWords);
  const { pathname } = useLocation();
  if (pathname === "/admin" && home !== pathname) return <Navigate to={home} replace />;
  return (
    <Stack gap="sm" align="flex-start">
      <Title order={1}>{t.title}</Title>
      <Text>{t.text}</Text>
      <Anchor className="admin-way" component={Link} to={home} underline="always">
        {t.back}
      </Anchor>
    </Stack>
  );
}
