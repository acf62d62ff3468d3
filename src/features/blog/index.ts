export { categoryName } from "./blog-names.ts";
