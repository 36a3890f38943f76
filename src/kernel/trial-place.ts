/**
 * Where the first page shows an app that belongs to nobody yet: a name below the host of the apps that has the form of a key, so
 * that nobody can choose it as an address, and that no version is ever given.
 */
export const trialLabel = 'trial'.padEnd(26, '0');

export const trialPath = '/.trial';
