import { inText } from '../library/words/in-text.ts';
import { pluralPhrase, sentenceCase, singularPhrase } from '../read/words.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { fieldsEverywhere } from './by-click/text-place.ts';
import { callRole } from './call-role.ts';
import { put } from './change-texts.ts';
import {
  fieldsCalled,
  findAction,
  findEntity,
  findPage,
  findRole,
  type Names,
  type OwnedField,
  optionsCalled,
} from './find-part.ts';
import { choicesOf, NothingToChange } from './nothing-to-change.ts';
import { renameOption } from './rename-option.ts';
import type { Clause, Outcome, Reviser } from './reviser.ts';
import type { Change } from './revision.ts';
import { asLabel, isQuoted, unquoted } from './spoken-words.ts';

interface Renaming {
  readonly from: string;
  readonly to: string;
  readonly where: string;
}

/** “rename customers to members”, “call orders sales”, “say clients instead of customers”. */
export const renameThings: Reviser = (clause, spec, { names }) => {
  for (const renaming of renamingsIn(clause, spec, names)) {
    const outcome = rename(spec, renaming, names);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
};

/** The ways in which a clause can be read as giving something another name. */
function renamingsIn({ text }: Clause, spec: AppSpec, names: Names): Renaming[] {
  const asked =
    /^(?:rename|relabel|retitle)\s+(.+?)\s+(?:to|into|as|->|→)\s+(.+)$/i.exec(text) ??
    /^(?:change|switch|set)\s+(?:the )?(?:name|label|title|word)s?\s+(?:of |for )?(.+?)\s+(?:to|into)\s+(.+)$/i.exec(
      text,
    ) ??
    /^(.+?)\s+(?:should|must) be (?:called|named|labelled)\s+(.+)$/i.exec(text) ??
    /^(?:change|turn|switch)\s+(.+?)\s+(?:to|into)\s+(?!an?\s)(.+)$/i.exec(text);
  const [, said = '', instead = ''] =
    /^(?:say|use|write|call (?:it|them))\s+(?:the word\s+)?(.+?)\s+(?:instead of|rather than|not)\s+(.+)$/i.exec(
      text,
    ) ?? [];
  const [, both = ''] = /^(?:call|name)\s+(.+)$/i.exec(text) ?? [];
  return [
    ...(asked === null
      ? []
      : splitsOf(asked[1] ?? '', asked[2] ?? '').flatMap(([from, to]) => withPlace(from, to, spec, names))),
    ...(instead === '' ? [] : [{ from: instead, to: said, where: '' }]),
    ...(both === '' ? [] : calls(both)),
  ];
}

/** “rename the column to do to backlog” has two places at which it can be cut; the last one goes first. */
function splitsOf(from: string, to: string): [from: string, to: string][] {
  const words = `${from} to ${to}`.split(/\s+to\s+/i);
  const cuts = words
    .slice(1)
    .map((_, index): [string, string] => [
      words.slice(0, index + 1).join(' to '),
      words.slice(index + 1).join(' to '),
    ]);
  return cuts.toReversed();
}

/** “… to fee in products” says where, unless there are no such records. */
function withPlace(from: string, to: string, spec: AppSpec, names: Names): Renaming[] {
  const [, label = '', place = ''] = /^(.+)\s+(?:in|of|on|for)\s+(.+)$/i.exec(to) ?? [];
  const [, thing = '', owner = ''] = /^(.+)\s+(?:in|of|on|for)\s+(.+)$/i.exec(from) ?? [];
  return [
    ...(place !== '' && findEntity(spec, place, names) !== undefined
      ? [{ from, to: label, where: place }]
      : []),
    ...(owner !== '' && findEntity(spec, owner, names) !== undefined
      ? [{ from: thing, to, where: owner }]
      : []),
    { from, to, where: '' },
  ];
}

/** “call customers members”: what is known comes first, whatever is left is its name. */
function calls(words: string): Renaming[] {
  const all = words.split(' ');
  return all.slice(1).map((_, index) => {
    const count = all.length - 1 - index;
    return { from: all.slice(0, count).join(' '), to: all.slice(count).join(' '), where: '' };
  });
}

function rename(spec: AppSpec, { from, to, where }: Renaming, names: Names): Outcome | undefined {
  const owner = where === '' ? undefined : findEntity(spec, where, names);
  const bare = unquoted(from).replace(/^(?:the|our|my)\s+/i, '');
  if (/\bbutton$/i.test(bare) || /^button\s/i.test(bare)) return renameAction(spec, bare, to);
  if (/\brole\b/i.test(bare)) return renameRole(spec, bare, to);
  if (owner === undefined && /\bpage$/i.test(bare)) return renamePage(spec, bare, to);
  const entity =
    owner === undefined && !/\b(?:field|column|option|state|role)\b/i.test(bare)
      ? findEntity(spec, bare, names)
      : undefined;
  if (entity !== undefined) return renameEntity(spec, entity, to);
  return (
    renameField(spec, fieldsCalled(spec, bare, owner), bare, to) ??
    renameChoice(spec, bare, to, owner) ??
    renameRole(spec, bare, to) ??
    renamePage(spec, bare, to) ??
    renameAction(spec, bare, to)
  );
}

function renameEntity(spec: AppSpec, entity: EntitySpec, to: string): Outcome {
  const before = { one: entity.one, many: entity.many };
  const said = unquoted(to).replace(/^(?:the|our|my|an?)\s+/i, '');
  const one = singularPhrase(isQuoted(to) ? said : said.toLowerCase());
  entity.one = sentenceCase(one);
  entity.many = sentenceCase(pluralPhrase(one));
  if (entity.one === before.one) throw new NothingToChange(`They are called ${inText(before.many)} already.`);
  const swap = (text: string) => swapWords(swapWords(text, before.many, entity.many), before.one, entity.one);
  for (const page of spec.pages) {
    page.title = swap(page.title);
    if (page.lead !== undefined) page.lead = swap(page.lead);
    for (const section of page.sections) {
      if (section.title !== undefined) section.title = swap(section.title);
      for (const key of ['addLabel', 'empty', 'label'])
        if (typeof section.props[key] === 'string') section.props[key] = swap(section.props[key]);
    }
  }
  for (const other of spec.entities) {
    for (const field of other.fields) if (field.to === entity.name) field.label = swap(field.label);
    for (const rule of other.rules ?? []) rule.says = swap(rule.says);
    for (const related of other.detail?.related ?? [])
      if (related.entity === entity.name) related.title = swap(related.title);
  }
  for (const action of spec.actions) {
    action.label = swap(action.label);
    action.done = swap(action.done);
  }
  const changes: Change[] = [
    {
      text: `${before.many} are called ${inText(entity.many)} now, everywhere.`,
      before: before.many,
      after: entity.many,
    },
  ];
  const role = spec.roles.find((known) => singularPhrase(known.toLowerCase()) === before.one.toLowerCase());
  if (role !== undefined) changes.push(...(renameRole(spec, role, to)?.changes ?? []));
  return { changes };
}

/** Whole words alone, with the capitals that they had; formulas in braces stay. */
function swapWords(text: string, from: string, to: string): string {
  const word = new RegExp(
    `(?<![\\p{L}\\p{N}])${from.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return text
    .split(/(\{[^{}]*\})/)
    .map((part) =>
      part.startsWith('{')
        ? part
        : part.replaceAll(word, (found) => (/^\p{Lu}/u.test(found) ? sentenceCase(to) : inText(to))),
    )
    .join('');
}

function renameField(
  spec: AppSpec,
  found: readonly OwnedField[],
  from: string,
  to: string,
): Outcome | undefined {
  const [first] = found;
  if (first === undefined) return undefined;
  const labels = found.map(
    ({ entity }) => `Rename ${inText(from)} to ${unquoted(to)} in ${inText(entity.many)}`,
  );
  if (found.length > 1)
    throw new NothingToChange(`Several things have ${oneLabel(first)}. Which is meant?`, choicesOf(labels));
  const { entity, field } = first;
  const before = field.label;
  const label = asLabel(to);
  if (label === before) throw new NothingToChange(`It is called “${before}” already.`);
  for (const one of fieldsEverywhere(spec, entity.name, field.name)) one.label = label;
  return {
    changes: [
      { text: `“${before}” of ${inText(entity.many)} is called “${label}” now.`, before, after: label },
    ],
  };
}

function oneLabel({ field }: OwnedField): string {
  return `“${field.label}”`;
}

function renameChoice(
  spec: AppSpec,
  from: string,
  to: string,
  owner: EntitySpec | undefined,
): Outcome | undefined {
  const bare = from
    .replace(/^(?:option|state|status|choice|category|stage|column)\s+/i, '')
    .replace(/\s+(?:option|state|status|choice|stage)$/i, '');
  const found = optionsCalled(spec, bare, owner);
  const [first] = found;
  if (first === undefined) return undefined;
  if (found.length > 1)
    throw new NothingToChange(
      `“${first.option}” can be chosen in several places. Which is meant?`,
      choicesOf(
        found.map(({ entity }) => `Rename ${first.option} to ${unquoted(to)} in ${inText(entity.many)}`),
      ),
    );
  const label = isQuoted(to) ? unquoted(to) : likeOthers(unquoted(to), first.option);
  renameOption(spec, first, first.option, label);
  return {
    changes: [
      {
        text: `“${first.option}” of ${inText(first.entity.many)} is called “${label}” now.`,
        before: first.option,
        after: label,
      },
    ],
  };
}

/** With a capital where the others have one. */
export function likeOthers(label: string, other: string): string {
  return /^\p{Lu}/u.test(other) ? sentenceCase(label) : label;
}

function renameRole(spec: AppSpec, from: string, to: string): Outcome | undefined {
  const role = findRole(spec, from.replace(/^role\s+/i, ''));
  if (role === undefined) return undefined;
  const label = sentenceCase(singularPhrase(unquoted(to).replace(/^(?:the|an?)\s+/i, '')));
  if (spec.roles.includes(label)) throw new NothingToChange(`There is a role ${label} already.`);
  callRole(spec, role, label);
  return { changes: [{ text: `The role ${role} is called ${label} now.`, before: role, after: label }] };
}

function renamePage(spec: AppSpec, from: string, to: string): Outcome | undefined {
  const page = findPage(spec, from);
  return page === undefined
    ? undefined
    : put(spec, { at: 'page-title', page: page.id }, asLabel(to), `The page ${page.title} is called`);
}

function renameAction(spec: AppSpec, from: string, to: string): Outcome | undefined {
  const action = findAction(spec, from.replace(/^button\s+/i, ''));
  return action === undefined
    ? undefined
    : put(spec, { at: 'action-label', action: action.id }, asLabel(to), 'The button says');
}
