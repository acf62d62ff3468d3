import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  buildDirectory: "build",
  ssr: true,
  // The whole list of routes comes with the first page: a click never waits for it.
  routeDiscovery: { mode: "initial" },
  // A page's code in one file: its `clientLoader` waits for nothing and is no reason for another request.
  splitRouteModules: false,
} satisfies Config;
