import { createContext, useContext } from "react";
import { may, type Role, type Roles } from "#kit/contract/roles.ts";

/** What is ticked for who is signed in; the frame of the back office provides it. */
export const MyRoles = createContext<readonly Role[]>(["owner"]);

/** The name of who is signed in; the frame provides it. Blank while it is not known. */
export const MyName = createContext("");

/** Whether who is signed in may do what these roles may. Only a courtesy: the API guards every call. */
export function useMay(roles: Roles): boolean {
  return may(useContext(MyRoles), roles);
}
