import { expect, test } from "vitest";
import {
  CHECKOUT_FIELDS,
  destination,
  firstInvalidField,
  oddities,
  orderBody,
  readValues,
  serverErrors,
  validationErrorsOf,
} from "./checkout-values.ts";

const filled = {
  name: " Jana Nováková ",
  email: "jana@example.cz",
  phone: "+420 777 123 456",
  address: "Hlavní 12",
  city: "Česká Lípa",
  postalCode: "470 01",
  country: "CZ",
  shipping: "2",
  payment: "1",
  pickupPoint: "",
  pickupPointName: "",
  forCompany: "",
  companyName: "",
  companyId: "",
  vatId: "",
};

const firm = {
  ...filled,
  forCompany: "yes",
  companyName: " Pneu s.r.o. ",
  companyId: "270 74 358",
  vatId: "",
};

const texts = { en: { name: "Cap", description: "Six panels" }, cs: { name: "Kšiltovka", description: "" } };
const lines = [
  {
    id: "team-cap",
    price: 490.1,
    quantity: 3,
    image_path: "/media/cap.jpg",
    translations: texts,
    slug: "cap",
  },
  { id: "drift-taxi-1", price: 5000, quantity: 1, image_path: null, translations: texts, slug: null },
];

test("the payload has the spec's shape, the address joined by commas, the total with shipping", () => {
  expect(orderBody(filled, lines, 79)).toEqual({
    customer: {
      name: "Jana Nováková",
      email: "jana@example.cz",
      phone: "+420 777 123 456",
      address: "Hlavní 12, Česká Lípa, 470 01",
    },
    items: [
      { id: "team-cap", quantity: 3, price: 490.1, translations: texts },
      { id: "drift-taxi-1", quantity: 1, price: 5000, translations: texts },
    ],
    shipping_method: 2,
    payment_method: 1,
    total: 6549.3,
  });
});

test("every field is required, blanks alone do not count", () => {
  expect(validationErrorsOf(filled)).toEqual({});
  for (const field of CHECKOUT_FIELDS) {
    expect(validationErrorsOf({ ...filled, [field]: "" })).toEqual({ [field]: "missing" });
    expect(validationErrorsOf({ ...filled, [field]: "  " })).toEqual({ [field]: "missing" });
  }
});

test.each(["jana", "jana@", "@example.cz", "jana@ex ample.cz", "jana@example..cz"])(
  "%s is no e-mail address",
  (email) => expect(validationErrorsOf({ ...filled, email })).toEqual({ email: "notAnEmail" }),
);

test("nothing else is checked", () => {
  expect(validationErrorsOf({ ...filled, phone: "call me", postalCode: "none", name: "1" })).toEqual({});
});

test.each([null, "text", 7, [], { name: 7, city: null }])(
  "a stored form that is none is blank: %j",
  (stored) => {
    expect(Object.values(readValues(stored)).join("")).toBe("");
  },
);

test("a stored form comes back, with what is not of it left out", () => {
  expect(readValues({ ...filled, other: "x" })).toEqual(filled);
});

test("the server's words stand beside the fields they are about", () => {
  const errors = [
    { path: "customer.email", message: "No address." },
    { path: "customer.email", message: "Second." },
    { path: "items.0.id", message: "Gone." },
    { path: "shipping_method", message: "Not offered." },
  ];
  expect(serverErrors(errors)).toEqual({ email: "No address.", shipping: "Not offered." });
});

test("a firm is sent with its numbers without spaces; unticked it is left out, whatever was typed", () => {
  expect(orderBody(firm, lines, 79).customer).toMatchObject({
    company_name: "Pneu s.r.o.",
    company_id: "27074358",
    vat_id: "",
  });
  expect(orderBody({ ...firm, forCompany: "" }, lines, 79).customer).toEqual(
    orderBody(filled, lines, 79).customer,
  );
  expect(validationErrorsOf({ ...firm, forCompany: "", companyId: "1" })).toEqual({});
});

test("a firm needs its name and one of the numbers, each of which is checked", () => {
  expect(validationErrorsOf(firm)).toEqual({});
  expect(validationErrorsOf({ ...firm, companyId: "", vatId: "cz 27074358" })).toEqual({});
  expect(validationErrorsOf({ ...firm, companyName: " ", companyId: "" })).toEqual({
    companyName: "name",
    companyId: "number",
  });
  expect(validationErrorsOf({ ...firm, companyId: "27074359", vatId: "27074358" })).toEqual({
    companyId: "companyId",
    vatId: "vatId",
  });
  expect(firstInvalidField(validationErrorsOf({ ...firm, city: "", companyId: "1" }))).toBe("companyId");
});

test("an order abroad says where, one at home has the specification's payload (15.18)", () => {
  const berlin = {
    ...filled,
    address: "Unter den Linden 1",
    city: "Berlin",
    postalCode: "10117",
    country: "DE",
  };
  expect(orderBody(berlin, lines, 79).customer).toMatchObject({
    address: "Unter den Linden 1, Berlin, 10117",
    country: "DE",
  });
  expect(orderBody(filled, lines, 79).customer).not.toHaveProperty("country");
  expect(destination(berlin)).toBe("DE");
  expect(
    destination({ ...filled, address: "10 Downing Street", city: "London", postalCode: "SW1A 2AA" }),
  ).toBe("GB");
  expect(readValues({ country: "XX" }).country).toBe("");
});

test("what looks mistyped is noticed, and keeps nobody from ordering (15.D)", () => {
  const fine = { phone: false, postalCode: null };
  expect(oddities(filled)).toEqual(fine);
  for (const phone of ["777123456", "00420 777-123-456", "+49 30 901820", ""])
    expect(oddities({ ...filled, phone })).toEqual(fine);
  for (const phone of ["abc", "777 12", "1".repeat(16)])
    expect([phone, oddities({ ...filled, phone }).phone]).toEqual([phone, true]);
  for (const postalCode of ["123", "4700", "abc"])
    expect(oddities({ ...filled, postalCode }).postalCode).toBe("cz");
  expect(oddities({ ...filled, postalCode: "47001" })).toEqual(fine);
  expect(oddities({ ...filled, country: "DE", postalCode: "10117" })).toEqual(fine);
  expect(oddities({ ...filled, country: "DE", postalCode: "x" }).postalCode).toBe("other");
  expect(validationErrorsOf({ ...filled, phone: "abc", postalCode: "123" })).toEqual({});
});
