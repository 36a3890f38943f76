/** Columns of `auth.users u` left-joined with `profiles p` and `subscriptions s`, and what is counted for it. */
export const summaryColumns = `
  u.id, u.email, u.phone, coalesce(p.display_name, '') as display_name, u.created_at, u.last_sign_in_at,
  least(u.email_confirmed_at, u.phone_confirmed_at) as confirmed_at, u.banned_until, u.is_anonymous,
  coalesce(s.subscribed, false) as subscribed, s.subscription_tier, s.subscription_end,
  array(select r.role from public.user_roles r where r.user_id = u.id order by 1) as roles,
  (
    select coalesce(jsonb_agg(jsonb_build_object('kind', g.kind, 'name', g.name, 'expires_at', g.expires_at)
             order by g.kind, g.name), '[]')
    from public.feature_grants g where g.user_id = u.id
  ) as grants,
  (select count(*)::int from public.apps a where a.user_id = u.id) as apps,
  (
    select count(*)::int from auth.sessions x
    where x.user_id = u.id and (x.not_after is null or x.not_after > now())
  ) as sessions,
  (select count(*)::int from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as factors`;

export const summaryTables = `
  auth.users u
  left join public.profiles p on p.user_id = u.id
  left join public.subscriptions s on s.user_id = u.id`;

interface GrantRow {
  kind: 'feature' | 'gaming' | 'special' | 'training';
  name: string;
  expires_at: string | null;
}

export interface SummaryRow {
  id: string;
  email: string | null;
  phone: string | null;
  display_name: string;
  created_at: Date;
  last_sign_in_at: Date | null;
  confirmed_at: Date | null;
  banned_until: Date | null;
  is_anonymous: boolean;
  subscribed: boolean;
  subscription_tier: string | null;
  subscription_end: Date | null;
  roles: string[];
  grants: GrantRow[];
  apps: number;
  sessions: number;
  factors: number;
}

export const iso = (date: Date | null): string | null => (date === null ? null : date.toISOString());

export function presentSummary(row: SummaryRow) {
  return {
    id: row.id,
    email: row.email,
    phone: row.phone,
    display_name: row.display_name,
    created_at: row.created_at.toISOString(),
    last_sign_in_at: iso(row.last_sign_in_at),
    confirmed_at: iso(row.confirmed_at),
    banned_until: iso(row.banned_until),
    is_anonymous: row.is_anonymous,
    roles: row.roles,
    grants: row.grants.map(({ kind, name, expires_at }) => ({
      kind,
      name,
      expires_at: iso(expires_at === null ? null : new Date(expires_at)),
    })),
    subscription: presentSubscription(row),
    apps: row.apps,
    sessions: row.sessions,
    factors: row.factors,
  };
}

function presentSubscription(row: SummaryRow) {
  return {
    subscribed: row.subscribed,
    subscription_tier: row.subscription_tier,
    subscription_end: iso(row.subscription_end),
  };
}
