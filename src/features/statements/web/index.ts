export { StatementForm } from "./statement-form.tsx";
