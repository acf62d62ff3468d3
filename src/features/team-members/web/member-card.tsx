import { useId, useState } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import { teamMembersWords } from "../team-members.words.ts";
import styles from "./member-card.module.css";
import { memberPath, memberQuery, type PublicMember } from "./team-members.queries.ts";

/** Phones with three device pixels per CSS pixel get pictures for two: the third is not seen, but costs bytes. */
const SIZES =
  "(min-width: 90rem) 20rem, (min-width: 60rem) 22vw, (min-width: 40rem) 50vw, (min-resolution: 2.5dppx) 34vw, 50vw";

/**
 * A person of the team. Hovering, focusing or touching the card reveals the description and the profiles;
 * the whole card is the button that does it.
 */
export function MemberCard({ member }: { member: PublicMember }) {
  const words = useWords(teamMembersWords);
  const [open, setOpen] = useState(false);
  const details = useId();
  const name = member.name.trim() || words.unnamed;
  const profiles = (
    [
      { network: "Instagram", icon: "instagram", url: member.instagram_url.trim() },
      { network: "Facebook", icon: "facebook-f", url: member.facebook_url.trim() },
    ] as const
  ).filter(({ url }) => url);
  const description = member.description.trim();
  const hasMore = description !== "" || profiles.length > 0 || member.has_page;
  return (
    <article className={styles.card} data-open={open}>
      <Picture
        path={member.image_path}
        alt={member.image_alt}
        placeholder="person"
        sizes={SIZES}
        fill
        className={styles.picture}
      />
      {hasMore && (
        <button
          type="button"
          aria-label={words.about(name)}
          aria-expanded={open}
          aria-controls={details}
          className={styles.toggle}
          onClick={() => setOpen(!open)}
        >
          <Icon icon="plus" className={styles.sign} />
        </button>
      )}
      <div className={styles.plate}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.position}>{member.position}</p>
        {hasMore && (
          <div id={details} className={styles.details}>
            <div className={styles.inner}>
              {description && <p className={styles.description}>{description}</p>}
              {profiles.length > 0 && (
                <ul className={styles.profiles}>
                  {profiles.map(({ network, icon, url }) => (
                    <li key={network}>
                      <a href={url} target="_blank" rel="noopener">
                        <Icon icon={icon} label={words.profile(name, network)} />
                      </a>
                    </li>
                  ))}
                </ul>
              )}
              {member.has_page && (
                <SiteLink to={memberPath(member)} queries={[memberQuery(member.slug)]} className={styles.way}>
                  {words.page}
                  <VisuallyHidden>{words.pageOf(name)}</VisuallyHidden>
                </SiteLink>
              )}
            </div>
          </div>
        )}
      </div>
    </article>
  );
}
