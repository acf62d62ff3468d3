import { Group, Stack, Text, Title } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { Loaded } from "../editor/loaded.tsx";
import { type Banner, ScreenBanner } from "../editor/screen-banner.tsx";
import { ListPages } from "./list-pages.tsx";

interface ListProps<Page> {
  query: UseQueryResult<Page>;
  /** What is said when it cannot be had, with the server's reason or without. */
  failed: string | ((reason: string) => string);
  isEmpty: (page: Page) => boolean;
  /** What stands where the rows would be. */
  empty: string;
  /** Names the navigation: "Pages of orders". */
  pages: string;
  onPage: (page: number) => void;
  /** The rows of one page. */
  children: (page: Page) => ReactNode;
}

type Paged = Pick<ComponentProps<typeof ListPages>, "pagination">;

/** A list that is read page by page: its rows, or what is said without them, and the way to the other pages. */
export function PagedList<Page extends Paged>(props: ListProps<Page>) {
  const { query, failed, isEmpty, empty, pages, onPage, children } = props;
  return (
    <Loaded query={query} failed={failed}>
      {(page) =>
        isEmpty(page) ? (
          <Text c="dimmed">{empty}</Text>
        ) : (
          <>
            {children(page)}
            <ListPages pagination={page.pagination} label={pages} onPage={onPage} />
          </>
        )
      }
    </Loaded>
  );
}

interface Props<Page> extends ListProps<Page> {
  title: string;
  intro?: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** How the last action went; `onBanner` puts it away. */
  banner?: Banner | null;
  onBanner?: (banner: Banner | null) => void;
  /** Between the banner and the list: panels, search and filters. */
  filter?: ReactNode;
  /** Below the list: dialogs and further ways. */
  below?: ReactNode;
}

/** The screen of a long list; what it shows is in its address (`useListAddress`). */
export function PagedListScreen<Page extends Paged>(props: Props<Page>) {
  const { title, intro, actions, banner, onBanner, filter, below, ...list } = props;
  return (
    <Stack gap="lg">
      <Group align="flex-start">
        <Stack gap={4} mr="auto">
          <Title order={1}>{title}</Title>
          {intro && <Text c="dimmed">{intro}</Text>}
        </Stack>
        {actions}
      </Group>
      {onBanner && <ScreenBanner banner={banner ?? null} onClose={() => onBanner(null)} />}
      {filter}
      <PagedList {...list} />
      {below}
    </Stack>
  );
}
