import { Button, Group, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { messageOf } from "#kit/web/api/api-error.ts";
import { openPdf, WindowBlockedError } from "#kit/web/editor/api-files.ts";
import { useWrite, type Write } from "#kit/web/editor/write/use-write.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import type { GiveawaysEndpoints } from "../../../giveaways.contract.ts";
import type { VoucherDetail, VouchersEndpoints } from "../../../vouchers.contract.ts";
import { vouchersAdminWords } from "../vouchers-admin.words.ts";
import { valueWords } from "./value.words.ts";
import { TakeOff } from "./voucher-money.tsx";

export interface VoucherWrite {
  call: () => Promise<VoucherDetail>;
  /** What is said where it went well, of the voucher as it is then. */
  done: (voucher: VoucherDetail) => string;
}

interface Props {
  voucher: VoucherDetail;
  /** Does it and says how it went. */
  write: Write<VoucherWrite, VoucherDetail>;
  onFailure: (text: string) => void;
}

/** Use it, take a use back, change its last day, make void what was given away, print it. */
export function VoucherActions({ voucher, write, onFailure }: Props) {
  const t = useWords(vouchersAdminWords);
  const api = useApi();
  const mayManage = useMay(["shop"]);
  const call = api.of<VouchersEndpoints & GiveawaysEndpoints>();
  const [asked, setAsked] = useState<"undo" | "extend" | "void" | null>(null);
  const { code, state } = voucher;
  const params = { code };
  const money = useWords(valueWords);
  const isMoney = voucher.value !== null;
  const ofTeam = voucher.movements.filter(
    ({ order_id, kind }) => order_id === null && (kind === "used" || kind === "undone"),
  );
  const canUndo = isMoney ? ofTeam.at(-1)?.kind === "used" && state !== "void" : state === "used";

  /** The form closes with the answer: once everything is read anew, the next one may be open. */
  const act = (send: VoucherWrite["call"], done: VoucherWrite["done"]) =>
    write.mutate({
      call: async () => {
        const after = await send();
        setAsked(null);
        return after;
      },
      done,
    });

  const print = useWrite(
    (api) => openPdf(api, `/vouchers/${code}/pdf`, { title: t.detail(code), waiting: t.paperWaiting }),
    {
      changesNothing: true,
      onFailed: (error) => onFailure(error instanceof WindowBlockedError ? t.blocked : messageOf(error)),
    },
  );

  return (
    <Stack gap="sm">
      {state === "valid" && isMoney && <TakeOff voucher={voucher} write={write} />}
      {state === "valid" && !isMoney && (
        <Button
          size="lg"
          loading={write.isPending}
          onClick={() =>
            act(
              () => call("POST /vouchers/:code/use", { params }),
              () => t.usedNow,
            )
          }
        >
          {t.use}
        </Button>
      )}
      {mayManage && (
        <Group gap="xs">
          <Button variant="default" onClick={() => print.mutate()}>
            {t.pdf}
          </Button>
          {canUndo && (
            <Button variant="default" onClick={() => setAsked("undo")}>
              {isMoney ? money.undo : t.undo}
            </Button>
          )}
          {(state === "valid" || state === "expired") && (
            <Button variant="default" onClick={() => setAsked("extend")}>
              {t.extend}
            </Button>
          )}
          {voucher.giveaway && (state === "valid" || state === "expired") && (
            <Button variant="default" onClick={() => setAsked("void")}>
              {t.void}
            </Button>
          )}
        </Group>
      )}
      {asked === "undo" && canUndo && (
        <Asked
          label={t.undoReason}
          send={t.undoSend}
          busy={write.isPending}
          onCancel={() => setAsked(null)}
          onSend={(reason) =>
            act(
              () => call("POST /vouchers/:code/undo", { params, body: { reason } }),
              (undone) =>
                isMoney ? money.undone : t.undone[undone.state === "valid" ? "usable" : "unusable"],
            )
          }
        />
      )}
      {asked === "void" && state !== "void" && (
        <Asked
          label={t.voidReason}
          send={t.voidSend}
          busy={write.isPending}
          onCancel={() => setAsked(null)}
          onSend={(reason) =>
            act(
              () => call("POST /vouchers/:code/void", { params, body: { reason } }),
              () => t.voidDone,
            )
          }
        />
      )}
      {asked === "extend" && (
        <Asked
          type="date"
          label={t.lastDay}
          send={t.extendSend}
          initial={voucher.valid_until}
          busy={write.isPending}
          onCancel={() => setAsked(null)}
          onSend={(valid_until) =>
            act(
              () => call("PATCH /vouchers/:code", { params, body: { valid_until } }),
              () => t.extended,
            )
          }
        />
      )}
    </Stack>
  );
}

interface AskedProps {
  label: string;
  send: string;
  type?: "text" | "date";
  initial?: string;
  busy: boolean;
  onSend: (value: string) => void;
  onCancel: () => void;
}

/** What an action needs to know first. */
function Asked({ label, send, type = "text", initial = "", busy, onSend, onCancel }: AskedProps) {
  const t = useWords(vouchersAdminWords);
  const [value, setValue] = useState(initial);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSend(value);
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <TextInput
          type={type}
          label={label}
          required
          data-autofocus
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            {send}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
