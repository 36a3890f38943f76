/**
 * The file of an object below the store's directory.
 *
 * - The file ends in `=`, a character that no key has, so that the keys `a` and `a/b` can both exist.
 * - A capital is written `+a`, so that `A` and `a` stay two objects on a file system that takes them for one.
 * - A part longer than 100 characters goes on in a folder (`~…`), because a file name has at most 255 bytes.
 */
const pieceLength = 100;

function encode(text: string): string {
  return text.replace(/[A-Z]/g, (capital) => `+${capital.toLowerCase()}`);
}

function decode(name: string): string {
  return name.replace(/\+([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The names of the folders and, last, of the file. */
export function diskObjectPath(key: string): string[] {
  const names: string[] = [];
  for (const part of key.split('/')) {
    for (let start = 0; start < part.length; start += pieceLength) {
      names.push(`${start === 0 ? '' : '~'}${encode(part.slice(start, start + pieceLength))}`);
    }
  }
  return names.map((name, index) => (index === names.length - 1 ? `${name}=` : name));
}

/** What every key below a folder starts with, given the same of the folder around it. */
export function keyTextOfFolder(outer: string, name: string): string {
  if (name.startsWith('~')) return outer + decode(name.slice(1));
  return outer === '' ? decode(name) : `${outer}/${decode(name)}`;
}

/** The key of a file, or null when the file is none of ours. */
export function keyOfFile(outer: string, name: string): string | null {
  return name.endsWith('=') ? keyTextOfFolder(outer, name.slice(0, -1)) : null;
}
