type Environment = Readonly<Record<string, string | undefined>>;

export function findInstalledBrowser(environment?: Environment): Promise<string | undefined>;
export function findBrowser(environment?: Environment): Promise<string>;
export function starts(path: string): Promise<boolean>;
export function findLightBrowser(environment?: Environment): Promise<string | undefined>;
