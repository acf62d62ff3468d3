import { caller } from "./api-calls.ts";
import { filmOfCode } from "./camera-film.ts";
import { expect, expectSound, signIn, test } from "./fixtures.ts";
import type { Site } from "./site.ts";

const WORDS = {
  en: {
    find: "Code, name or order number",
    use: "Mark as used",
    usedNow: "The voucher is now used.",
    usedState: "Used",
    usedAlready: /This voucher was already used: .+/,
    undo: "Take the use back",
    reason: "Why it is taken back",
    send: "Take it back",
    undone: "The use was taken back; the voucher can be used again.",
    typo: "This is no voucher code. Please check it for a typing error.",
    close: "Close",
    scan: "Scan with the camera",
    cameraFails: /Type the code instead|or type the code/,
  },
  cs: {
    find: "Kód, jméno nebo číslo objednávky",
    use: "Označit jako použitý",
    usedNow: "Poukaz je teď použitý.",
    usedState: "Použitý",
    usedAlready: /Tento poukaz už byl použit: .+/,
    undo: "Vzít použití zpět",
    reason: "Proč se bere zpět",
    send: "Vzít zpět",
    undone: "Použití je vzaté zpět, poukaz jde použít znovu.",
    typo: "Tohle není kód poukazu. Zkontrolujte prosím, jestli v něm není překlep.",
    close: "Zavřít",
    scan: "Načíst fotoaparátem",
    cameraFails: /Napište místo toho kód|nebo napište kód/,
  },
};

/** A paid order of one ride; answers its voucher's code and how to take it all away again. */
async function sellRide(site: Site) {
  const call = await caller(site);
  const list = async (path: string) => (await call("GET", path)) as { id: number; price: number }[];
  const product = (await call("GET", "/products/drift-taxi")) as { id: string; price: number };
  const [shipping] = await list("/orders/shipping-methods");
  const [payment] = await list("/orders/payment-methods");
  const { orderId } = (await call("POST", "/orders", {
    customer: {
      name: "Božena Čermáková",
      email: "bozena@example.cz",
      phone: "777 123 456",
      address: "Jánská 5, Česká Lípa, 470 01",
    },
    items: [{ id: product.id, quantity: 1, price: product.price }],
    shipping_method: shipping?.id,
    payment_method: payment?.id,
    total: product.price + (shipping?.price ?? 0),
  })) as { orderId: number };
  await call("POST", `/orders/admin/orders/${orderId}/paid`, { how: "cash" });
  const found = (await call("GET", `/vouchers?q=${String(orderId).padStart(10, "0")}`)) as {
    vouchers: { code: string }[];
  };
  const code = found.vouchers[0]?.code ?? "";
  const own = `/orders/admin/orders/${orderId}`;
  // An invoiced order is deleted only after its money went back.
  const remove = async () => {
    await call("PATCH", own, { status: "cancelled" });
    await call("POST", `${own}/refunded`, {});
    await call("DELETE", own);
  };
  return { call, code, remove };
}

test.describe("at the track", () => {
  test.use({ expectedFaults: [/409|404/] });

  test("a voucher is found by its code, used once, and a mistake is taken back", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const t = WORDS[language];
    const { call, code, remove } = await sellRide(site);
    await page.goto("/admin/vouchers");
    const answer = await page.request.get("/admin/vouchers");
    expect(answer.headers()["permissions-policy"]).toBe("camera=(self)");
    expect((await page.request.get("/admin/orders")).headers()["permissions-policy"]).toBe("camera=()");
    await page.getByRole("searchbox", { name: t.find }).fill(code.toLowerCase().replaceAll("-", " "));
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Božena Čermáková");
    await expectSound(page);
    // Somebody else at the gate was quicker.
    await call("POST", `/vouchers/${code}/use`);
    await dialog.getByRole("button", { name: t.use }).click();
    await expect(dialog.getByText(t.usedAlready)).toBeVisible();
    await dialog.getByRole("button", { name: t.undo }).click();
    await dialog.getByRole("textbox", { name: t.reason }).fill("wrong guest");
    await dialog.getByRole("button", { name: t.send }).click();
    await expect(dialog.getByText(t.undone)).toBeVisible();
    await dialog.getByRole("button", { name: t.use }).click();
    await expect(dialog.getByText(t.usedNow)).toBeVisible();
    await expect(dialog.getByText(t.usedState, { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: t.close }).first().click();
    await page.goto("/admin/vouchers?code=7777-7777-7772");
    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(t.typo);
    await remove();
  });

  test("the camera reads a voucher's code, in a browser that has no detector of its own @once", async ({
    playwright,
    launchOptions,
    contextOptions,
    language,
    site,
  }) => {
    const t = WORDS[language];
    const { code, remove } = await sellRide(site);
    const film = await filmOfCode(code);
    const camera = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];
    const args = [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${film.file}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await (await browser.newContext(contextOptions)).newPage();
    await page.context().addCookies([{ name: "language", value: language, url: site.url }]);
    await signIn(page, site);
    await page.goto(`${site.url}/admin/vouchers`);
    expect(await page.evaluate(() => "BarcodeDetector" in globalThis)).toBe(false);
    await page.getByRole("button", { name: t.scan }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: t.use })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(code));
    await browser.close();
    await film.remove();
    await remove();
  });

  test("without a camera the code is asked for @once", async ({ adminPage: page, language }) => {
    const t = WORDS[language];
    await page.goto("/admin/vouchers");
    await page.getByRole("button", { name: t.scan }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText(t.cameraFails);
  });
});
