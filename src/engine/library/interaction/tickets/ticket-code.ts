import { seedOf } from '../../content/seeded.ts';

const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A number that is easy to read aloud, different for every ticket of an app. */
export function ticketCode(kind: string, event: string, sold: number): string {
  let seed = seedOf(`${kind}/${event}/${sold}`);
  let code = '';
  for (let place = 0; place < 4; place++) {
    code += signs.charAt(seed % signs.length);
    seed = Math.floor(seed / signs.length);
  }
  return `T${String(sold + 1).padStart(4, '0')}-${code}`;
}
