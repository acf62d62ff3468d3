import type { Role } from "./roles.ts";

/** Who is named in the log of changes where nobody of the team did it: a job that runs by itself. */
export const PROGRAM: User = { id: 0, email: "", name: "Paddock", roles: ["owner"] };

/** Somebody who is signed in. */
export interface User {
  id: number;
  email: string;
  name: string;
  /** What is ticked for them. */
  roles: Role[];
}
