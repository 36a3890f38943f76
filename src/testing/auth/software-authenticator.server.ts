import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { encodeCbor } from './cbor.ts';

/** As much of what a server asks for as an authenticator needs, in JSON. */
export interface CreationRequest {
  challenge: string;
  rp: { id?: string };
  user: { id: string };
  excludeCredentials?: { id: string }[];
}

export interface AssertionRequest {
  challenge: string;
  rpId?: string;
  allowCredentials?: { id: string }[];
}

/** What this authenticator, or the page that asked it, does otherwise than it should. */
export interface Twist {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** The person was there but was not asked for a finger, a face or a PIN. */
  isUnverified?: boolean;
  isAbsent?: boolean;
  counter?: number;
  userHandle?: string;
  type?: string;
  /** A name for the new key that another key has. */
  id?: string;
  /** Signs with a key that nobody has registered. */
  withStrangeKey?: boolean;
}

interface HeldKey {
  id: string;
  rpId: string;
  userHandle: string;
  privateKey: KeyObject;
  counter: number;
}

export interface SoftwareAuthenticatorOptions {
  /** Of the page that asks. */
  origin: string;
  /** Counts its signatures; without it the counter stays 0, as with keys that are copied between devices. */
  counts?: boolean;
  isSynced?: boolean;
  aaguid?: string;
}

/** An authenticator in memory, with the browser around it: keys for ES256, attestation `none`. */
export class SoftwareAuthenticator {
  readonly keys: HeldKey[] = [];
  private readonly options: SoftwareAuthenticatorOptions;

  constructor(options: SoftwareAuthenticatorOptions) {
    this.options = options;
  }

  create(asked: CreationRequest, twist: Twist = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const id = twist.id === undefined ? randomBytes(32) : Buffer.from(twist.id, 'base64url');
    const key = {
      id: id.toString('base64url'),
      rpId: asked.rp.id ?? '',
      userHandle: asked.user.id,
      privateKey,
      counter: 0,
    };
    if (asked.excludeCredentials?.some((known) => this.keys.some(({ id: own }) => own === known.id)))
      throw new DOMException('The authenticator has a key for this account.', 'InvalidStateError');
    this.keys.push(key);
    const cose = encodeCbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const model = Buffer.from((this.options.aaguid ?? '0'.repeat(32)).replaceAll('-', ''), 'hex');
    const attested = Buffer.concat([model, Buffer.from([id.length >> 8, id.length & 0xff]), id, cose]);
    const authData = this.authenticatorData(key, twist, attested);
    const attestation = new Map<string, string | Buffer | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: key.id,
      rawId: key.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: this.clientData('webauthn.create', asked.challenge, twist).toString('base64url'),
        attestationObject: encodeCbor(attestation).toString('base64url'),
        transports: ['internal', 'hybrid'] as ('internal' | 'hybrid')[],
      },
      clientExtensionResults: {},
      authenticatorAttachment: 'platform' as const,
    };
  }

  get(asked: AssertionRequest, twist: Twist = {}) {
    const allowed = asked.allowCredentials?.map(({ id }) => id);
    const key = this.keys.findLast(
      ({ id, rpId }) => rpId === (asked.rpId ?? rpId) && (allowed === undefined || allowed.includes(id)),
    );
    if (key === undefined) throw new DOMException('There is no key for this site.', 'NotAllowedError');
    if (this.options.counts === true) key.counter += 1;
    const clientData = this.clientData('webauthn.get', asked.challenge, twist);
    const authData = this.authenticatorData(key, twist);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    const strange = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    return {
      id: key.id,
      rawId: key.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, twist.withStrangeKey === true ? strange : key.privateKey).toString(
          'base64url',
        ),
        userHandle: twist.userHandle ?? key.userHandle,
      },
      clientExtensionResults: {},
      authenticatorAttachment: 'platform' as const,
    };
  }

  private clientData(type: string, challenge: string, twist: Twist): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? this.options.origin,
        crossOrigin: false,
      }),
    );
  }

  private authenticatorData(key: HeldKey, twist: Twist, attested?: Buffer): Buffer {
    const isSynced = this.options.isSynced === true;
    const flags =
      (twist.isAbsent === true ? 0 : 0x01) |
      (twist.isUnverified === true ? 0 : 0x04) |
      (isSynced ? 0x18 : 0) |
      (attested === undefined ? 0 : 0x40);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(twist.counter ?? key.counter);
    return Buffer.concat([
      createHash('sha256')
        .update(twist.rpId ?? key.rpId)
        .digest(),
      Buffer.from([flags]),
      counter,
      ...(attested === undefined ? [] : [attested]),
    ]);
  }
}
