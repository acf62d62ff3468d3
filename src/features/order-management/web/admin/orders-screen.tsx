import { Anchor, Button, Group, Stack, Title } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { ExportPanel } from "#features/invoices/web/admin/index.ts";
import { ORDER_STATUSES, type OrderStatus } from "#features/orders/index.ts";
import { GatewaySign } from "#features/payments/web/admin/index.ts";
import { WithdrawalsPanel } from "#features/withdrawals/web/admin/index.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { FilterSelect } from "#kit/web/paged-list/filter-select.tsx";
import { oneOf, whole } from "#kit/web/paged-list/list-address.ts";
import { PagedList } from "#kit/web/paged-list/paged-list-screen.tsx";
import { SearchField } from "#kit/web/paged-list/search-field.tsx";
import { useListAddress } from "#kit/web/paged-list/use-list-address.ts";
import type { OrderManagementEndpoints } from "../../order-management.contract.ts";
import type { Order } from "../../order-records.contract.ts";
import { DELETED_VIEW, ORDER_VIEWS } from "../../order-views.ts";
import { adminOrdersQuery } from "../orders.queries.ts";
import { OrderChoice } from "./list/order-choice.tsx";
import { OrderDialog } from "./list/order-dialog.tsx";
import { OrderViews } from "./list/order-views.tsx";
import { orderViewsWords } from "./list/order-views.words.ts";
import { OrdersTable } from "./list/orders-table.tsx";
import { shownNumber, statusName } from "./order-text.ts";
import { ordersAdminWords } from "./orders-admin.words.ts";
import { StatusDialog } from "./steps/status-dialog.tsx";

const filters = {
  status: oneOf("status", ORDER_STATUSES),
  view: oneOf("view", [...ORDER_VIEWS, DELETED_VIEW] as const),
};
const open = { detail: whole("order") };

/** What the orders screen shows: page, search, status, view, and the order whose detail is open. */
const useOrdersView = () => useListAddress(filters, open);

/** /admin/orders: table of the orders with detail, status, deletion and invoices. */
export default function OrdersScreen() {
  const t = useWords(ordersAdminWords);
  const views = useWords(orderViewsWords);
  const call = useApi().of<OrderManagementEndpoints>();
  const client = useQueryClient();
  const { page, q, status, view, detail, change } = useOrdersView();
  const query = useApiQuery({ ...adminOrdersQuery({ page, q, status, view }), staleTime: 0 });
  const [edited, setEdited] = useState<Order | null>(null);
  const [chosen, setChosen] = useState<number[]>([]);
  const [banner, setBanner] = useState<Banner | null>(null);

  async function run(
    write: () => Promise<unknown>,
    success: string,
    failure: (reason: string) => string,
    undo?: Banner["undo"],
  ) {
    try {
      await write();
      setBanner({ tone: "success", text: success, ...(undo && { undo }) });
      await client.invalidateQueries();
    } catch (error) {
      setBanner({ tone: "error", text: failure(messageOf(error)) });
    }
  }

  async function changeStatus(order: Order, next: OrderStatus): Promise<void> {
    const { id } = order;
    await run(
      () => call("PATCH /orders/admin/orders/:id", { params: { id }, body: { status: next } }),
      t.statusChanged(shownNumber(id), t.labels[statusName(next, order)]),
      t.failedToChange,
    );
    setEdited(null);
  }

  async function remove({ id }: Order): Promise<void> {
    if (!window.confirm(t.confirmDelete(shownNumber(id)))) return;
    await run(
      () => call("DELETE /orders/admin/orders/:id", { params: { id } }),
      t.deleted,
      t.failedToDelete,
      {
        label: t.undoDelete,
        run: () => void bringBack(id),
      },
    );
  }

  const bringBack = (id: number) =>
    run(
      () => call("POST /orders/admin/orders/:id/shown", { params: { id } }),
      t.broughtBack(shownNumber(id)),
      t.failedToBringBack,
    );

  return (
    <Stack gap="lg">
      <Group>
        <Title order={1} mr="auto">
          {t.title}
        </Title>
        <Button component={Link} to="/admin/orders/new" mih={44}>
          {t.newOrder}
        </Button>
        <ExportPanel />
      </Group>
      <ScreenBanner banner={banner} onClose={() => setBanner(null)} />
      <GatewaySign />
      <WithdrawalsPanel onOpen={(order) => change({ detail: order })} />
      <OrderViews view={view === DELETED_VIEW ? undefined : view} onView={(view) => change({ view })} />
      <OrdersFilter
        q={q}
        status={status}
        onSearch={(q) => change({ q })}
        onStatus={(status) => change({ status })}
      />
      <PagedList
        query={query}
        failed={t.failedToLoad}
        isEmpty={({ orders }) => orders.length === 0}
        empty={q || status ? t.noMatch : view ? views.none : t.empty}
        pages={t.pages}
        onPage={(page) => change({ page })}
      >
        {({ orders }) => (
          <>
            <OrderChoice ids={chosen} onNone={() => setChosen([])} onBanner={setBanner} />
            <OrdersTable
              orders={orders}
              chosen={chosen}
              onChoose={({ id }, isChosen) =>
                setChosen((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)))
              }
              onDetail={({ id }) => change({ detail: id })}
              onEdit={setEdited}
              onRemove={(order) => void remove(order)}
              onBringBack={view === DELETED_VIEW ? ({ id }) => void bringBack(id) : undefined}
            />
          </>
        )}
      </PagedList>
      <Anchor
        component="button"
        className="admin-way"
        size="sm"
        ta="start"
        onClick={() => change({ view: view === DELETED_VIEW ? undefined : DELETED_VIEW })}
      >
        {view === DELETED_VIEW ? t.backToOrders : t.deletedOrders}
      </Anchor>
      <StatusDialog order={edited} onSave={changeStatus} onClose={() => setEdited(null)} />
      <OrderDialog id={detail} onClose={() => change({ detail: null })} />
    </Stack>
  );
}

interface OrdersFilterProps {
  q: string;
  status: OrderStatus | undefined;
  onSearch: (q: string) => void;
  onStatus: (status: OrderStatus | undefined) => void;
}

/** Search by text and filter by status. */
function OrdersFilter({ q, status, onSearch, onStatus }: OrdersFilterProps) {
  const t = useWords(ordersAdminWords);
  return (
    <Group align="flex-end" role="search" aria-label={t.title}>
      <SearchField label={t.search} q={q} onSearch={onSearch} />
      <FilterSelect
        label={t.filter}
        every={t.everyStatus}
        values={ORDER_STATUSES}
        labels={{ ...t.labels, shipped: t.shippedOrReady }}
        value={status}
        onChange={onStatus}
      />
    </Group>
  );
}
