import { defineWords } from "#kit/web/language/words.ts";

/** Texts of a payment by bank transfer. */
export const bankTransferWords = defineWords(
  {
    /** Where the site has a mail server, and where it has none. */
    mail: {
      account: "on the proforma invoice in your e-mail",
    },
    noMail: {
      account: "on the proforma invoice",
    },
    bankTitle: "Pay by bank transfer",
    bankText: "Scan the code in your banking app, or copy the details.",
    bankTextPlain: "Copy the details into your banking app.",
    payee: "Payee",
    account: "Account number",
    bic: "BIC (SWIFT)",
    abroad:
      "Paying from a bank outside the Czech Republic? Send CZK to the IBAN, and write the variable symbol into the message for the payee.",
    iban: "IBAN",
    variableSymbol: "Variable symbol",
    amount: "Amount",
    due: "Due date",
    copy: "Copy",
    copyOf: (what: string) => `Copy: ${what}`,
    copied: "Copied",
    copiedOf: (what: string) => `Copied: ${what}`,
    copyFailed: "It couldn’t be copied. Please select the text and copy it by hand.",
    qr: "QR code for the payment (QR Platba)",
    qrCaption:
      "QR Platba, the Czech payment code: banking apps of Czech banks read it and fill in all the details.",
    save: "Save the QR code",
    fileName: (symbol: string) => `payment-${symbol}.png`,
    saveHint: "On this phone? Save the code and open it in your banking app as a picture.",
  },
  {
    mail: {
      account: "na zálohové faktuře ve vašem e-mailu",
    },
    noMail: {
      account: "na zálohové faktuře",
    },
    bankTitle: "Zaplaťte převodem",
    bankText: "Načtěte kód v bankovní aplikaci, nebo si údaje zkopírujte.",
    bankTextPlain: "Zkopírujte si údaje do bankovní aplikace.",
    payee: "Příjemce",
    account: "Číslo účtu",
    bic: "BIC (SWIFT)",
    abroad:
      "Platíte z banky v zahraničí? Pošlete koruny na IBAN a variabilní symbol napište do zprávy pro příjemce.",
    iban: "IBAN",
    variableSymbol: "Variabilní symbol",
    amount: "Částka",
    due: "Splatnost",
    copy: "Kopírovat",
    copyOf: (what: string) => `Kopírovat: ${what}`,
    copied: "Zkopírováno",
    copiedOf: (what: string) => `Zkopírováno: ${what}`,
    copyFailed: "Zkopírovat se nepodařilo. Označte prosím text a zkopírujte ho ručně.",
    qr: "QR kód pro platbu (QR Platba)",
    qrCaption: "QR Platba se všemi údaji",
    save: "Uložit QR kód",
    fileName: (symbol: string) => `platba-${symbol}.png`,
    saveHint: "Jste na telefonu? Kód uložte a v bankovní aplikaci ho načtěte jako obrázek.",
  },
);
