import { hydrateRoot } from "react-dom/client";
import { Link, Links, Outlet, Scripts, ScrollRestoration } from "react-router";
import { HydratedRouter } from "react-router/dom";

/** The smallest page that React, React DOM and the router make together: the limit of the browser's code. */
export function Root() {
  return (
    <html lang="en">
      <head>
        <Links />
      </head>
      <body>
        <Link to="/">Home</Link>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

Object.assign(window, { Root });
hydrateRoot(document, <HydratedRouter />);
