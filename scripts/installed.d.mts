interface LockEntry {
  version?: string;
  integrity?: string;
  optional?: boolean;
  dev?: boolean;
  devOptional?: boolean;
}
export function lockMismatches(
  locked: Record<string, LockEntry>,
  installed: Record<string, LockEntry>,
  dev?: boolean,
): string[];
