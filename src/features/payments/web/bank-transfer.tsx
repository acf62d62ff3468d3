import { ibanInFours } from "#kit/contract/money/bank-numbers.ts";
import { formatMoney } from "#kit/contract/money/money.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { useHydrated } from "#kit/web/ui/hydration/use-hydrated.ts";
import { QrCode } from "#kit/web/ui/pictures/qr-code.tsx";
import { saveQrCode } from "#kit/web/ui/pictures/save-qr-code.ts";
import { bankTransferWords } from "../bank-transfer.words.ts";
import styles from "./bank-transfer.module.css";
import { CopyButton } from "./copy-button.tsx";

/** Blank where the settings have none. */
interface TransferDetails {
  /** Absent in what an earlier version of the page has kept. */
  payee?: string;
  bic?: string;
  account: string;
  iban: string;
  variable_symbol: string;
  /** CZK. */
  amount: number;
  due_date: string;
  /** The text of the QR code; blank: no code. */
  spayd: string;
}

/** Everything to pay by with one glance at a phone: QR code, account, symbol, amount, day; each can be copied. */
export function BankTransfer({ payment }: { payment: TransferDetails }) {
  const words = useWords(bankTransferWords);
  const told = useMailWords(words);
  const { language } = useLanguage();
  const { payee = "", bic = "" } = payment;
  const details = [
    ...(payee ? [{ label: words.payee, shown: payee, copied: payee }] : []),
    { label: words.account, shown: payment.account || told.account, copied: payment.account },
    { label: words.variableSymbol, shown: payment.variable_symbol, copied: payment.variable_symbol },
    {
      label: words.amount,
      shown: formatMoney(payment.amount, language),
      copied: payment.amount.toFixed(2),
    },
    { label: words.due, shown: formatDay(payment.due_date, language), copied: payment.due_date },
    ...(payment.iban
      ? [{ label: words.iban, shown: ibanInFours(payment.iban), copied: payment.iban.replace(/\s/g, "") }]
      : []),
    ...(bic ? [{ label: words.bic, shown: bic, copied: bic }] : []),
  ];
  return (
    <section aria-labelledby="bank-title" className={styles.transfer}>
      <div className={styles.text}>
        <h2 id="bank-title" className={styles.title}>
          {words.bankTitle}
        </h2>
        <p>{payment.spayd ? words.bankText : words.bankTextPlain}</p>
      </div>
      {payment.spayd && <PaymentCode spayd={payment.spayd} symbol={payment.variable_symbol} />}
      <dl className={styles.details}>
        {details.map(({ label, shown, copied }) => (
          <div key={label} className={styles.detail}>
            <dt>{label}</dt>
            <dd className={styles.value}>{shown}</dd>
            {copied && (
              <dd>
                <CopyButton what={label} text={copied} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {payment.iban && <p className={styles.abroad}>{words.abroad}</p>}
    </section>
  );
}

/** The QR code of a payment; without it the details below serve. */
function PaymentCode({ spayd, symbol }: { spayd: string; symbol: string }) {
  const words = useWords(bankTransferWords);
  const hydrated = useHydrated();
  return (
    <figure className={styles.code}>
      <div className={styles.square}>
        <QrCode text={spayd} label={words.qr} />
      </div>
      <figcaption>{words.qrCaption}</figcaption>
      <Button
        variant="quiet"
        size="small"
        disabled={!hydrated}
        onClick={() => void saveQrCode(spayd, words.fileName(symbol))}
      >
        {words.save}
      </Button>
      <p className={styles.hint}>{words.saveHint}</p>
    </figure>
  );
}
