import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { oneOf, text, whole } from "#kit/web/paged-list/list-address.ts";
import { PagedListScreen } from "#kit/web/paged-list/paged-list-screen.tsx";
import { useListAddress } from "#kit/web/paged-list/use-list-address.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import { VOUCHER_STATES } from "../../voucher-state.ts";
import { GiveawayNote } from "./give/giveaway-note.tsx";
import { ScanDialog } from "./scan-dialog.tsx";
import { VoucherDialog } from "./voucher/voucher-dialog.tsx";
import { Outstanding } from "./voucher/voucher-money.tsx";
import { vouchersQuery } from "./vouchers.queries.ts";
import { vouchersAdminWords } from "./vouchers-admin.words.ts";
import { VouchersFilter } from "./vouchers-filter.tsx";
import { VouchersTable } from "./vouchers-table.tsx";

const filters = { state: oneOf("state", VOUCHER_STATES), giveaway: whole("giveaway") };
const open = { code: text("code") };

/** What the vouchers screen shows: page, search, state, one giveaway, and the code of the voucher that is open ("" for none). */
const useVouchersView = () => useListAddress(filters, open);

const ADDRESS = "/admin/vouchers";

/** /admin/vouchers: finds a voucher by code, camera, name or order, and marks it as used. */
export default function VouchersScreen() {
  const t = useWords(vouchersAdminWords);
  const { page, q, state, giveaway, code, change } = useVouchersView();
  const query = useApiQuery(vouchersQuery({ page, q, state, giveaway }));
  const mayGive = useMay(["shop"]);
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
    <PagedListScreen
      title={t.title}
      actions={
        mayGive && (
          <Button component={Link} to="/admin/vouchers/give" variant="default" mih={44}>
            {t.give}
          </Button>
        )
      }
      filter={
        <>
          {mayGive && <Outstanding />}
          <VouchersFilter
            q={q}
            state={state}
            onSearch={(q) => change({ q })}
            onCode={(code) => change({ code })}
            onState={(state) => change({ state })}
            onScan={scan}
          />
        </>
      }
      query={query}
      failed={t.failed}
      isEmpty={({ vouchers }) => vouchers.length === 0}
      empty={q || state ? t.noMatch : mayGive ? t.empty : t.byCode}
      pages={t.pages}
      onPage={(page) => change({ page })}
      below={
        <>
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
        </>
      }
    >
      {({ vouchers }) => (
        <>
          {giveaway !== null && <GiveawayNote vouchers={vouchers} />}
          <VouchersTable vouchers={vouchers} onOpen={(code) => change({ code })} />
        </>
      )}
    </PagedListScreen>
  );
}
