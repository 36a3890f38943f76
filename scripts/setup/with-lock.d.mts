export function withLock<T>(name: string, folder: string, work: () => Promise<T>): Promise<T>;
