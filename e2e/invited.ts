import { type Browser, expect, type Page } from "@playwright/test";
import type { Site } from "./site.ts";

/** The newest link that the outbox has for an address. */
export async function linkFor(site: Site, email: string): Promise<string> {
  let link = "";
  await expect
    .poll(async () => {
      const mail = (await site.mails()).filter((each) => each.includes(`To: ${email}`)).at(-1) ?? "";
      const text = mail.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
      link = /https?:\S+\/team-access\S*#[\w-]{43}/.exec(text)?.[0] ?? "";
      return link;
    })
    .not.toBe("");
  return link;
}

/** A telephone or laptop of somebody else. */
export async function otherDevice(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize() });
  return context.newPage();
}
