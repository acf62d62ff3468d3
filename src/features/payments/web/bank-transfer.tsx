import { ibanInFours } from "#kit/contract/money/bank-numbers.ts";
import { formatMoney } from "#kit/contract/money/money.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import { QrCode } from "#kit/web/ui/pictures/qr-code.tsx";
import { bankTransferWords } from "../bank-transfer.words.ts";
import styles from "./bank-transfer.module.css";
import { CopyButton } from "./copy-button.tsx";

/** Blank where the settings have none. */
interface TransferDetails {
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
  const details = [
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
  ];
  return (
    <section aria-labelledby="bank-title" className={styles.transfer}>
      <div className={styles.text}>
        <h2 id="bank-title" className={styles.title}>
          {words.bankTitle}
        </h2>
        <p>{payment.spayd ? words.bankText : words.bankTextPlain}</p>
      </div>
      {payment.spayd && <PaymentCode spayd={payment.spayd} />}
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
    </section>
  );
}

/** The QR code of a payment; without it the details below serve. */
function PaymentCode({ spayd }: { spayd: string }) {
  const words = useWords(bankTransferWords);
  return (
    <figure className={styles.code}>
      <div className={styles.square}>
        <QrCode text={spayd} label={words.qr} />
      </div>
      <figcaption>{words.qrCaption}</figcaption>
    </figure>
  );
}
