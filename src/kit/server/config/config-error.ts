/** What stops a start: one line per wrong variable, naming it and what it takes. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
