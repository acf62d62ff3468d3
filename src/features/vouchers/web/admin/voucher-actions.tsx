import { Button, Group, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { messageOf } from "#kit/web/api-error.ts";
import { openPaper, WindowBlockedError } from "#kit/web/editor/open-paper.ts";
import { useMay } from "#kit/web/my-role.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useWords } from "#kit/web/words.ts";
import type { VoucherDetail, VouchersEndpoints } from "../../vouchers.contract.ts";
import { vouchersAdminWords } from "./vouchers-admin.words.ts";

interface Props {
  voucher: VoucherDetail;
  /** Does it and says how it went; true where it went well. */
  run: (write: () => Promise<unknown>, success: string) => Promise<boolean>;
  onFailure: (text: string) => void;
}

/** Use it, take a use back, change its last day, print it. */
export function VoucherActions({ voucher, run, onFailure }: Props) {
  const t = useWords(vouchersAdminWords);
  const api = useApi();
  const mayManage = useMay(["shop"]);
  const call = api.of<VouchersEndpoints>();
  const [asked, setAsked] = useState<"undo" | "extend" | null>(null);
  const [busy, setBusy] = useState(false);
  const { code, state } = voucher;
  const params = { code };

  async function act(write: () => Promise<unknown>, success: string): Promise<void> {
    setBusy(true);
    if (await run(write, success)) setAsked(null);
    setBusy(false);
  }

  async function print(): Promise<void> {
    try {
      await openPaper(api, `/vouchers/${code}/pdf`, { title: t.detail(code), waiting: t.paperWaiting });
    } catch (error) {
      onFailure(error instanceof WindowBlockedError ? t.blocked : messageOf(error));
    }
  }

  return (
    <Stack gap="sm">
      {state === "valid" && (
        <Button
          size="lg"
          loading={busy}
          onClick={() => void act(() => call("POST /vouchers/:code/use", { params }), t.usedNow)}
        >
          {t.use}
        </Button>
      )}
      {mayManage && (
        <Group gap="xs">
          <Button variant="default" onClick={() => void print()}>
            {t.pdf}
          </Button>
          {state === "used" && (
            <Button variant="default" onClick={() => setAsked("undo")}>
              {t.undo}
            </Button>
          )}
          {(state === "valid" || state === "expired") && (
            <Button variant="default" onClick={() => setAsked("extend")}>
              {t.extend}
            </Button>
          )}
        </Group>
      )}
      {asked === "undo" && state === "used" && (
        <Asked
          label={t.undoReason}
          send={t.undoSend}
          busy={busy}
          onCancel={() => setAsked(null)}
          onSend={(reason) =>
            void act(() => call("POST /vouchers/:code/undo", { params, body: { reason } }), t.undone)
          }
        />
      )}
      {asked === "extend" && (
        <Asked
          type="date"
          label={t.lastDay}
          send={t.extendSend}
          initial={voucher.valid_until}
          busy={busy}
          onCancel={() => setAsked(null)}
          onSend={(valid_until) =>
            void act(() => call("PATCH /vouchers/:code", { params, body: { valid_until } }), t.extended)
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
