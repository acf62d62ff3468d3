export { declareAccountingJobs } from "./accounting-jobs.ts";
export { lastBooksCheck } from "./check-books.ts";
