import { ContentTypeScreen } from "#kit/web/editor/records/content-type-screen.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { sponsors } from "../../sponsors.content.ts";
import { sponsorsAdminWords } from "./sponsors-admin.words.ts";

/** /admin/sponsors: list and form of sponsors. */
export default function SponsorsScreen() {
  return <ContentTypeScreen content={sponsors} words={useWords(sponsorsAdminWords)} page="/#sponsors" />;
}
