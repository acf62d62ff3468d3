import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Before the rest is loaded: the next start finds its code compiled. NODE_COMPILE_CACHE names another folder, which Node
// has turned on by itself; where the folder can't be written it goes without.
enableCompileCache(join(import.meta.dirname, "../../../.cache/code"));
await import("./main.ts");
