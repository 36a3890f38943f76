export type Part = 'server' | 'image' | 'web';
export type Stamps = Partial<Record<Part, string>>;
type Environment = Readonly<Record<string, string | undefined>>;

export const parts: readonly Part[];
export function computeStamps(root: string, environment: Environment): Record<Part, string>;
export function staleParts(root: string, environment: Environment): Part[];
export function readStamps(root: string): Stamps;
export function writeStamps(root: string, stamps: Stamps): void;
