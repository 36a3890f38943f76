import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const period = 30;

export interface NewTotp {
  /** In base 32, as authenticator apps take it. */
  secret: string;
  uri: string;
  /** SVG without `#`, because clients put it into a data address as it is. */
  qrCode: string;
}

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function presentTotp(secret: string, issuer: string, account: string): NewTotp {
  const uri = totpOf(secret, issuer, account).toString();
  return { secret, uri, qrCode: renderSVG(uri, { ecc: 'M', border: 2, pixelSize: 4 }) };
}

/**
 * The time step that the code belongs to, when it is one that may still be used: the present one or a neighbour, and
 * later than the last one that was accepted, so that a code that was seen over a shoulder is worth nothing.
 */
export function acceptedStep(
  secret: string,
  code: string,
  now: Date,
  lastStep: number | null,
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const present = Math.floor(now.getTime() / 1_000 / period);
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return undefined;
  const step = present + delta;
  return lastStep === null || step > lastStep ? step : undefined;
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer, label, algorithm: 'SHA1', digits: 6, period });
}
