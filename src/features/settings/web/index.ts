export { usePaysVat, useSettings } from "./use-settings.ts";
