import { LANGUAGE_COOKIE } from "#kit/contract/language/language-cookie.ts";
import { useWords } from "#kit/web/language/words.ts";
import { KEPT_PAGES } from "#kit/web/offline/kept-pages.ts";
import { STORAGE_KEYS } from "#kit/web/session/storage.ts";
import { cookiesWords } from "../cookies.words.ts";
import styles from "./stored-list.module.css";

/** Everything that the site can leave in a visitor's browser, by its name there. No feature changes such a name. */
export function StoredList() {
  const words = useWords(cookiesWords);
  const { purposes, untilDeleted, untilSignedOut, untilNotRemembered, year, tab } = words;
  const entries = [
    { name: STORAGE_KEYS.language, purpose: purposes.language, duration: untilDeleted },
    { name: LANGUAGE_COOKIE, kind: words.cookie, purpose: purposes.languageCookie, duration: year },
    { name: "cookieConsent", purpose: purposes.cookieConsent, duration: untilDeleted },
    { name: "cart", purpose: purposes.cart, duration: untilDeleted },
    { name: "checkoutForm", purpose: purposes.checkoutForm, duration: tab },
    { name: "checkoutKey", purpose: purposes.checkoutKey, duration: tab },
    { name: "placedOrder", purpose: purposes.placedOrder, duration: tab },
    { name: KEPT_PAGES, kind: words.database, purpose: purposes.keptPages, duration: words.untilRidden },
    // Named by the router.
    { name: "react-router-scroll-positions", purpose: purposes.scroll, duration: tab },
    { name: "remix-router-transitions", purpose: purposes.transitions, duration: tab },
    { name: STORAGE_KEYS.accessToken, purpose: purposes.accessToken, duration: untilSignedOut },
    { name: STORAGE_KEYS.refreshToken, purpose: purposes.refreshToken, duration: untilSignedOut },
    { name: STORAGE_KEYS.user, purpose: purposes.user, duration: untilSignedOut },
    { name: "rememberedEmail", purpose: purposes.rememberedEmail, duration: untilNotRemembered },
    { name: "rememberedPassword", purpose: purposes.rememberedPassword, duration: untilNotRemembered },
    { name: "signIn", kind: words.database, purpose: purposes.rememberedKey, duration: untilNotRemembered },
  ];
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.purpose}</th>
            <th scope="col">{words.duration}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ name, kind, purpose, duration }) => (
            <tr key={`${name} ${kind}`}>
              <th scope="row">
                <code>{name}</code>
                {kind && <span className={styles.kind}>{kind}</span>}
              </th>
              <td>{purpose}</td>
              <td>{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{words.office}</p>
    </>
  );
}
