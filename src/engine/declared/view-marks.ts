import { sentenceCase } from '../read/words.ts';
import { conditionIn } from './condition-in.ts';
import type { Clause } from './declared.ts';
import { type Draft, type Step, stateOf, thingBefore, withField } from './draft.ts';
import { figureOf } from './path-of-words.ts';
import { nameOf } from './plan-things.ts';
import { fieldMeant, type PlannedField, type PlannedThing, plainWords, thingsSpokenOf } from './planned.ts';
import { filterOf } from './view-lists.ts';
import { listPart } from './view-parts.ts';
import { phraseOf } from './view-phrase.ts';

const be = '(?:(?:is|are|to be|shall be|must be|should be|will be|have to be|has to be|get|gets)\\s+)';
const seen =
  '(?:shown|displayed|marked|highlighted|flagged|coloured|colored|listed|appear|appears|stand|stands|turn|turns|go|goes)';
const how =
  '(?:\\s+(?:in|as|on|with)?\\s*(?:an?\\s+|the\\s+)?["“]?(?:red|yellow|orange|amber|green|bold|colour|overdue|late|critical|warning|urgent|start page|home page|dashboard|overview|front page|first page|top|attention|highlighted|flagged)\\b.*)?';

const shownSo = new RegExp(String.raw`^(.+?)\s+(?:${be}?${seen}|are|is)(${how})$`, 'i');
const shortly =
  /^(.+?)\s*(?:→|->|:|,|\bin\b|\bwith\b)\s*(?:an?\s+)?(?:in\s+)?(red|yellow|orange|amber|bold|warning|alert|highlighted|flagged)$/i;

/** “A lift with expired inspection is shown in red”: such records stand on the overview, and say so wherever they are shown. */
export function takeMark(draft: Draft, clause: Clause): Step | undefined {
  const [, subject = ''] = markedIn(clause.text) ?? [];
  if (subject === '') return undefined;
  const before = thingBefore(clause.at, draft.things);
  const order = new Set([
    ...thingsSpokenOf(subject, draft.things),
    ...(before === undefined ? [] : [before]),
    ...draft.things,
  ]);
  const words = subject.replace(/^(?:an?|the|all|every|each|any)\s+/i, '');
  for (const thing of order) {
    const holds = markedWhere(words, thing, draft, thing === before);
    if (holds !== undefined && holds !== '') return withMark(draft, thing, holds, clause.text, words);
  }
  return undefined;
}

function markedIn(text: string): RegExpExecArray | null {
  const full = shownSo.exec(text);
  const isMark =
    full !== null &&
    /\b(?:red|yellow|orange|amber|bold|highlighted|flagged|marked|warning|start page|home page|dashboard|overview|front page|attention|critical)\b/i.test(
      text.slice((full[1] ?? '').length),
    );
  return isMark ? full : shortly.exec(text);
}

function markedWhere(words: string, thing: PlannedThing, draft: Draft, isLast: boolean): string | undefined {
  const phrase = phraseOf(words);
  const named = filterOf(phrase, thing, draft);
  if (named !== undefined) return phrase.groups.length > 0 ? undefined : named;
  const said = conditionIn(words, thing, draft);
  if (said !== undefined) return said;
  // “overdue ones”, “below 97 %”: of what was spoken of last.
  const ones = /^(.*)\bones$/i.exec(words)?.[1] ?? '';
  if (isLast && ones !== '') return filterOf(phraseOf(`${ones} ${thing.many}`), thing, draft);
  return isLast ? ofLastFigure(words, thing) : undefined;
}

/** “Below 97 %” after a sentence that works out a figure speaks of that. */
function ofLastFigure(words: string, thing: PlannedThing): string | undefined {
  const [, way = '', figure = ''] =
    /^(?:values? )?(below|under|above|over|from|less than|more than)\s+([\d.,]+)\s*%?$/i.exec(words) ?? [];
  const value = figure === '' ? undefined : figureOf(figure);
  const worked = thing.fields
    .filter(({ formula, kind }) => formula !== undefined && /^(?:number|percent|money)$/.test(kind))
    .at(-1);
  if (value === undefined || worked === undefined) return undefined;
  const isShare = worked.kind === 'percent' || worked.formula?.includes('* 100') === true;
  if (words.includes('%') !== isShare) return undefined;
  const sign = /^(?:below|under|less)/i.test(way) ? '<' : /^from/i.test(way) ? '>=' : '>';
  return `${worked.name} is not empty and ${worked.name} ${sign} ${value}`;
}

function withMark(
  draft: Draft,
  thing: PlannedThing,
  holds: string,
  text: string,
  words: string,
): Step | undefined {
  const own = thing.fields.find(({ words: named, formula }) => named === 'standing' && formula !== undefined);
  const label = own?.label ?? (stateOf(thing) === undefined ? 'Status' : 'Notice');
  if (own === undefined && fieldMeant(label, thing)?.label === label) return undefined;
  const name = own?.name ?? nameOf(label.toLowerCase(), new Set(thing.fields.map((field) => field.name)));
  const field: PlannedField = {
    name,
    label,
    words: 'standing',
    kind: 'text',
    formula: `if(${holds}, "Attention", ${own?.formula ?? '""'})`,
  };
  const marked = withField(draft, thing.key, field);
  const title = sentenceCase(plainWords(words)).slice(0, 80);
  const isTitled = draft.parts.some((part) => part.title === title);
  const isPage = /\b(?:page|dashboard|overview)\b/i.test(text);
  if (isTitled || (!isPage && holds.includes('any(')))
    return { next: marked, serves: [{ field: name, of: thing.key }] };
  const part = { title, part: { ...listPart(thing.key, holds), title } };
  return {
    next: { ...marked, parts: [...draft.parts, part] },
    serves: [{ field: name, of: thing.key }, { section: title }],
  };
}
