import type { CaseFile, CasePage } from '../cases/case-file.ts';
import { joinWords } from '../grammar/join-words.ts';
import { sentenceCase } from '../read/words.ts';
import { caseThings } from './case-parts.ts';
import type { Declared } from './declared.ts';
import type { Draft } from './draft.ts';
import { entryActs } from './entry-acts.ts';
import type { PlannedThing } from './planned.ts';
import { sampleRows } from './sample-rows.ts';

const mostFilters = 3;

/** What was planned so far in the language of cases. */
export function caseOfDraft(
  draft: Draft,
  { title = '', roles }: Declared,
  subject: string,
  rows?: number,
): CaseFile {
  const { things, rules, acts } = draft;
  const many = things.map((thing) => thing.many);
  return {
    task: ['records'],
    say: [],
    name: shortName(title, things),
    headline: title === '' ? sentenceCase(joinWords(many)) : title,
    lead: `${sentenceCase(joinWords(many))} in one place.`,
    accounts: roles.length > 0 ? 'optional' : 'none',
    roles: roles.map(({ name }) => name),
    things: caseThings(things, sampleRows(things, subject, rows)),
    rules: [...rules],
    acts: Object.fromEntries([...acts, ...entryActs(draft)].map(({ key, ...act }) => [key, act])),
    pages: [...overviewOf(draft), ...pagesOf(draft)],
  };
}

const longestName = 40;

function shortName(title: string, [main]: readonly PlannedThing[]): string {
  const short =
    title.length <= longestName ? title : title.replace(/\s*(?:,|–|—|:|\(|\sfor\s|\sof the\s|\sat\s).*$/, '');
  const name = short.length > longestName ? short.slice(0, longestName).replace(/\s+\S*$/, '') : short;
  return name.length > 1 ? name : sentenceCase(main?.many ?? 'Register');
}

function overviewOf({ parts, figures }: Draft): CasePage[] {
  const counted = Object.keys(figures).length === 0 ? [] : [{ figures: { ...figures } }];
  const all = [...counted, ...parts.map(({ part }) => part)];
  return all.length === 0 ? [] : [{ title: 'Overview', parts: all }];
}

function pagesOf({ things, acts }: Draft): CasePage[] {
  return things
    .toSorted((a, b) => weightOf(b, acts) - weightOf(a, acts))
    .map((thing) => {
      const filters = thing.fields
        .filter(({ kind, name }) => (kind === 'choice' || kind === 'reference') && name !== thing.title)
        .slice(0, mostFilters)
        .map(({ name }) => name);
      return {
        title: sentenceCase(thing.many),
        lead: `All ${thing.many}.`,
        parts: [{ list: thing.key, layout: 'table' as const, ...(filters.length === 0 ? {} : { filters }) }],
      };
    });
}

/** What is worked with comes before what it is about. */
function weightOf({ key, fields }: PlannedThing, acts: Draft['acts']): number {
  return (
    acts.filter(({ on }) => on === key).length * 2 + fields.filter(({ kind }) => kind === 'reference').length
  );
}
