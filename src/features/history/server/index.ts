export type { LoggedTypes, Restores } from "./restores.ts";
