import { Modal, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { formatDay, formatMoment } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { VoucherDetail } from "../../../vouchers.contract.ts";
import { VoucherBadge } from "../voucher-badge.tsx";
import { voucherQuery } from "../vouchers.queries.ts";
import { vouchersAdminWords } from "../vouchers-admin.words.ts";
import { valueWords } from "./value.words.ts";
import { VoucherActions, type VoucherWrite } from "./voucher-actions.tsx";
import { Movements } from "./voucher-money.tsx";
import { VoucherOrigin } from "./voucher-origin.tsx";

interface Props {
  /** The voucher that is open; '' for none. */
  code: string;
  onClose: () => void;
}

/** One voucher: whether it is good, and what can be done with it. */
export function VoucherDialog({ code, onClose }: Props) {
  const t = useWords(vouchersAdminWords);
  return (
    <Modal
      opened={code !== ""}
      onClose={onClose}
      title={t.detail(code)}
      closeButtonProps={{ "aria-label": t.close }}
    >
      {code !== "" && <Content key={code} code={code} />}
    </Modal>
  );
}

function Content({ code }: { code: string }) {
  const query = useApiQuery(voucherQuery(code));
  const [banner, setBanner] = useState<Banner | null>(null);

  const write = useWrite((_, { call }: VoucherWrite) => call(), {
    show: setBanner,
    said: (after, { done }) => done(after),
  });

  return (
    <Loaded query={query} failed={(reason) => reason}>
      {(voucher) => (
        <Stack>
          <ScreenBanner banner={banner} onClose={() => setBanner(null)} />
          <Facts voucher={voucher} />
          <VoucherActions
            voucher={voucher}
            write={write}
            onFailure={(text) => setBanner({ tone: "error", text })}
          />
          <Movements voucher={voucher} />
          <History voucher={voucher} />
        </Stack>
      )}
    </Loaded>
  );
}

function Facts({ voucher }: { voucher: VoucherDetail }) {
  const t = useWords(vouchersAdminWords);
  const { language } = useLanguage();
  const { state, name, valid_until, used_at, used_by, balance, value } = voucher;
  const money = useWords(valueWords);
  return (
    <Stack gap={6} align="flex-start">
      <VoucherBadge state={state} large />
      <Text size="xl" fw={700} lang={voucher.language}>
        {name}
      </Text>
      {balance !== null && value !== null && (
        <Text size="lg" fw={650}>
          {money.left(formatMoneyExact(balance, language), formatMoneyExact(value, language))}
        </Text>
      )}
      {used_at && balance === null && <Text>{t.usedAt(formatMoment(used_at, language), used_by ?? "")}</Text>}
      <Text>{`${t.until}: ${formatDay(valid_until, language)}`}</Text>
      <VoucherOrigin voucher={voucher} whole />
    </Stack>
  );
}

function History({ voucher }: { voucher: VoucherDetail }) {
  const t = useWords(vouchersAdminWords);
  const { language } = useLanguage();
  const noteOf = ({ kind, note }: VoucherDetail["history"][number]) =>
    kind === "extended" ? formatDay(note, language) : note;
  const said = (kind: keyof typeof t.events) =>
    kind === "voided" && voucher.giveaway ? t.ended : t.events[kind];
  return (
    <div>
      <Title order={3} size="h5">
        {t.history}
      </Title>
      <Stack component="ul" gap={4} m={0} mt={4} pl="md">
        {voucher.history.map((event) => (
          <Text component="li" size="sm" key={`${event.at} ${event.kind}`}>
            {[formatMoment(event.at, language), said(event.kind), event.by, noteOf(event)]
              .filter(Boolean)
              .join(" · ")}
          </Text>
        ))}
      </Stack>
    </div>
  );
}
