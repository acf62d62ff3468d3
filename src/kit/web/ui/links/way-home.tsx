import { useWords } from "../../language/words.ts";
import { ButtonLink } from "../buttons/button-link.tsx";
import { uiWords } from "../ui.words.ts";

/** The way on from a page that has nothing to show yet. */
export function WayHome() {
  const words = useWords(uiWords);
  return (
    <ButtonLink to="/" variant="quiet">
      {words.home}
    </ButtonLink>
  );
}
