import type { CaseAct, CaseFile, CaseThing } from './case-file.ts';

/** Where `me` is written down or asked for, and who does it. */
interface Use {
  /** The kind of record that `me` is there. */
  readonly thing: string;
  /** Nobody in particular where it is empty. */
  readonly roles: readonly string[];
}

const meant = /([a-zA-Z][\w.]*)\s*(?:!?=|is(?: not)?)\s*me\b/g;

/** Whose records the records of a kind are. */
export interface Owners {
  /** The role whose people have a record of it each. */
  readonly standsFor: string;
  /** Further roles that are written down or asked for as records of it. */
  readonly alsoFor: readonly string[];
}

/**
 * By kind of record, whose they are. Where a case puts `me` into a reference without saying so, nobody would be written
 * down: it is worked out from who does it.
 */
export function whoStandsFor(file: CaseFile): ReadonlyMap<string, Owners> {
  const { things = {}, roles = [] } = file;
  const uses = usesOfMe(file);
  const found = new Map<string, Owners>();
  for (const [key, thing] of Object.entries(things)) {
    const own = uses.filter((use) => use.thing === key);
    const standsFor = thing.is ?? (own.length > 0 ? roleOf(thing, roles) : undefined);
    if (standsFor === undefined) continue;
    const taken = Object.values(things).map(({ is }) => is);
    const others = roles.filter((role) => role !== standsFor && !taken.includes(role));
    found.set(key, {
      standsFor,
      alsoFor: others.filter((role) => own.some((use) => use.roles.includes(role))),
    });
  }
  return found;
}

/** The role that is called like the thing, else the last: those who lead stand first in the list. */
function roleOf({ one, many, also = [] }: CaseThing, roles: readonly string[]): string {
  return roles.find((role) => [one, many, ...also].includes(role)) ?? roles.at(-1) ?? one;
}

function usesOfMe({ things = {}, rules = [], acts = {}, pages }: CaseFile): Use[] {
  const inTexts = (texts: readonly string[], on: string | undefined, by: readonly string[] = []): Use[] =>
    texts.flatMap((text) =>
      [...text.matchAll(meant)].flatMap(([, path = '']) => {
        const added = /^add (\w+)/.exec(text)?.[1];
        const thing = targetOf(path, [added, on], things);
        return thing === undefined ? [] : [{ thing, roles: by }];
      }),
    );
  return [
    ...Object.entries(things).flatMap(([key, { fields }]) => inTexts(Object.values(fields), key)),
    ...rules.flatMap(({ on, never }) => inTexts([never], on)),
    ...Object.values(acts).flatMap((act) => inTexts(textsOf(act), act.on, act.by)),
    ...pages.flatMap((page) =>
      page.parts.flatMap(({ where, figures = {}, list, form }) =>
        inTexts([where ?? '', ...Object.values(figures).map(String)], list ?? form, page.for),
      ),
    ),
  ];
}

function textsOf({ when = '', never = [], does }: CaseAct): string[] {
  return [when, ...never, ...does];
}

/** The kind of record that the last name of a path points to: of the kinds it may belong to, else of any. */
function targetOf(
  path: string,
  likely: readonly (string | undefined)[],
  things: NonNullable<CaseFile['things']>,
): string | undefined {
  const name = path.split('.').at(-1) ?? '';
  const near = likely.flatMap((key) => (key === undefined ? [] : [things[key]?.fields[name]]));
  const lines = path.includes('.') ? [] : near;
  const all = [...lines, ...Object.values(things).map(({ fields }) => fields[name])];
  return all.flatMap((line) => /^->(\w+)/.exec(line ?? '')?.[1] ?? []).find((key) => key in things);
}
