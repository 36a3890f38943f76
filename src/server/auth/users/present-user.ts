import type { PresentableFactor, PresentableIdentity, PresentableUser, Told } from './user.ts';

const iso = (date: Told<Date> | null) => (date === null ? undefined : new Date(date).toISOString());

/** The user as GoTrue's clients know it; what is not set is left out. */
export function presentUser({ row, identities, factors }: PresentableUser): Record<string, unknown> {
  const confirmed = [row.email_confirmed_at, row.phone_confirmed_at]
    .map(iso)
    .filter((date) => date !== undefined)
    .toSorted()[0];
  return dropUndefined({
    id: row.id,
    aud: row.aud,
    role: row.role,
    email: row.email ?? '',
    email_confirmed_at: iso(row.email_confirmed_at),
    invited_at: iso(row.invited_at),
    phone: row.phone ?? '',
    phone_confirmed_at: iso(row.phone_confirmed_at),
    confirmation_sent_at: iso(row.confirmation_sent_at),
    confirmed_at: confirmed,
    recovery_sent_at: iso(row.recovery_sent_at),
    new_email: row.email_change ?? undefined,
    email_change_sent_at: iso(row.email_change_sent_at),
    new_phone: row.phone_change ?? undefined,
    phone_change_sent_at: iso(row.phone_change_sent_at),
    reauthentication_sent_at: iso(row.reauthentication_sent_at),
    last_sign_in_at: iso(row.last_sign_in_at),
    app_metadata: row.raw_app_meta_data,
    user_metadata: row.raw_user_meta_data,
    identities: identities.map(presentIdentity),
    factors: factors.length === 0 ? undefined : factors.map(presentFactor),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
    banned_until: iso(row.banned_until),
    deleted_at: iso(row.deleted_at),
    is_anonymous: row.is_anonymous,
  });
}

function presentIdentity(identity: PresentableIdentity): Record<string, unknown> {
  return dropUndefined({
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: iso(identity.last_sign_in_at),
    created_at: iso(identity.created_at),
    updated_at: iso(identity.updated_at),
    email: identity.email ?? undefined,
  });
}

/** Never the secret: it is shown once, when the factor is enrolled. */
export function presentFactor(factor: PresentableFactor): Record<string, unknown> {
  return dropUndefined({
    id: factor.id,
    created_at: iso(factor.created_at),
    updated_at: iso(factor.updated_at),
    status: factor.status,
    friendly_name: factor.friendly_name ?? undefined,
    factor_type: factor.factor_type,
    phone: factor.phone ?? undefined,
    last_challenged_at: iso(factor.last_challenged_at),
  });
}

function dropUndefined(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
