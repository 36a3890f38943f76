import { nounLemma } from '../read/lemma.ts';
import { pluralPhrase } from '../read/words.ts';
import type { Clause, DeclaredField, DeclaredThing } from './declared.ts';
import { fieldsOfList } from './field-of-words.ts';
import { isOffice } from './role-words.ts';
import { splitParts } from './split-parts.ts';
import { thingName } from './thing-name.ts';

/** What happens, is asked for or is handed out, and is kept as a record of its own. */
const events =
  /(?:^|\s)(?:offer|licen[cs]e|permit|booking|reservation|visit|payment|order|withdrawal|loan|lease|session|appointment|treatment|analysis|repair|delivery|parcel|finding|rebate|application|certificate|voucher|invoice|bill|task|inspection|request|claim|complaint|order proposal|proposal|statement|payout|reading|measurement|test|assignment|rental|hire|booking request|transfer|collection|donation|registration|enrolment|enrollment|submission|vote|order line|purchase|sale|refund|incident|defect|absence|shift|training|exam|lesson|trip|tour|flight|service|sample|harvest|ticket|notice|quote|quotation|estimate|contract|deposit|fine|penalty|subscription|membership|repair order|work order|slot|pledge|bid|auction lot|lot|batch|shipment|consignment|project|event|meeting|course|class|job)$/;

const least = 3;
const mostLinks = 3;

/**
 * Kinds of records that a text speaks of in three sentences or more without listing their properties: “licenses” that
 * are issued, “visits” that are planned. They have what is said of them: the declared things that stand in the same
 * sentences, and a day.
 */
export function spokenThings(
  things: readonly DeclaredThing[],
  clauses: readonly Clause[],
  roles: readonly string[],
): DeclaredThing[] {
  const told = clauses.flatMap((clause) => appliedFor(clause, things));
  const known = [...things, ...told];
  const taken = new Set([
    ...known.flatMap(({ one, fields }) => [
      one,
      ...fields.map(({ words }) => nounLemma(words.toLowerCase())),
    ]),
    ...known.flatMap(({ fields }) =>
      fields.flatMap(({ options = [] }) => options.map((one) => one.toLowerCase())),
    ),
    ...roles.map((role) => role.toLowerCase()),
  ]);
  const spoken = new Map<string, Clause[]>();
  for (const clause of clauses)
    for (const one of nounsIn(clause.text)) {
      if ([...taken].some((name) => ` ${name} `.includes(` ${one} `))) continue;
      spoken.set(one, [...(spoken.get(one) ?? []), clause]);
    }
  const found = [...spoken]
    .filter(([one, said]) => said.length >= least && said.some(({ text }) => isKept(one, text)))
    .toSorted((a, b) => b[1].length - a[1].length)
    .slice(0, 2)
    .flatMap(([one, said]): DeclaredThing[] => {
      const links = linksOf(one, said, known);
      const [first] = said;
      if (links.length === 0 || first === undefined) return [];
      const fields: DeclaredField[] = [
        ...links.map((words): DeclaredField => ({ words, kind: 'text', isRequired: true })),
        ...peopleOf(said, taken).map((words): DeclaredField => ({ words, kind: 'text' })),
        ...fieldsOfList('date'),
      ];
      return [{ one, fields, at: [first.at] }];
    });
  return [...told, ...found];
}

/** “Student can apply leave rebate: from dt, to dt, reason”. */
function appliedFor({ text, at, under }: Clause, things: readonly DeclaredThing[]): DeclaredThing[] {
  if (under === 'views') return [];
  const [, who = '', what = '', list = ''] =
    /^(?:an?\s+|the\s+|each\s+|every\s+)?([a-z][a-z -]*?)\s+(?:can|may|must|shall)\s+(?:apply(?:\s+for)?|request|submit|book|report|enter|file|register|order|set)\s+(?:an?\s+|for\s+)?([a-z][a-z -]*?)(?::\s+|\s+\()([^()]+?)\)?$/i.exec(
      text,
    ) ?? [];
  const one = what === '' ? undefined : thingName(what);
  const owner = things.find((thing) => thing.one === nounLemma(who.toLowerCase()));
  if (one === undefined || things.some((thing) => thing.one === one) || splitParts(list).length < 2)
    return [];
  const fields = fieldsOfList(list.replaceAll(/\bdt\b/gi, 'date'));
  if (fields.length < 2) return [];
  return [
    {
      one,
      fields: [
        ...(owner === undefined ? [] : [{ words: owner.one, kind: 'text' as const, isRequired: true }]),
        ...fields,
      ],
      at: [at],
    },
  ];
}

/** Words for what happens, in one, as a sentence has them: alone, or with the word before. */
function nounsIn(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/["“”()]/g, ' ');
  const words = plain.split(/[^\p{L}'’-]+/u).filter((word) => word !== '');
  // “A plot is offered” speaks of an offer, too.
  const forms = words.flatMap((word) => [
    nounLemma(word),
    ...(word.endsWith('ed') ? [word.slice(0, -2)] : []),
  ]);
  return [...new Set(forms.filter((one) => events.test(one)))];
}

/** Whether somebody makes, gives or gets one, or whether it is said what must be of each. */
function isKept(one: string, text: string): boolean {
  const name = `(?:${one}|${pluralPhrase(one)})`;
  return (
    new RegExp(
      String.raw`\b(?:drafts?|issues?|issued|creates?|raises?|opens?|gets?|receives?|books?|submits?|offers?|gives?|makes?|records?|plans?|accept(?:s|ing)?|hands? out|handing out)\s+(?:(?:an?|the|one|each|new|next)\s+)?(?:[a-z]+\s+)?${name}\b`,
      'i',
    ).test(text) ||
    new RegExp(
      String.raw`\b${name}\s+(?:(?:for [a-z0-9 ]+?\s+)?(?:is|are|may|can|shall|must|has|have|lapses?|expires?|gets?|will))\b`,
      'i',
    ).test(text)
  );
}

/** The declared things that stand in the same sentences, those that stand in most of them first. */
function linksOf(one: string, said: readonly Clause[], things: readonly DeclaredThing[]): string[] {
  const counted = things
    .filter((thing) => !thing.fields.some(({ words }) => nounLemma(words.toLowerCase()) === one))
    .map((thing) => ({
      one: thing.one,
      count: said.filter(({ text, under }) => under !== 'views' && mentions(withoutMade(text), thing.one))
        .length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return counted.slice(0, mostLinks).map((thing) => thing.one);
}

/** Who does it, or has it: “a visit is done by one technician”. */
function peopleOf(said: readonly Clause[], taken: ReadonlySet<string>): string[] {
  const found = said.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:by|an?|the|one|each)\s+(?:one\s+)?([a-z]+)\b/gi)]
      .map(([, word = '']) => word.toLowerCase())
      .filter(
        (word) => isOffice(word) && !taken.has(word) && !/^(?:it|head|office|staff|team|lead)$/.test(word),
      ),
  );
  return [...new Set(found)].slice(0, 1);
}

/** What comes of it is not there yet: “accepting an offer creates the tenancy”. */
function withoutMade(text: string): string {
  return text.replaceAll(/\b(?:creates?|becomes?|opens?|generates?|starts?)\s+(?:an?|the)\s+[a-z]+/gi, '');
}

function mentions(text: string, one: string): boolean {
  // “of a matter”, “per dog” are said of each; “all entries” are many.
  return new RegExp(
    String.raw`\b(?:an?|the|each|every|per|one|its|that|this)\s+(?:[a-z]+\s+)?${one}\b`,
    'i',
  ).test(text);
}
