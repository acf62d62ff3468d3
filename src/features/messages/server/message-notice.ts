import { eq } from "drizzle-orm";
import type { Both } from "#kit/contract/language/language.ts";
import type { MakeNotice } from "#kit/server/feature.ts";
import { contactMessages } from "./messages.table.ts";

const NEW_MESSAGE: Both<string> = { en: "New message", cs: "Nová zpráva" };

/** `about`: the message's id. Nothing of its text but the subject. */
export const noticeOfMessage: MakeNotice = async ({ db }, about, language) => {
  const { id, name, subject } = contactMessages;
  const [message] = await db
    .select({ id, name, subject })
    .from(contactMessages)
    .where(eq(id, Number(about)));
  if (!message) return null;
  return {
    title: NEW_MESSAGE[language],
    text: [message.name, message.subject].filter(Boolean).join(": "),
    path: `/admin/messages?message=${message.id}`,
  };
};
