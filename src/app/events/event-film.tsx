import { Film } from "#kit/web/ui/film/film.tsx";
import styles from "./event-page.module.css";

interface Props {
  url: string;
  title: string;
  poster: string | null;
}

/** An event's film; nothing where there is none. */
export function EventFilm({ url, title, poster }: Props) {
  if (!url) return null;
  return (
    <div className={styles.film}>
      <Film film={url} title={title} poster={poster} />
    </div>
  );
}
