import { Alert, Center, Loader, Pagination, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { messageOf } from "#kit/web/api-error.ts";
import { useApiQuery } from "#kit/web/queries.ts";
import { useWords } from "#kit/web/words.ts";
import { ScanDialog } from "./scan-dialog.tsx";
import { useVouchersView } from "./use-vouchers-view.ts";
import { VoucherDialog } from "./voucher-dialog.tsx";
import { vouchersQuery } from "./vouchers.queries.ts";
import { vouchersAdminWords } from "./vouchers-admin.words.ts";
import { VouchersFilter } from "./vouchers-filter.tsx";
import { VouchersTable } from "./vouchers-table.tsx";

const ADDRESS = "/admin/vouchers";

/** /admin/vouchers: finds a sold voucher by code, camera, name or order, and marks it as used. */
export default function VouchersScreen() {
  const t = useWords(vouchersAdminWords);
  const { page, q, state, code, change } = useVouchersView();
  const query = useApiQuery(vouchersQuery({ page, q, state }));
  const [scanning, setScanning] = useState(false);
  const [parameters] = useSearchParams();

  useEffect(() => {
    if (parameters.has("scan")) setScanning(true);
  }, [parameters]);

  /** The camera is allowed to this address only, and the rule belongs to the document that was loaded there. */
  function scan(): void {
    const loaded = performance.getEntriesByType("navigation")[0]?.name;
    if (loaded && new URL(loaded).pathname.replace(/\/$/, "") !== ADDRESS)
      location.assign(`${ADDRESS}?scan=1`);
    else setScanning(true);
  }

  return (
    <Stack gap="lg">
      <Title order={1}>{t.title}</Title>
      <VouchersFilter
        q={q}
        state={state}
        onSearch={(q) => change({ q })}
        onCode={(code) => change({ code })}
        onState={(state) => change({ state })}
        onScan={scan}
      />
      {query.isPending && (
        <Center p="xl" role="status">
          <Loader size="sm" mr="sm" />
          <Text>{t.loading}</Text>
        </Center>
      )}
      {query.isError && (
        <Alert color="red" role="alert">
          {t.failed(messageOf(query.error))}
        </Alert>
      )}
      {query.data?.vouchers.length === 0 && <Text c="dimmed">{q || state ? t.noMatch : t.empty}</Text>}
      {query.data && query.data.vouchers.length > 0 && (
        <VouchersTable vouchers={query.data.vouchers} onOpen={(code) => change({ code })} />
      )}
      {query.data && query.data.pagination.totalPages > 1 && (
        <Pagination
          component="nav"
          aria-label={t.pages}
          total={query.data.pagination.totalPages}
          value={page}
          onChange={(page) => change({ page })}
          getItemProps={(page) => ({ "aria-label": t.page(page) })}
          getControlProps={(control) => ({ "aria-label": control === "previous" ? t.previous : t.next })}
        />
      )}
      {scanning && (
        <ScanDialog
          onCode={(code) => {
            setScanning(false);
            change({ code });
          }}
          onClose={() => {
            setScanning(false);
            if (parameters.has("scan")) change({});
          }}
        />
      )}
      <VoucherDialog code={code} onClose={() => change({ code: "" })} />
    </Stack>
  );
}
