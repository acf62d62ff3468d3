import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { CompanyAnswer, Register, RegisterFault, VatAnswer } from "../companies.contract.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** What the registers answered, until it is asked again. It holds names of people: daily work deletes what is old. */
export const registerAnswers = pgTable(
  "register_answers",
  {
    /** The register and the number: `ares 27074358`. */
    key: text().primaryKey(),
    answer: jsonb().$type<CompanyAnswer | VatAnswer>().notNull(),
    expires_at: moment().notNull(),
  },
  (answer) => [index("register_answers_by_end").on(answer.expires_at)],
);

/** How each register answers; a row from its first question on. */
export const registerStates = pgTable("register_states", {
  register: text().$type<Register>().primaryKey(),
  /** When somebody last needed it. */
  needed_at: moment(),
  last_ok_at: moment(),
  /** What went wrong with the last question; null where nothing did. */
  fault: text().$type<RegisterFault>(),
  failing_since: moment(),
});
