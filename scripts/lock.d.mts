export function withLock<T>(directory: string, work: () => T | Promise<T>): Promise<T>;
