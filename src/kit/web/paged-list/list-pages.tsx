import { Group, Pagination, Text } from "@mantine/core";
import { useWords } from "../language/words.ts";
import { listWords } from "./list.words.ts";

interface Props {
  pagination: { page: number; limit: number; total: number; totalPages: number };
  /** Names the navigation: "Pages of orders". */
  label: string;
  onPage: (page: number) => void;
}

/** Which records are shown of how many, and the way to the others. */
export function ListPages({ pagination: { page, limit, total, totalPages }, label, onPage }: Props) {
  const t = useWords(listWords);
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed">
        {t.shown((page - 1) * limit + 1, Math.min(page * limit, total), total)}
      </Text>
      {totalPages > 1 && (
        <Pagination
          component="nav"
          aria-label={label}
          gap={6}
          siblings={0}
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
