/** The result of `npm audit --json`: serious faults, none, or no answer from the registry. */
export type Audit =
  | { result: "clean"; minor: number }
  | { result: "faulty"; names: string[] }
  | { result: "not asked"; why: string };

interface Report {
  metadata?: { vulnerabilities?: object };
  vulnerabilities?: Record<string, { name: string; severity: string }>;
  statusCode?: number;
  message?: string;
}

/** Messages of a network that is away, or of a registry without audits. Any other error fails the check. */
const NOT_ASKED =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network|timeout|certificate|security\/(advisories|audits)/i;

/**
 * What is said of the packages with these names.
 *
 * @throws Error where the answer is neither a report nor a network that is away
 */
export function readAudit(json: string, delivered: Set<string>): Audit {
  if (json.trim() === "") return { result: "not asked", why: "npm did not answer in time" };
  const report: Report = JSON.parse(json);
  if (!report.metadata?.vulnerabilities) {
    const why = report.message ?? "no reason named";
    if (NOT_ASKED.test(why)) return { result: "not asked", why };
    throw new Error(`npm audit: ${why}`);
  }
  const errors = Object.values(report.vulnerabilities ?? {}).filter(({ name }) => delivered.has(name));
  const grave = errors.filter(({ severity }) => /high|critical/.test(severity));
  if (grave.length === 0) return { result: "clean", minor: errors.length };
  return { result: "faulty", names: grave.map(({ name, severity }) => `${name} (${severity})`) };
}
