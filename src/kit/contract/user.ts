import type { Role } from "./roles.ts";

/** Somebody who is signed in. */
export interface User {
  id: number;
  email: string;
  name: string;
  role: Role;
}
