export { passkeysWords } from "./admin/passkeys/passkeys.words.ts";
export { usePasskeyOffer } from "./use-passkey-offer.ts";
