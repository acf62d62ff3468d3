import { z } from "zod";
import { says } from "#kit/contract/validation/says.ts";

/** An e-mail as accounts have it: in small letters, so that one address is one account however it is typed. */
export const email = z
  .string(says({ en: "The e-mail is required.", cs: "E-mail je povinný." }))
  .trim()
  .toLowerCase()
  .max(254, says({ en: "This e-mail is too long.", cs: "Tento e-mail je příliš dlouhý." }))
  .pipe(z.email(says({ en: "This is not an e-mail address.", cs: "Toto není e-mailová adresa." })));
