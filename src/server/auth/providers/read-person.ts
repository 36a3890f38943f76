import { plainName } from '../../../kernel/plain-text.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import type { EmailTrust } from './enabled-providers.ts';

export type ClaimSet = Readonly<Record<string, unknown>>;

/** An address that an account can have, or nothing. */
export function readEmail(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    return normaliseEmail(value);
  } catch {
    return undefined;
  }
}

/** Apple and some others write booleans as text. */
const isTrue = (value: unknown) => value === true || value === 'true' || value === 1 || value === '1';

export function isEmailVerified(claims: ClaimSet, trust: EmailTrust): boolean {
  if (trust === 'domain-owner') return isTrue(claims['xms_edov']);
  if (trust === 'own-tenant') return claims['xms_edov'] === undefined || isTrue(claims['xms_edov']);
  return isTrue(claims['email_verified']);
}

/** What is kept of the claims, under the names that clients of this protocol look for. */
export function identityData(
  issuer: string,
  subject: string,
  claims: ClaimSet,
  email: string | undefined,
  emailVerified: boolean,
): Record<string, unknown> {
  const name = text(claims['name']) ?? joined(text(claims['given_name']), text(claims['family_name']));
  const picture = webAddress(claims['picture']);
  const data = {
    iss: issuer,
    sub: subject,
    provider_id: subject,
    name,
    full_name: name,
    given_name: text(claims['given_name']),
    family_name: text(claims['family_name']),
    preferred_username: text(claims['preferred_username']),
    user_name: text(claims['preferred_username']),
    picture,
    avatar_url: picture,
    locale: text(claims['locale']),
    email,
    email_verified: emailVerified,
    phone_verified: false,
  };
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}

const most = 200;

function text(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // Cut first: a cut can leave half of a character, which is not plain.
  const clean = plainName(
    value
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, most),
  ).trim();
  return clean === '' ? undefined : clean;
}

function joined(...parts: (string | undefined)[]): string | undefined {
  const said = parts.filter((part) => part !== undefined);
  return said.length === 0 ? undefined : said.join(' ');
}

/** A picture becomes the source of an image: only the web. */
function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2_000 || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
