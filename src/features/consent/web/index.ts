export { type Consent, setConsent, useConsent } from "./consent-store.ts";
