import { footerPagesQuery } from "#features/pages/web/pages.queries.ts";
import { useSettings } from "#features/settings/web/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { TyreMarks } from "#kit/web/ui/tyre-marks.tsx";
import { Logo } from "../header/logo.tsx";
import { NavLinks } from "../header/nav-links.tsx";
import { layoutWords } from "../layout.words.ts";
import { useTeam } from "../use-team.ts";
import styles from "./site-footer.module.css";
import { SocialLinks } from "./social-links.tsx";

const LEGAL = ["terms", "guarantee", "privacy", "cookies", "accessibility"] as const;

/** The end of every public page. */
export function SiteFooter() {
  const words = useWords(layoutWords);
  const { name, email, claim, credit } = useTeam();
  const { newsletter } = useSettings().settings;
  const { data: own = [] } = useApiQuery(footerPagesQuery);
  return (
    <>
      <TyreMarks shape="hook" />
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <div className={styles.team}>
            <Logo />
            {claim && <p className={styles.claim}>{claim}</p>}
            <SocialLinks />
          </div>
          <nav aria-labelledby="footer-sections">
            <h2 id="footer-sections" className={styles.title}>
              {words.sections}
            </h2>
            <NavLinks menu="menu_footer" className={styles.sections}>
              {newsletter === "on" && (
                <li>
                  <SiteLink to="/newsletter">{words.newsletter}</SiteLink>
                </li>
              )}
              {own.map(({ slug, title }) => (
                <li key={slug}>
                  <SiteLink to={`/page/${slug}`}>{title}</SiteLink>
                </li>
              ))}
            </NavLinks>
          </nav>
          <nav aria-labelledby="footer-legal">
            <h2 id="footer-legal" className={styles.title}>
              {words.legalTitle}
            </h2>
            <ul className={styles.legal}>
              {LEGAL.map((page) => (
                <li key={page}>
                  <SiteLink to={`/${page}`}>{words[page]}</SiteLink>
                </li>
              ))}
            </ul>
            <ButtonLink to="/withdrawal" variant="quiet" size="small" className={styles.withdrawal}>
              {words.withdrawal}
            </ButtonLink>
          </nav>
          <p className={styles.credits}>
            © {name}. {credit}
            {email && (
              <>
                {" "}
                {words.write} <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
          </p>
        </div>
      </footer>
    </>
  );
}
