import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { SecretBox, SecretPlace } from './secret-box.ts';

/** Names this way of sealing; another one would get another name. */
export const sealPrefix = 'kora1.';
const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const envelope = /^kora1\.([0-9a-f]{16})\.([\w-]+)$/;

export interface SecretKey {
  /** Stands in every envelope, so that a reader knows which key it needs. Nothing can be computed from it. */
  id: string;
  bytes: Buffer;
}

export class SealFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SealFault';
  }
}

export function secretKeyOf(bytes: Buffer): SecretKey {
  return { id: createHash('sha256').update('kora key id').update(bytes).digest('hex').slice(0, 16), bytes };
}

export function isSealed(text: string): boolean {
  return envelope.test(text);
}

/** The first key seals; all of them open, so that a change of keys is no moment at which something cannot be read. */
export function secretBox(keys: readonly [SecretKey, ...SecretKey[]]): SecretBox {
  const [current] = keys;
  const byId = new Map(keys.map((key) => [key.id, key]));
  return {
    seal(place, secret) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, current.bytes, nonce).setAAD(boundTo(place));
      const sealed = Buffer.concat([
        nonce,
        cipher.update(secret, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return `${sealPrefix}${current.id}.${sealed.toString('base64url')}`;
    },
    open(place, text) {
      const [, id = '', body = ''] = envelope.exec(text) ?? [];
      const key = byId.get(id);
      if (key === undefined)
        throw new SealFault(id === '' ? 'This secret is not sealed.' : `There is no key with the id ${id}.`);
      const sealed = Buffer.from(body, 'base64url');
      if (sealed.length < nonceBytes + tagBytes) throw new SealFault('This secret is cut off.');
      const decipher = createDecipheriv(algorithm, key.bytes, sealed.subarray(0, nonceBytes))
        .setAAD(boundTo(place))
        .setAuthTag(sealed.subarray(-tagBytes));
      try {
        const secret = decipher.update(sealed.subarray(nonceBytes, -tagBytes));
        return Buffer.concat([secret, decipher.final()]).toString('utf8');
      } catch (error) {
        throw new SealFault('This secret was changed, or was sealed for another place.', { cause: error });
      }
    },
  };
}

function boundTo({ table, column, row }: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([table, column, row]));
}
