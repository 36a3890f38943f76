import { brand } from '../../../kernel/brand.ts';

/** What every key begins with, so that people and programs that look for lost secrets recognise one. */
const prefix = `${brand.slug}_`;

/** 32 bytes in the letters of base64url. */
const form = new RegExp(`^${prefix}[\\w-]{43}$`);

export function keyOf(random: string): string {
  return `${prefix}${random}`;
}

/** Whether a token wants to be a key; tokens of sessions have dots and no such beginning. */
export function looksLikeKey(token: string): boolean {
  return token.startsWith(prefix) && !token.includes('.');
}

export function isKeyForm(token: string): boolean {
  return form.test(token);
}

export function hintOf(key: string): string {
  return key.slice(-4);
}
