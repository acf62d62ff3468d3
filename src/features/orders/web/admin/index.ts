export { type CustomerMail, useCustomerMail } from "./use-customer-mail.ts";
