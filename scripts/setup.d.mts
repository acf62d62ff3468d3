export const root: string;
export const pinnedNode: string;
export function hasOnlyServer(): boolean;
export function setup(options?: { dev?: boolean }): Promise<void>;
export function pinnedEnvironment(): NodeJS.ProcessEnv;
export function orSayWhy<T>(work: () => Promise<T>): Promise<T>;
