export { lastBooksCheck } from "./check-books.ts";
