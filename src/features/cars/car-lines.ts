/** What a car's build and its results are made of. Pure. */

export interface CarLine {
  /** Blank where the line names nothing before its first colon. */
  label: string;
  value: string;
}

/** "Gearbox: four-speed" -> label and value, for each line that is not blank; a line without a colon is a value alone. */
export function carLines(text: string): CarLine[] {
  return text.split("\n").flatMap((line) => {
    const [, label = "", value = ""] = /^(?:([^:]*):\s)?(.*)$/s.exec(line.trim()) ?? [];
    return value.trim() ? [{ label: label.trim(), value: value.trim() }] : [];
  });
}
