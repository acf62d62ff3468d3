export { languageOfOrderPage } from "./order-page-language.ts";
