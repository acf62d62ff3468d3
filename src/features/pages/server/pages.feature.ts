import { defineFeature } from "#kit/server/feature.ts";
import { declareTermsAttachment } from "./terms-attachment.ts";

export const pages = defineFeature({ name: "pages", jobs: [declareTermsAttachment] });
