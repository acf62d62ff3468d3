import { formatDay } from "#kit/contract/time/format-date.ts";
import { drawPageNumbers, flowing } from "#kit/server/pdf/flow.ts";
import { drawPdf, INK, PAGE, type TextStyle } from "#kit/server/pdf/pdf-pen.ts";
import { PAGE_NAMES } from "../page-names.ts";
import type { TermsContent } from "./terms-content.ts";

const WIDTH = PAGE.right - PAGE.left;
const BODY: TextStyle = { size: 9.5, width: WIDTH };

/**
 * The terms on paper: what the law wants the customer to have on a lasting medium. Called by name on the drawing
 * thread.
 * @public
 */
export function termsPdf({ language, title, since, undated, seller, parts }: TermsContent): Promise<Buffer> {
  const facts = { title, author: seller[0]?.[1] ?? "", language, day: since };
  return drawPdf(facts, (pen) => {
    const { root, write } = pen;
    let y = write(root, "H1", title, PAGE.left, PAGE.top, { font: "display", size: 26, width: WIDTH });
    const valid = `${PAGE_NAMES[language].since} ${formatDay(since, language)}`;
    if (!undated) y = write(root, "P", valid, PAGE.left, y, { ...BODY, colour: INK.muted });
    y += 10;
    for (const [label, value] of seller) y = write(root, "P", `${label}: ${value}`, PAGE.left, y, BODY);
    flowing(pen, y, language).parts(parts);
    drawPageNumbers(pen, title);
  });
}
