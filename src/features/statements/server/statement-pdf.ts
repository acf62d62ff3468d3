import { pragueDay } from "#kit/contract/time/days.ts";
import { formatDay, formatMoment } from "#kit/contract/time/format-date.ts";
import { drawPageNumbers, flowing } from "#kit/server/pdf/flow.ts";
import { drawPdf, INK, PAGE, type Pdf, type TextStyle } from "#kit/server/pdf/pdf-pen.ts";
import { SIGNATURE_FIELD, type StatementContent, type Strokes } from "../statement.ts";
import { STATEMENT_WORDS } from "./statement-words.ts";

const WIDTH = PAGE.right - PAGE.left;
const BODY: TextStyle = { size: 9.5, width: WIDTH };
/** A signature on paper, points. */
const SIGNED = { width: 240, height: 72 };

/** A signed statement on paper, with the whole text of the rules. Called by name on the drawing thread. @public */
export function statementPdf(content: StatementContent): Promise<Buffer> {
  const words = STATEMENT_WORDS[content.language];
  const { language, name, guardian, ride, seller, signature } = content;
  const facts = {
    title: `${words.title}: ${name}`,
    author: seller,
    language,
    day: pragueDay(new Date(content.signed_at)),
  };
  return drawPdf(facts, (pen) => {
    const { root, write } = pen;
    let y = write(root, "H1", words.title, PAGE.left, PAGE.top, { font: "display", size: 26, width: WIDTH });
    const rows: [string, string][] = [
      [words.rider, name],
      [words.born, formatDay(content.born_on, language)],
      ...(content.height === null ? [] : ([[words.height, `${content.height} cm`]] as [string, string][])),
      ...(content.weight === null ? [] : ([[words.weight, `${content.weight} kg`]] as [string, string][])),
      ...(guardian
        ? ([
            [words.guardian, guardian.name],
            [words.relation, guardian.relation],
          ] as [string, string][])
        : []),
      [words.ride, ride.name],
      [words.when, formatMoment(ride.starts_at, language)],
      [words.booking, String(ride.booking)],
      [words.rules, `${content.title}, ${words.since} ${formatDay(content.since, language)}`],
    ];
    y += 6;
    for (const [label, value] of rows) y = write(root, "P", `${label}: ${value}`, PAGE.left, y, BODY) + 1;
    const flow = flowing(pen, y + 4, language);
    flow.parts(content.parts);
    const signer = guardian?.name ?? name;
    flow.heading(`${words.signedAt} ${formatMoment(content.signed_at, language)}`);
    if (content.taken_by) flow.paragraph(`${words.takenBy}: ${content.taken_by}`);
    if (signature.kind === "typed") flow.paragraph(words.typed(signature.name));
    else {
      flow.paragraph(words.drawn(signer));
      flow.figure(words.drawn(signer), SIGNED.height, (pdf, top) => sign(pdf, signature.strokes, top));
    }
    drawPageNumbers(pen, `${words.title}: ${name}`);
  });
}

function sign(pdf: Pdf, strokes: Strokes, top: number): void {
  const scale = Math.min(SIGNED.width / SIGNATURE_FIELD.width, SIGNED.height / SIGNATURE_FIELD.height);
  pdf.lineWidth(1.2).lineCap("round").lineJoin("round").strokeColor(INK.text);
  for (const [first, ...others] of strokes) {
    if (!first) continue;
    const at = ([x, y]: [number, number]) => [PAGE.left + x * scale, top + y * scale] as const;
    pdf.moveTo(...at(first));
    // A single point is a dot.
    for (const point of others.length > 0 ? others : [first]) pdf.lineTo(...at(point));
    pdf.stroke();
  }
}
