import type { AppSpec } from '../spec/app-spec.ts';
import { holds } from '../told/first-that-holds.ts';
import { traced } from '../told/keep-told.ts';
import type { Told } from '../told/told.ts';
import type { ToldClause } from '../told/told-clauses.ts';
import { askConsent } from './ask-consent.ts';
import { grantRight } from './grant-right.ts';
import { hideFromOthers } from './hide-from-others.ts';
import { reachActs } from './reach-acts.ts';
import { type RightsClause, rightsClauses } from './rights-clauses.ts';
import { consentIn } from './said-consents.ts';
import { rolesNamed } from './said-people.ts';
import { rightIn } from './said-rights.ts';
import { sightIn } from './said-sights.ts';
import { seeOwn } from './see-own.ts';
import { entityBefore } from './things-meant.ts';

/** What a part of a text makes of a plan, with the text that stands before it. */
type Teller = (clause: RightsClause, spec: AppSpec, before: string, text: string) => Told | undefined;

const all =
  /\b((?:the\s+)?[\p{L}-]+(?:\s+[\p{L}-]+)?)(?::|\s+(?:sees?|to|gets?|has access to))?\s+(?:all|everything|every one)\b/iu;

const tellers: readonly Teller[] = [
  ({ words, isCut }, spec, before) => {
    const sight = sightIn(words);
    if (sight === undefined) return undefined;
    const near = entityBefore(before, spec);
    if (sight.how !== 'own') return hideFromOthers(sight, spec, isCut ? undefined : near);
    return seeOwn(sight, spec, near, rolesNamed(all.exec(words)?.[1] ?? '', true) ?? []);
  },
  ({ words }, spec, before, text) => {
    const consent = consentIn(words);
    return consent === undefined
      ? undefined
      : askConsent(consent, spec, { words, text, near: entityBefore(before, spec) });
  },
  ({ words }, spec, before) => {
    const right = rightIn(words);
    return right === undefined ? undefined : grantRight(right, spec, entityBefore(before, spec));
  },
];

const alone =
  /\b(?:no|without(?: any)?|not? need(?:s|ing)? (?:a|any)|don['’]?t (?:need|want) (?:a |any )?)\s*(?:log-?ins?|logging in|sign-?ins?|signing in|accounts?|passwords?|users?|registration)\b|\b(?:it['’]?s|its|this is|that['’]?s|is) (?:only|just) (?:for )?(?:me|myself)\b|\b(?:just|only) for (?:me|myself)\b(?! to)|\bonly i (?:will )?use (?:it|this)\b|\bfor my(?:self| own use)\b/iu;

/** Of a text that never ends, so much is tried. */
const mostClauses = 120;

/** The plan in which who was named does and sees what the text says, and others do not; as it was for who is alone with it. */
export function keepRights(spec: AppSpec, text: string): AppSpec {
  if (spec.entities.length === 0 || alone.test(text)) return spec;
  let kept = spec;
  const taken: ToldClause[] = [];
  for (const clause of rightsClauses(text).slice(0, mostClauses)) {
    if (taken.some(({ start, end }) => start < clause.end && clause.start < end)) continue;
    const isSight = sightIn(clause.words) !== undefined;
    for (const tell of tellers) {
      const told = tell(clause, kept, text.slice(0, clause.start), text);
      if (told === undefined || !holds(told, kept)) continue;
      taken.push(clause);
      kept = traced(told, clause);
      break;
    }
    // What was understood and cannot be built is not tried again by a part of its words, which say something else.
    if (isSight && !clause.isCut) taken.push(clause);
  }
  return kept === spec ? spec : reachActs(kept);
}
