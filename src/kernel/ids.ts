/** Ids are handed in, so that tests can foresee them. */
export interface Ids {
  /** A UUID that sorts by time of making (version 7), as text. */
  uuid(): string;
  /** Unguessable text of lower-case letters and digits. */
  token(length?: number): string;
}

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

interface RandomSource {
  getRandomValues(into: Uint8Array): Uint8Array;
}

declare const crypto: RandomSource;

export function randomIds(now: () => number = () => Date.now(), random: RandomSource = crypto): Ids {
  return {
    uuid() {
      const bytes = random.getRandomValues(new Uint8Array(16));
      let time = now();
      for (let index = 5; index >= 0; index--) {
        bytes[index] = time % 256;
        time = Math.floor(time / 256);
      }
      bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
      bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
      const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
    token(length = 32) {
      const bytes = random.getRandomValues(new Uint8Array(length));
      return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
    },
  };
}

export function countingIds(prefix = '00000000-0000-7000-8000'): Ids {
  let count = 0;
  return {
    uuid: () => `${prefix}-${String(++count).padStart(12, '0')}`,
    token: (length = 32) => String(++count).padStart(length, 't'),
  };
}
