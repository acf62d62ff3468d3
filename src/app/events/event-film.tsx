import { isWebAddress } from "#kit/contract/validation/web-address.ts";
import { useWords } from "#kit/web/language/words.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import styles from "./event-page.module.css";
import { eventPageWords } from "./event-page.words.ts";

/** The place of an event's film; nothing where there is none. */
export function EventFilm({ url, title }: { url: string; title: string }) {
  const words = useWords(eventPageWords);
  if (!isWebAddress(url)) return null;
  return (
    <div className={styles.film}>
      <ButtonLink href={url} target="_blank" rel="noopener" variant="quiet">
        <Icon icon="play" />
        <span>
          {words.film}
          <VisuallyHidden>{`: ${title}${words.newTab}`}</VisuallyHidden>
        </span>
      </ButtonLink>
    </div>
  );
}
