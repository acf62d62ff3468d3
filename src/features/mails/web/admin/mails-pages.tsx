import { Group, Pagination, Text } from "@mantine/core";
import { useWords } from "#kit/web/words.ts";
import type { MailPage } from "../../mails.contract.ts";
import { mailsAdminWords } from "./mails-admin.words.ts";

interface Props {
  pagination: MailPage["pagination"];
  onPage: (page: number) => void;
}

/** Which mails are shown of how many, and the way to the others. */
export function MailsPages({ pagination: { page, limit, total, totalPages }, onPage }: Props) {
  const t = useWords(mailsAdminWords);
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed">
        {t.shown((page - 1) * limit + 1, Math.min(page * limit, total), total)}
      </Text>
      {totalPages > 1 && (
        <Pagination
          component="nav"
          aria-label={t.pages}
          total={totalPages}
          value={page}
          onChange={onPage}
          getItemProps={(page) => ({ "aria-label": t.page(page) })}
          getControlProps={(control) => ({ "aria-label": control === "previous" ? t.previous : t.next })}
        />
      )}
    </Group>
  );
}
