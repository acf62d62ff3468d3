import { redirectDocument } from "react-router";
import { tokens } from "./tokens.ts";

/** For a route's loader: sends visitors to the sign-in screen. Only a courtesy: the API guards every call. */
export function teamOnly(): null {
  if (!tokens.access() && !tokens.refresh()) throw redirectDocument("/login");
  return null;
}
