import { implement } from "#kit/server/http/mount.ts";
import { productsEndpoints } from "../products.contract.ts";
import { getProduct, listProducts } from "./products.service.ts";
import { createProduct, removeProduct, updateProduct } from "./save-product.ts";

export const productsRoutes = implement(productsEndpoints, {
  list: (context, { query }) => listProducts(context, query.featured ?? false),
  get: (context, { params }) => getProduct(context, params.slug),
  create: (context, { body }) => createProduct(context, body),
  update: (context, { params, body }) => updateProduct(context, params.slug, body),
  remove: (context, { params }) => removeProduct(context, params.slug),
});
