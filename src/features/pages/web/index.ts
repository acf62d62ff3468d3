export { PageText } from "./page-text.tsx";
export { pageQuery } from "./pages.queries.ts";
