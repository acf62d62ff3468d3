import { redirect } from "react-router";

/** Any unknown admin path goes to the dashboard (spec/back-office.md section 2). */
export function clientLoader() {
  throw redirect("/admin");
}
clientLoader.hydrate = true as const;

export default function UnknownAdminPath() {
  return null;
}
