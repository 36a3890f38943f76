import { kebab } from '../emit/names.ts';
import { sentenceCase } from '../read/words.ts';
import type { ActionSpec } from '../spec/app-spec.ts';
import type { CaseFile } from './case-file.ts';
import { numbersOf } from './case-numbers.ts';
import { CaseFault, readField } from './read-field.ts';

/** What people do in a case. */
export function caseActions(file: CaseFile): ActionSpec[] {
  const { acts = {}, things = {} } = file;
  const figures = numbersOf(file);
  return Object.entries(acts).map(([key, act]) => {
    if (things[act.on] === undefined) throw new CaseFault(`${key}: there are no “${act.on}”.`);
    const asked = Object.entries(act.asks ?? {}).map(([name, line]) => readField(name, line, figures));
    const refusals = [
      ...asked.flatMap(({ rules }) => rules),
      ...(act.never ?? []).map((line) => refusalOf(key, line)),
    ];
    return {
      id: kebab(key),
      label: act.label,
      done: act.done,
      on: act.on,
      ...(asked.length === 0 ? {} : { form: asked.map(({ field }) => field) }),
      ...(act.when === undefined ? {} : { condition: act.when }),
      ...(refusals.length === 0 ? {} : { never: refusals }),
      does: act.does,
      ...(act.by === undefined ? {} : { roles: act.by.map(sentenceCase) }),
      ...(act.for === undefined ? {} : { forAll: true }),
    };
  });
}

function refusalOf(key: string, line: string): { never: string; says: string } {
  const at = line.lastIndexOf('=>');
  if (at < 0) throw new CaseFault(`${key}: “${line}” gives no reason after =>.`);
  return { never: line.slice(0, at).trim(), says: line.slice(at + 2).trim() };
}
