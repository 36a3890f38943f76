import { planOfCase } from '../cases/case-plan.ts';
import { specOfCase } from '../cases/check-case.ts';
import { type BlockProps, holdTogether } from '../declared/hold-together.ts';
import type { AppSpec, TraceEntry } from '../spec/app-spec.ts';
import { askedRecords } from './asked-records.ts';
import { asksToReckon, isMostlyReckoned, isUnderstood, tellsOnlyPrices } from './is-reckoned.ts';
import { type ReadSheet, readSheet } from './read-sheet.ts';
import { caseOfSheet } from './sheet-case.ts';
import { reckonerOf } from './sheet-reckoner.ts';

/** The app that reckons by the figures of a text, and what became of each part of it. */
export interface ReckonedPlan {
  readonly spec: AppSpec;
  readonly trace: readonly TraceEntry[];
  /** Where the text is about more than this, only the calculator goes into the plan of the rest. */
  readonly isWhole: boolean;
}

/** Nobody tells a price list in more than a few pages. */
const longest = 6_000;
const notBuilt = 'This figure was read, and nothing is reckoned with it.';

/** Undefined where a text tells nothing that can be reckoned with, or does not ask for it. */
export function planReckoned(text: string, name: string, blockProps: BlockProps): ReckonedPlan | undefined {
  if (!/\d|\b(?:times|divided|calculat\w*|work(?:s|ed)? out|tells me|how many|how much)\b/i.test(text))
    return undefined;
  if (text.length > longest) return undefined;
  const read = readSheet(text);
  if (read === undefined || !isUnderstood(read)) return undefined;
  if (!asksToReckon(text) && !tellsOnlyPrices(text, read)) return undefined;
  const { sheet } = read;
  const reckoner = reckonerOf(sheet);
  if (reckoner === undefined) return undefined;
  const isWhole = isMostlyReckoned(text, read);
  const hasDay = sheet.inputs.some(({ kind }) => kind === 'date');
  const records = isWhole ? askedRecords(text, hasDay) : undefined;
  for (const asked of records === undefined ? [undefined] : [records, undefined]) {
    const file = holdTogether(caseOfSheet(sheet, reckoner, name, asked), blockProps);
    if (file === undefined || file === 'few') continue;
    const spec = specOfCase(planOfCase(file, blockProps));
    return { spec, trace: traceOf(read, spec), isWhole };
  }
  return undefined;
}

/** What was understood is served by the calculator and by what is kept. */
function traceOf({ taken, left }: ReadSheet, { pages, entities }: AppSpec): TraceEntry[] {
  const parts = pages.flatMap(({ sections }) => sections.filter(({ block }) => block === 'reckoner'));
  const served = [...parts.map(({ id }) => `section:${id}`), ...entities.map(({ name }) => `entity:${name}`)];
  return [
    ...taken.map(({ text, at }): TraceEntry => ({ request: shown(text), served, at: [[at[0], at[1]]] })),
    ...left.map(
      ({ text, at }): TraceEntry => ({
        request: shown(text),
        served: [],
        state: 'not-built',
        note: notBuilt,
        at: [[at[0], at[1]]],
      }),
    ),
  ].toSorted((a, b) => (a.at?.[0]?.[0] ?? 0) - (b.at?.[0]?.[0] ?? 0));
}

function shown(text: string): string {
  return text.replaceAll('¤', '').replaceAll('-metre', ' metre').slice(0, 300);
}
