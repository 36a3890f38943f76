/**
 * The names below the host of the apps are of two forms that have nothing in common: keys, which nobody can guess and which
 * name a version or a link, and slugs, which people choose and which are never of that form. So no choice ever stands in for a key.
 */
const key = /^[a-z0-9]{26}$/;

export const keyLength = 26;

export function isKey(label: string): boolean {
  return key.test(label);
}

/** Browsers show a name of this form as letters of any script, and some of them look like those of another name. */
export function looksLikeOtherLetters(label: string): boolean {
  return label.startsWith('xn--');
}
