import { useState } from "react";
import { useLanguage } from "#kit/web/language/language.tsx";
import type { GateAct } from "../../admin-bookings.contract.ts";
import { type GateStore, NOTHING_KEPT } from "../../gate-queue.ts";
import { practiceList } from "./practice.ts";
import type { Gate } from "./use-gate.ts";

/** The gate with invented riders: it lives as long as the page is open, and nothing of it is kept or sent. */
export function usePractice(gate: Gate) {
  const { language } = useLanguage();
  const [kept, setKept] = useState<GateStore | null>(null);
  const practice: Gate = {
    ...gate,
    kept,
    status: "sent",
    async act(rider, wish) {
      const act = {
        ...wish,
        key: crypto.randomUUID(),
        booking_id: rider.id,
        done_at: new Date().toISOString(),
      } as GateAct;
      setKept((old) => old && { ...old, acts: [...old.acts, { act, rider: rider.name, by: gate.me }] });
    },
    async leave() {
      setKept(null);
      return null;
    },
  };
  const begin = () => setKept({ ...NOTHING_KEPT, list: practiceList(language, new Date()) });
  return { practice, begin };
}
