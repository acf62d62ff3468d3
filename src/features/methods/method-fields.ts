import { activeField, orderField, textField } from "#kit/contract/content/content-fields.ts";

/** What ways of shipping and ways of paying declare alike: one screen for both, a name, their order. */
export const methodFacts = {
  feature: "methods",
  title: "name" as const,
  roles: ["shop"] as const,
  addressOf: () => "/admin/shipping-and-payment",
  texts: {
    name: textField({
      label: { en: "Name", cs: "Název" },
      required: { en: "Name is required in both languages", cs: "Název je povinný v obou jazycích" },
    }),
  },
  logged: { names: { en: "Name", cs: "Název" } },
};

/** Their last fields. */
export const methodFields = { display_order: orderField(), is_active: activeField() };
