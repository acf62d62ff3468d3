/** Licences that a project under the MIT licence may be delivered with. */
const ALLOWED = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0"],
  ...["CC0-1.0", "Unlicense", "Python-2.0", "Zlib"],
  // Fonts and icons, which are shown, not linked.
  ...["OFL-1.1", "CC-BY-4.0"],
  // sharp's own library, a file of its own that anybody can replace.
  "LGPL-3.0-or-later",
  // libheif-js, which reads iPhone pictures: installed beside the server as it is, so anybody can replace it, too.
  "LGPL-3.0",
]);

/** Packages whose package.json is silent, and what their licence file says. */
const READ_BY_HAND: Record<string, string> = { "png-js": "MIT" };

export interface LockedPackage {
  version?: string;
  license?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Paths of the packages of a lockfile that are these, or come with them. */
export function deliveredPackages(packages: Record<string, LockedPackage>, names: string[]): Set<string> {
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    const path = placeOf(packages, name, from);
    if (!path || found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies } = packages[path] ?? {};
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) add(each, path);
  };
  for (const name of names) add(name, "");
  return found;
}

/** Where Node finds a package: in the one that asks, then further up. */
function placeOf(packages: Record<string, LockedPackage>, name: string, from: string): string | undefined {
  const path = `${from}/node_modules/${name}`.replace(/^\//, "");
  if (packages[path]) return path;
  return from
    ? placeOf(packages, name, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))))
    : undefined;
}

/** True for `MIT`, `(MIT OR GPL-3.0)`, `MIT AND OFL-1.1`: one of the choices is allowed with all its parts. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/[()]/g, "");
  return bare
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((part) => ALLOWED.has(part.trim())));
}

/** Names and licences of the packages that visitors and servers get and that are not allowed. */
export function refusedLicences(packages: Record<string, LockedPackage>, delivered: Set<string>): string[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => delivered.has(path) && !link)
    .map(([path, { license, version }]) => {
      const name = path.replace(/^.*node_modules\//, "");
      return { name, version, licence: license ?? READ_BY_HAND[name] ?? "none named" };
    })
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
}
