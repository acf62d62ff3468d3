export { declareTermsAttachment, termsAttachment } from "./terms-attachment.ts";
export { TERMS_KEYS, type TermsContent, termsFrom } from "./terms-content.ts";
