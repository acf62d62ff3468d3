import type { Seller } from "#features/orders/index.ts";
import { countryName, splitCountry } from "#kit/contract/companies/address-country.ts";
import { addressParts } from "../../address-parts.ts";
import type { DocumentCustomer } from "../../invoice-content.ts";

/** Nodes of an ISDOC document: the order of keys is the order that the schema asks for. */
export type Node = { [name: string]: string | Node | Node[] };

export function supplierParty(seller: Seller): Node {
  return {
    Party: {
      PartyIdentification: { ID: seller.company_id },
      PartyName: { Name: seller.name },
      PostalAddress: postalAddress(seller.address, seller.vat_id),
      ...taxScheme(seller.vat_id),
      ...(seller.register && { RegisterIdentification: { Preformatted: seller.register } }),
      ...contact("", seller.phone, seller.email),
    },
  };
}

/** A firm by its name and numbers, with the person who ordered as its contact; a person by their name. */
export function customerParty({
  name,
  company,
  company_id = "",
  vat_id = "",
  ...rest
}: DocumentCustomer): Node {
  return {
    Party: {
      PartyIdentification: { ID: company_id },
      PartyName: { Name: company || name },
      PostalAddress: postalAddress(rest.address, vat_id),
      ...taxScheme(vat_id),
      ...contact(name, rest.phone, rest.email),
    },
  };
}

function postalAddress(address: string, vatId: string): Node {
  const { rest, country } = splitCountry(address, vatId);
  const { street, number, city, postalCode } = addressParts(rest, country);
  return {
    StreetName: street,
    BuildingNumber: number,
    CityName: city,
    PostalZone: postalCode,
    Country: { IdentificationCode: country, Name: countryName(country) },
  };
}

function taxScheme(vatId: string): Node {
  return vatId ? { PartyTaxScheme: { CompanyID: vatId, TaxScheme: "VAT" } } : {};
}

function contact(name: string, phone = "", email = ""): Node {
  const said = {
    ...(name && { Name: name }),
    ...(phone && { Telephone: phone }),
    ...(email && { ElectronicMail: email }),
  };
  return Object.keys(said).length > 0 ? { Contact: said } : {};
}
