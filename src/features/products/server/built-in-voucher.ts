import { toHalere } from "#kit/contract/money/money.ts";
import type { Database } from "#kit/server/database/database.ts";
import { voucherValidUntil } from "../product-rules.ts";
import { products } from "./products.table.ts";

/** What goods alone say. */
const NOT_GOODS = { material: "", care: "", sizing: "", delivery: "" };

/** The drift-taxi voucher; the team adds pictures and places (docs/decisions/0087-vouchers-and-gifts.md). */
const VOUCHER = {
  id: "drift-taxi-1",
  slug: "drift-taxi",
  price_halere: toHalere(5000),
  category: "experience" as const,
  is_featured: true,
  is_voucher: true,
  display_order: 1,
  features: [
    { en: "10-minute ride in a drift car", cs: "10 minut jízdy v driftovém autě" },
    { en: "An experience of about an hour", cs: "Přibližně hodinový program" },
    { en: "For one person", cs: "Pro jednu osobu" },
  ],
  translations: {
    en: {
      name: "Drift Taxi",
      description: "Ten minutes beside a driver who takes corners sideways. The voucher is for one person.",
      what_to_expect: "A short briefing and a 10-minute ride beside the driver. Allow about 1 hour in all.",
      locations: "",
      availability:
        "Rides run from spring to autumn. Once you have the voucher, pick a date online with its code, or arrange one with us.",
      eligibility:
        "Age 18+, or younger with the consent of a parent. Not suitable for people with heart conditions or mobility problems, or during pregnancy. The voucher is for one person.",
      safety: "",
      ...NOT_GOODS,
      what_to_bring:
        "Flat, closed shoes and clothes you can move in.\nPhoto ID; if you’re under 18, a parent’s written consent too.",
    },
    cs: {
      name: "Drift taxi",
      description: "Deset minut vedle jezdce, který projíždí zatáčky bokem. Poukaz platí pro jednu osobu.",
      what_to_expect:
        "Krátká instruktáž a 10 minut jízdy vedle jezdce. Celý program trvá přibližně 1 hodinu.",
      locations: "",
      availability:
        "Sezóna trvá od jara do podzimu. Termín si vyberete na webu s kódem poukazu, nebo ho s vámi domluvíme.",
      eligibility:
        "Věk 18+, mladší se souhlasem rodičů. Nevhodné pro osoby se srdečním onemocněním, pro těhotné a pro osoby s pohybovým omezením. Poukaz platí pro jednu osobu.",
      safety: "",
      ...NOT_GOODS,
      what_to_bring:
        "Pevné boty s plochou podrážkou a pohodlné oblečení.\nObčanský průkaz, do 18 let i písemný souhlas rodiče.",
    },
  },
};

/** Stores the voucher unless it is there, as it is with the demo team. `today`: YYYY-MM-DD in Prague. */
export async function storeBuiltInVoucher(tx: Database, today: string): Promise<void> {
  await tx
    .insert(products)
    .values({ ...VOUCHER, valid_until: voucherValidUntil(today) })
    .onConflictDoNothing();
}
