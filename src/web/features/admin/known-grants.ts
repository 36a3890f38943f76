import type { Grant, GrantKind } from '../../../functions/admin-shapes.ts';

export interface KnownGrant {
  kind: GrantKind;
  name: string;
  label: string;
  /** What it opens. */
  opens: string;
}

/** The grants that the product itself asks for; others can be given by name. */
export const knownGrants: readonly KnownGrant[] = [
  { kind: 'gaming', name: '', label: 'Gaming', opens: '5P, Innovation Station, Hyperbolic Game Chamber' },
  { kind: 'training', name: '', label: 'Training', opens: 'Lumina Academy' },
  { kind: 'feature', name: 'seo_access', label: 'SEO', opens: 'SEO automation' },
  { kind: 'feature', name: 'good_idea_access', label: 'Good Idea', opens: 'The idea validator' },
  { kind: 'special', name: 'admin_access', label: 'Learning assistant', opens: 'ABC 123' },
  { kind: 'feature', name: 'wealth_x_access', label: 'Wealth X', opens: 'The five Wealth X Savants' },
  { kind: 'feature', name: 'elite_access', label: 'Elite agents', opens: 'The three Elite Agents' },
];

export function sameGrant(one: Pick<Grant, 'kind' | 'name'>, other: Pick<Grant, 'kind' | 'name'>): boolean {
  return one.kind === other.kind && one.name === other.name;
}

export function grantLabel(grant: Pick<Grant, 'kind' | 'name'>): string {
  const known = knownGrants.find((one) => sameGrant(one, grant));
  return known?.label ?? (grant.name === '' ? grant.kind : `${grant.kind}: ${grant.name}`);
}

export function hasEnded(grant: Pick<Grant, 'expires_at'>, now: number = Date.now()): boolean {
  return grant.expires_at !== null && new Date(grant.expires_at).getTime() <= now;
}
