interface LockEntry {
  version?: string;
  integrity?: string;
  optional?: boolean;
}
export function lockMismatches(
  locked: Record<string, LockEntry>,
  installed: Record<string, LockEntry>,
): string[];
