/** A table inside a product's text, such as its sizes. Pure. */

export interface TextTable {
  /** The text without the table's lines. */
  text: string;
  head: string[];
  rows: string[][];
}

/**
 * Takes the lines with `|` out of a text: the first is the head of a table, the others are its rows. Without a row
 * there is no table, and the text stays as it is.
 */
export function textTable(text: string): TextTable {
  const lines = text.split("\n");
  const isRow = (line: string) => line.includes("|");
  const [head = [], ...rows] = lines.filter(isRow).map(cellsOf);
  if (rows.length === 0) return { text, head: [], rows: [] };
  const rest = lines.filter((line) => !isRow(line));
  return {
    text: rest.join("\n").trim(),
    head,
    rows: rows.map((row) => head.map((_, place) => row[place] ?? "")),
  };
}

/** `| S | 50 cm |` and `S | 50 cm` are the same. */
function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}
