/**
 * Where what npm installed (node_modules/.package-lock.json) differs from the lockfile: another version,
 * other content, a package that is missing or was never locked. Optional ones may be absent on either side:
 * they belong to other systems; without `dev` those of development may be too. `locked` and `installed` are the
 * `packages` of a lockfile; returns one line each.
 */
export function lockMismatches(locked, installed, dev = true) {
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
    const mayBeAbsent = entry.optional || (!dev && (entry.dev || entry.devOptional));
    if (path && !mayBeAbsent && !installed[path]) lines.push(`${path} is missing`);
  }
  return lines;
}
