export { mailsAbout } from "./mails.service.ts";
