/** An address in one line as the parts that data formats ask for. Pure. */

export interface AddressParts {
  street: string;
  /** House number. */
  number: string;
  city: string;
  postalCode: string;
}

const CZECH_CODE = /(?:^|\s)(\d{3}) ?(\d{2})(?=\s|$)/;
/** They write their codes as 110 00. */
const WITH_SUCH_CODES = ["CZ", "SK"];

/**
 * `Děčínská 1, Česká Lípa, 470 01` and `Závodní 12, 470 01 Česká Lípa` -> their parts. What can't be told apart
 * stays in the street, so that nothing is lost.
 */
export function addressParts(address: string, country = "CZ"): AddressParts {
  const parts = address
    .split(/[,\n]/)
    // Spaces of all kinds: pasted and filled-in addresses have no-break ones.
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  const [first = "", ...rest] = parts;
  const hasCode = WITH_SUCH_CODES.includes(country);
  const coded = hasCode ? rest.findIndex((part) => CZECH_CODE.test(part)) : -1;
  if (coded < 0) {
    // Street, city and code of another country, as the checkout joins them.
    const [city = "", postalCode = "", ...more] = rest;
    return { ...house([first, ...more].join(", ")), city, postalCode };
  }
  const found = rest[coded] as string;
  const [, area, place] = CZECH_CODE.exec(found) as unknown as [string, string, string];
  const beside = found.replace(CZECH_CODE, " ").trim();
  const others = rest.filter((_, index) => index !== coded);
  const city = beside || (others.pop() ?? "");
  return { ...house([first, ...others].join(", ")), city, postalCode: `${area} ${place}` };
}

function house(street: string): Pick<AddressParts, "street" | "number"> {
  const number = street.split(/\s/).at(-1) as string;
  const before = street.slice(0, -number.length).trimEnd();
  return /^\d[\w/-]*$/.test(number) && /\D$/.test(before)
    ? { street: before, number }
    : { street, number: "" };
}
