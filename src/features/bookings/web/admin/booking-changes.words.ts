import { defineWords } from "#kit/web/language/words.ts";

/** Texts of moving and cancelling one booking in the back office. */
export const bookingChangesWords = defineWords(
  {
    change: "Move or cancel",
    slot: "New time",
    choose: "Choose a day and time",
    free: (day: string, time: string, free: number) => `${day}, ${time} (${free} free)`,
    noDays: "No other time has enough free places.",
    loadFailed: (reason: string) => `Failed to load the times: ${reason}`,
    move: "Move the booking",
    moved: (name: string) => `Moved: ${name}.`,
    mailed: "The customer will get an e-mail.",
    unmailed: (reason: string, phone: string) => (phone ? `${reason}: please call ${phone}.` : `${reason}.`),
    reasons: { written: "No mail server is set up", "no-address": "There is no e-mail address" },
    choosesAnew:
      "After this change, the customer can choose another time or ask for a refund on the booking’s page.",
    asked:
      "The customer has asked for a refund, so no other time can be chosen. If they would rather ride after all, take the request back; then choose a time.",
    unask: "Take the request back",
    seatFree: "When you cancel, the place is free for others at once.",
    voucherFree: (code: string) =>
      `The voucher ${code} can be used for another booking while it is valid; no money is refunded.`,
    orderStays: (id: number) => `Order ${id} stays paid. To refund it, open the order.`,
    orderOpen: (id: number) =>
      `Order ${id} isn’t paid yet. If it is to be paid at the track, it is cancelled with its last place; otherwise cancel it too.`,
    nothingPaid: "Nothing has been paid.",
    reason: "Reason for cancelling",
    reasonHint: "The customer will see it in the e-mail.",
    cancel: "Cancel the booking",
    cancelled: (name: string) => `Cancelled: ${name}.`,
    failed: (reason: string) => `That didn’t work: ${reason}`,
  },
  {
    change: "Přesunout nebo zrušit",
    slot: "Nový čas",
    choose: "Vyberte den a čas",
    free: (day: string, time: string, free: number) => `${day}, ${time} (volno ${free})`,
    noDays: "Žádný jiný čas nemá dost volných míst.",
    loadFailed: (reason: string) => `Nepodařilo se načíst časy: ${reason}`,
    move: "Přesunout rezervaci",
    moved: (name: string) => `Přesunuto: ${name}.`,
    mailed: "Zákazníkovi přijde e-mail.",
    unmailed: (reason: string, phone: string) =>
      phone ? `${reason}, zavolejte prosím na ${phone}.` : `${reason}.`,
    reasons: { written: "Není nastaven poštovní server", "no-address": "E-mail u rezervace není" },
    choosesAnew:
      "Po této změně si zákazník na stránce rezervace může vybrat jiný čas, nebo požádat o vrácení peněz.",
    asked:
      "Zákazník žádá o vrácení peněz, proto jiný čas vybrat nejde. Pokud chce raději přijet, vezměte žádost zpět a pak čas vyberte.",
    unask: "Vzít žádost zpět",
    seatFree: "Po zrušení je místo hned volné pro další.",
    voucherFree: (code: string) =>
      `Poukaz ${code} lze po dobu platnosti použít na jinou rezervaci; peníze se nevracejí.`,
    orderStays: (id: number) => `Objednávka ${id} zůstává zaplacená. Peníze vrátíte v ní.`,
    orderOpen: (id: number) =>
      `Objednávka ${id} ještě není zaplacená. Pokud se má platit na trati, zruší se s posledním místem; jinak zrušte prosím i ji.`,
    nothingPaid: "Zatím není nic zaplaceno.",
    reason: "Důvod zrušení",
    reasonHint: "Zákazník si ho přečte v e-mailu.",
    cancel: "Zrušit rezervaci",
    cancelled: (name: string) => `Zrušeno: ${name}.`,
    failed: (reason: string) => `Nepodařilo se: ${reason}`,
  },
);
