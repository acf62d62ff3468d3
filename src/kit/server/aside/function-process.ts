import { serveJobs } from "./serve-jobs.ts";

/** To this process: an exported function of one of our modules, and what it is called with. */
export interface FunctionCall {
  module: string;
  name: string;
  data: unknown;
}

serveJobs(async ({ module, name, data }: FunctionCall) => {
  const { [name]: run } = await import(module);
  return run(data);
});
