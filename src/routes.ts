import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("app/layouts/public-layout.tsx", [
    index("app/home/home-page.tsx"),
    route("*", "app/not-found/not-found-page.tsx"),
  ]),
] satisfies RouteConfig;
