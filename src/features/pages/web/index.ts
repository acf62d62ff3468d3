export { PageText } from "./page-text.tsx";
export { footerPagesQuery, pageQuery } from "./pages.queries.ts";
