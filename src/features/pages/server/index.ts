export { hasBuiltInPages, storeBuiltInPages, storeOwnPage } from "./built-in-pages.ts";
export { type TermsVersion, versionRows } from "./page-versions.ts";
export { safetyRules } from "./safety-rules.ts";
export { ownPages } from "./shown-page.ts";
export { termsAttachment } from "./terms-attachment.ts";
export { type TermsContent, termsFrom } from "./terms-content.ts";
