export type { Restores } from "./restores.ts";
