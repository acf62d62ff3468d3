import { expect, test } from "vitest";
import { Api } from "#kit/web/api/api.ts";
import { staticPage } from "#testing/static-page.tsx";
import type { Product } from "../products.contract.ts";
import { ProductCard } from "./cards/product-card.tsx";
import { VoucherCard } from "./cards/voucher-card.tsx";
import { ProductView } from "./product/product-view.tsx";
import { coverOf } from "./product-link.tsx";
import { productQuery } from "./products.queries.ts";

const texts = (name: string, description: string) => ({
  name,
  description,
  what_to_expect: "",
  locations: "",
  availability: "",
  eligibility: "",
});

const product = {
  id: "cap",
  slug: "cap",
  price: 490,
  category: "merchandise",
  is_bestseller: true,
  is_new: true,
  is_active: true,
  is_orderable: true,
  stock: null,
  variants: [],
  is_sold_out: false,
  reduction: null,
  valid_until: null,
  image_path: null,
  photos: [],
  features: ["Cotton", "Steel buckle", "One size", "Embroidered"].map((en) => ({ en, cs: "" })),
  translations: { en: texts("Cap", "Keeps the sun out."), cs: texts("Kšiltovka", "Proti slunci.") },
} as unknown as Product;

test("a card has badges, name, description, price, three features and the button", () => {
  const html = staticPage(<ProductCard product={product} />);
  for (const part of ["Bestseller", "New", "Cap", "Keeps the sun out.", "One size", "Add to Cart"])
    expect(html).toContain(part);
  expect(html).toMatch(/CZK\s490/);
  expect(html).not.toContain("Embroidered");
  expect(staticPage(<ProductCard product={product} />, { language: "cs" })).toMatch(
    /Proti slunci\..*490\sKč/s,
  );
});

test("a product's page has badges, description, price, every feature and the button", () => {
  const html = staticPage(<ProductView product={product} />);
  for (const part of ["Bestseller", "New", "Keeps the sun out.", "Cotton", "Embroidered", "Add to Cart"])
    expect(html).toContain(part);
  expect(html).toMatch(/<h1[^>]*>Cap<\/h1>/);
  expect(html).toMatch(/CZK\s490/);
});

test("goods name who answers for their safety: the maker, or the seller where there is none", () => {
  const nobody = { name: "", address: "", contact: "" };
  const maker = { name: "Guma s.r.o.", address: "Lípa 1", contact: "www.guma.example" };
  const said = (changes: object) =>
    staticPage(<ProductView product={{ ...product, maker: nobody, eu_responsible: nobody, ...changes }} />);
  const own = said({});
  expect(own).toMatch(/Manufacturer<\/dt><dd>[^<]+<\/dd>/);
  expect(own).not.toContain("Responsible person in the EU");
  const foreign = said({ maker, eu_responsible: { ...maker, contact: "eu@guma.example" } });
  for (const part of ["Guma s.r.o., Lípa 1", 'href="https://www.guma.example"', "mailto:eu@guma.example"])
    expect(foreign).toContain(part);
  expect(said({ category: "course" })).not.toContain("Product safety");
});

test("a voucher's last day on sale is not its validity, on the card as on its page (15.16)", () => {
  const voucher = {
    ...product,
    category: "experience",
    valid_until: "2027-03-31",
    is_voucher: true,
    voucher_months: 6,
  } as unknown as Product;
  for (const Shown of [VoucherCard, ProductView]) {
    const en = staticPage(<Shown product={voucher} />).replace(/<[^>]+>/g, "");
    expect(en).toContain("On sale until 31 March 2027");
    expect(en).toContain("Valid for 6 months from payment");
    expect(en).not.toContain("Valid until");
    const cs = staticPage(<Shown product={voucher} />, { language: "cs" })
      .replace(/<[^>]+>/g, "")
      .replaceAll("\u00a0", " ");
    expect(cs).toContain("V prodeji do 31. března 2027");
    expect(cs).toContain("Platí 6 měsíců od zaplacení");
    expect(cs).not.toContain("Platí do");
  }
  const over = staticPage(<ProductView product={{ ...voucher, is_orderable: false }} />);
  expect(over).toContain("This voucher can no longer be bought");
  const shirt = { ...voucher, is_voucher: false, is_orderable: false };
  expect(staticPage(<ProductView product={shirt} />)).toContain("This product can no longer be bought");
  expect(over).not.toContain("from payment");
});

test("the large picture is the first photo, else the cover, else none", () => {
  const photo = { id: 1, image_path: "/media/photo.jpg" };
  expect(coverOf({ photos: [photo] as Product["photos"], image_path: "/media/cover.jpg" })).toBe(
    photo.image_path,
  );
  expect(coverOf({ photos: [], image_path: "/media/cover.jpg" })).toBe("/media/cover.jpg");
  expect(coverOf({ photos: [], image_path: null })).toBeNull();
});

test("an empty answer is no product", async () => {
  for (const body of ["{}", "null"]) {
    const api = new Api({
      transport: async () => new Response(body),
      language: "en",
      base: "",
      checkoutBase: "",
      tokens: null,
      onSignedOut: () => {},
    });
    await expect(productQuery("cap").fetch(api)).rejects.toMatchObject({
      status: 404,
      message: "Product not found",
    });
  }
});
