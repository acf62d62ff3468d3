import type { Both, Language } from "#kit/contract/language/language.ts";

const TEXTS: Both<{ subject: string; text: string }> = {
  en: {
    subject: "Test e-mail from your site",
    text: "Hello,\n\nThis is the test e-mail that you asked for. If you’re reading it in your inbox, your customers will get theirs too.\n\nDid it land in your spam folder? Ask whoever runs your domain to set up SPF, DKIM and DMARC records.\n",
  },
  cs: {
    subject: "Zkušební e-mail z vašeho webu",
    text: "Dobrý den,\n\ntoto je zkušební e-mail, o který jste požádali. Pokud ho čtete ve své schránce, dorazí i vašim zákazníkům ty jejich.\n\nSpadl do spamu? Požádejte toho, kdo spravuje vaši doménu, o záznamy SPF, DKIM a DMARC.\n",
  },
};

/** A mail that proves that mails go out. */
export const testMail = (language: Language) => TEXTS[language];
