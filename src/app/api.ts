import { accountsRoutes } from "#features/accounts/server/accounts.routes.ts";
import { carsRoutes } from "#features/cars/server/cars.routes.ts";
import { productsRoutes } from "#features/products/server/products.routes.ts";
import { teamMembersRoutes } from "#features/team-members/server/team-members.routes.ts";
import type { Implementation } from "#kit/server/http/mount.ts";

/** The API: every feature's endpoints with their handlers. */
export const implementations: Implementation[] = [
  accountsRoutes,
  carsRoutes,
  teamMembersRoutes,
  productsRoutes,
];
