import type { Endpoint } from "#kit/contract/endpoint.ts";
import { may, ROLES, type Role } from "#kit/contract/roles.ts";

/** What each role may call, as a page of the documentation. */
export function rolesPage(endpoints: Endpoint[]): string {
  const sorted = endpoints.toSorted(
    (a, b) => a.path.localeCompare(b.path, "en") || a.method.localeCompare(b.method, "en"),
  );
  const lines = sorted.map((endpoint) => {
    const cells = ROLES.map((role) => cellOf(endpoint, role));
    return `| \`${endpoint.method} ${endpoint.path}\` | ${[...cells, visitors(endpoint)].join(" | ")} |`;
  });
  return `${HEAD}${lines.join("\n")}\n`;
}

function cellOf(endpoint: Endpoint, role: Role): string {
  if (endpoint.access === "open") return "yes";
  if (endpoint.access === "public")
    return endpoint.method === "GET" && endpoint.roles && may([role], endpoint.roles) ? "all" : "yes";
  return may([role], endpoint.roles) ? "yes" : "403";
}

function visitors({ access }: Endpoint): string {
  return access === "admin" ? "401" : "yes";
}

const HEAD = `# Who may call what

Made from the contracts by \`src/app/promises/roles.api.test.ts\`, which also tries every line; \`npx vitest run --project api-embedded src/app/promises/roles.api.test.ts -u\` writes it anew. What the roles are: \`docs/decisions/0049-people-and-roles.md\`.

"all": also what visitors don't see, such as drafts. Of the log of changes and the list of translations each role gets the kinds of records that it works with. A visitor is anybody without a valid token: nobody signed in, or an account that has ended.

| call | ${ROLES.join(" | ")} | visitor |
|---|${"---|".repeat(ROLES.length)}---|
`;
