import { implement } from "#kit/server/http/mount.ts";
import { productsEndpoints } from "../products.contract.ts";
import { getProduct, listProducts } from "./products.service.ts";
import {
  createProduct,
  orderProducts,
  removeProduct,
  updateProduct,
  updateProducts,
} from "./save-product.ts";
import { setStock } from "./stock/set-stock.ts";

export const productsRoutes = implement(productsEndpoints, {
  list: (context, { query }) => listProducts(context, query.featured ?? false),
  get: (context, { params }) => getProduct(context, params.slug),
  create: (context, { body }) => createProduct(context, body),
  update: (context, { params, body }) => updateProduct(context, params.slug, body),
  updateMany: (context, { body }) => updateProducts(context, body.records),
  setStock: (context, { params, body }) => setStock(context, params.slug, body.counts),
  remove: (context, { params }) => removeProduct(context, params.slug),
  reorder: (context, { body }) => orderProducts(context, body.ids),
});
