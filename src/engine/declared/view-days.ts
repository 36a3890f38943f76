import { singularPhrase } from '../read/words.ts';
import { type Draft } from './draft.ts';
import { type PlannedField, type PlannedThing, plainWords } from './planned.ts';
import { groupsOf, headingFor } from './view-groups.ts';
import { countOf, listPart, type View } from './view-parts.ts';
import type { Phrase } from './view-phrase.ts';
import { namesOf, stillOpen } from './view-records.ts';
import { asDay, spanOf } from './view-times.ts';

/** “licences expiring in 45 days”, “expired medicals”, “deliveries due today”: records by one of their days, which the words name. */
export function daysShown(phrase: Phrase, thing: PlannedThing, draft: Draft): View | undefined {
  const bare = withoutName(phrase.words, thing, draft);
  const [, passed, named = bare] = /^(expired|overdue|lapsed|late) (.+)$/i.exec(bare) ?? [];
  if (phrase.without !== undefined || (passed === undefined) === (phrase.time === undefined))
    return undefined;
  const field = dayNamed(named, thing);
  if (field === undefined) return undefined;
  const span =
    passed === undefined
      ? spanOf((phrase.time ?? '').toLowerCase(), asDay(field))
      : `${asDay(field)} < today`;
  if (span === undefined) return undefined;
  const open = stillOpen(thing);
  const where = [`${field.name} is not empty`, ...(open === undefined ? [] : [open]), span].join(' and ');
  const groups = groupsOf(phrase.groups, thing, draft);
  if (groups === undefined || groups.length > 1) return undefined;
  const [group] = groups;
  const heading = group === undefined ? undefined : headingFor(group, thing, draft);
  if (group !== undefined && heading === undefined) return undefined;
  const figure = countOf(thing.key, where);
  return {
    part: listPart(thing.key, where, {
      sort: field.name,
      ...(heading === undefined ? {} : { group: heading.name }),
    }),
    ...(heading === undefined ? {} : { draft: heading.draft }),
    ...(figure === undefined ? {} : { figure }),
    ...(phrase.beside === undefined ? {} : { leaves: `with ${phrase.beside}` }),
  };
}

/** “drivers whose licence expires”, “vans due for inspection”: the name of the records says nothing more. */
function withoutName(words: string, thing: PlannedThing, draft: Draft): string {
  const plain = plainWords(words);
  const name = namesOf(thing, draft).find((one) => plain.startsWith(`${one} `));
  return name === undefined
    ? plain
    : plain.slice(name.length + 1).replace(/^(?:whose|with|due for|due|for|having)\s+(?:an?\s+|the\s+)?/, '');
}

/** The day whose name has these words in it: the licence of “licence valid until”. */
function dayNamed(words: string, { fields }: PlannedThing): PlannedField | undefined {
  const plain = singularPhrase(plainWords(words));
  if (plain.length < 4) return undefined;
  return fields.find(
    ({ kind, words: own }) =>
      (kind === 'date' || kind === 'moment') &&
      ` ${plainWords(own)} `.replaceAll('-', ' ').includes(` ${plain.replaceAll('-', ' ')} `),
  );
}
