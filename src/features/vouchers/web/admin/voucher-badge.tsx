import { Badge } from "@mantine/core";
import { useWords } from "#kit/web/language/words.ts";
import type { VoucherState } from "../../voucher-state.ts";
import { vouchersAdminWords } from "./vouchers-admin.words.ts";

const COLOUR: Record<VoucherState, string> = { valid: "green", used: "blue", expired: "yellow", void: "red" };

/** A voucher's state by its label and colour. */
export function VoucherBadge({ state, large }: { state: VoucherState; large?: boolean }) {
  const t = useWords(vouchersAdminWords);
  return (
    <Badge color={COLOUR[state]} variant="light" size={large ? "xl" : "md"}>
      {t.states[state]}
    </Badge>
  );
}
