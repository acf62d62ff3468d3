import { implement } from "#kit/server/http/mount.ts";
import { mailsEndpoints } from "../mails.contract.ts";
import { getMail, listMails, resendMail } from "./mails.service.ts";

export const mailsRoutes = implement(mailsEndpoints, {
  list: (context, { query }) => listMails(context, query),
  delivery: async ({ config }) => ({ delivery: config.SMTP_URL ? "smtp" : "files" }) as const,
  get: (context, { params }) => getMail(context, params.id),
  resend: (context, { params, body }) => resendMail(context, params.id, body.state),
});
