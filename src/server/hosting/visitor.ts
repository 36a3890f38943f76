import type { Claims } from '../db/database.ts';

/** Somebody with an account in one app. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly about: string;
  readonly role: string;
  readonly createdAt: string;
}

/** Who asks: somebody with an account in the app, or a device without one. */
export interface Asking {
  readonly appId: string;
  readonly visitor: Visitor | undefined;
  /** A hash of what the device keeps; it says which records were made on it. */
  readonly device: string | undefined;
  /** Where they come from, as a keyed hash; guests from one place share a part of the app's store. */
  readonly source: string;
}

/** Guests are told apart by a number, so that each finds their own records. */
export function guestName(device: string | undefined): string {
  if (device === undefined) return 'Guest';
  let sum = 0;
  for (const letter of device) sum = (sum * 31 + letter.charCodeAt(0)) % 9_000;
  return `Guest ${1_000 + sum}`;
}

/** What row security looks at. */
export function claimsOf({ appId, visitor, device, source }: Asking): Claims {
  const own = device === undefined ? '' : `g:${device}`;
  return {
    role: 'app_visitor',
    app_id: appId,
    visitor_id: visitor === undefined ? own : `v:${visitor.id}`,
    visitor_source: source,
    visitor_role: visitor?.role ?? '',
    visitor_name: visitor?.name ?? guestName(device),
  };
}
