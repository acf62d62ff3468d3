/**
 * Where what npm installed (node_modules/.package-lock.json) differs from the lockfile: another version,
 * other content, a package that is missing or was never locked. Optional ones may be absent on either side:
 * they belong to other systems. Both arguments are the `packages` of a lockfile; returns one line each.
 */
export function lockMismatches(locked, installed) {
  const lines = [];
  for (const [path, entry] of Object.entries(installed)) {
    const wanted = locked[path];
    if (!wanted) {
      if (!entry.optional) lines.push(`${path}@${entry.version} is not in the lockfile`);
    } else if (wanted.version !== entry.version) {
      lines.push(`${path} is ${entry.version}, locked is ${wanted.version}`);
    } else if (wanted.integrity && entry.integrity && wanted.integrity !== entry.integrity) {
      lines.push(`${path}@${entry.version} has other content than locked`);
    }
  }
  for (const [path, entry] of Object.entries(locked)) {
    if (path && !entry.optional && !installed[path]) lines.push(`${path} is missing`);
  }
  return lines;
}
