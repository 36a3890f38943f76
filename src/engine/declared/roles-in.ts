import type { Clause, Declared } from './declared.ts';
import { rolesOfChains } from './role-chains.ts';
import { roleName } from './role-story.ts';
import { isOffice, isRoleWords } from './role-words.ts';
import { bracketOf, splitParts } from './split-parts.ts';
import { rolesOfRights } from './who-may.ts';

const story =
  /^as (?:(?:an?|the)\s+)?([a-z][a-z -]{1,30}?),?\s+(?:i|we)\s+(?:want|need|would like|can|wish|must|may|have|[a-z]+)\b/i;
const somebodyDoes =
  /^(?:(?:the|an?)\s+)?([A-Za-z][a-z-]*(?:\s[A-Za-z][a-z-]*){0,2}?)\s+[a-z]{3,}(?:s|es)\b/i;
const mostRoles = 6;

/** Who uses the app, as a specification says it: in a list of roles, in stories, or by what each does. */
export function rolesIn(clauses: readonly Clause[]): Declared['roles'] {
  const listed = clauses.filter(({ under }) => under === 'roles').flatMap(rolesOfList);
  const told = clauses.flatMap((clause) => {
    const [, who = ''] = story.exec(clause.text) ?? [];
    return who === '' ? [] : [{ name: roleName(who), at: clause.at, isListed: true }];
  });
  const doing = clauses.flatMap((clause) => {
    const [, who = ''] = somebodyDoes.exec(clause.text) ?? [];
    return clause.under === 'views' ||
      who === '' ||
      !(isOffice(who) || (/^(?:the|an?)\s/i.test(clause.text) && isRoleWords(who)))
      ? []
      : [{ name: roleName(who), at: clause.at, isListed: false }];
  });
  const all =
    listed.length > 0 ? listed : [...told, ...rolesOfRights(clauses), ...rolesOfChains(clauses), ...doing];
  return all
    .filter(({ name }, index) => all.findIndex((one) => one.name === name) === index)
    .slice(0, mostRoles);
}

function rolesOfList({ text, at }: Clause): { name: string; at: Clause['at']; isListed: boolean }[] {
  const head = text.replace(/\s*(?::|\s[–-]\s|\().*$/, '');
  const parts = /[,]|\band\b/.test(text) ? splitParts(text) : [head];
  return parts
    .map((part) => bracketOf(part).words)
    .filter((part) => part.split(' ').length < 4 && /^[\p{L} -]+$/u.test(part))
    .map((part) => ({ name: roleName(part), at, isListed: true }));
}
