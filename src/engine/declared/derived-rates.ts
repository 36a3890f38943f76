import type { Clause } from './declared.ts';
import { withWorked } from './derived-sums.ts';
import { type Draft, type Step, thingBefore } from './draft.ts';
import { figureOf } from './path-of-words.ts';
import { fieldMeant, type PlannedThing, thingsSpokenOf } from './planned.ts';
import { periodOf } from './rules-of-records.ts';

const money = String.raw`[€$£]?\s*\d+(?:[.,]\d+)?`;
const per = new RegExp(
  String.raw`^(?:the\s+|an?\s+)?([a-z][a-z -]*?)\s*(?::|=|\bis\b|\bare\b|\bcosts?\b|\bof\b)?\s*(?:charged\s+)?(?:at\s+)?(${money})\s*(?:€|EUR|euros?|Rs|cents)?\s*(?:per|a|an|for every|for each|\/)\s+(?:started\s+|each\s+|every\s+)?((?:\d+|half)\s+)?([a-z²³]+)`,
  'i',
);

/** “Price is 48 per 45 minutes”, “labour is charged 54 per hour”, “a late fee of 5 per started 15 minutes”. */
export function takePer(draft: Draft, clause: Clause): Step | undefined {
  const [all = '', words = '', price = '', each = '', what = ''] = per.exec(clause.text) ?? [];
  // “… per hour after the end” is not of the whole time.
  if (/\b(?:after|beyond|over|late|above|from|up to|until|once)\b/i.test(clause.text.slice(all.length)))
    return undefined;
  const figure = figureOf(price.replace(/^[€$£]\s*/, ''));
  if (
    words === '' ||
    figure === undefined ||
    !/fee|price|charge|cost|rate|labour|rent|fine|tariff|hire|wage|storage|parking/i.test(words)
  )
    return undefined;
  const before = thingBefore(clause.at, draft.things);
  const order = new Set([
    ...thingsSpokenOf(clause.text, draft.things),
    ...(before === undefined ? [] : [before]),
    ...draft.things,
  ]);
  for (const thing of order) {
    const amount = amountOf(what, thing);
    if (amount === undefined) continue;
    const units = /^half/i.test(each) ? 0.5 : each.trim() === '' ? 1 : Number(each);
    const steps = units === 1 ? amount : `${amount} / ${units}`;
    const counted = /\bstarted\b/i.test(clause.text) ? `ceil(${steps})` : `(${steps})`;
    return withWorked(draft, thing, words.replace(/^labour$/i, 'labour charge'), {
      kind: 'money',
      formula: `round(${counted} * ${figure}, 2)`,
    });
  }
  return undefined;
}

function amountOf(unit: string, thing: PlannedThing): string | undefined {
  const field =
    fieldMeant(unit, thing) ??
    fieldMeant(`${unit}s`, thing) ??
    thing.fields.find(
      (one) => one.unit !== undefined && one.unit.toLowerCase().startsWith(unit.toLowerCase().slice(0, 3)),
    );
  if (field !== undefined && /^(?:number)$/.test(field.kind)) return field.name;
  const minutes = thing.fields.find(
    ({ kind, words, unit: own = '' }) => kind === 'number' && (/^min/i.test(own) || /^minutes$/i.test(words)),
  );
  if (minutes !== undefined && /^hours?$/i.test(unit)) return `${minutes.name} / 60`;
  if (minutes !== undefined && /^min(?:ute)?s?$/i.test(unit)) return minutes.name;
  const period = periodOf(thing);
  if (period === undefined) return undefined;
  const of = /^hours?$/i.test(unit)
    ? 'hours'
    : /^min(?:ute)?s?$/i.test(unit)
      ? 'minutes'
      : /^(?:days?|nights?)$/i.test(unit)
        ? 'days'
        : undefined;
  if (of === undefined || (of !== 'days' && period.from.kind === 'date')) return undefined;
  return `${of}(${period.from.name}, ${period.to.name})`;
}

/** “Class: ≥70 First, ≥60 Second”, “up to 10,000 → 75; above → 165”: what a figure comes to. */
export function takeThresholds(draft: Draft, clause: Clause): Step | undefined {
  const [, left = '', list = ''] =
    /^(?:the\s+)?([A-Za-z][a-z -]{1,28}?)(?:\s+(?:results|follows|depends)[a-z ]*)?\s*:\s+(.+)$/.exec(
      clause.text,
    ) ?? [];
  if (left === '') return undefined;
  const steps = list
    .split(/\s*[,;]\s*(?=(?:≥|>=|from|over|above|≤|<=|up to|below|under)\s*\d)/i)
    .map((part) =>
      /^(≥|>=|from|over|above|≤|<=|up to|below|under)\s*([\d.,]+)\s*%?\s*(?:→|->|:|=)?\s*(.+)$/i.exec(
        part.trim(),
      ),
    )
    .flatMap((match) =>
      match === null
        ? []
        : [{ sign: match[1] ?? '', figure: figureOf(match[2] ?? ''), value: (match[3] ?? '').trim() }],
    );
  if (steps.length < 2 || steps.some(({ value, figure }) => value.length > 24 || figure === undefined))
    return undefined;
  const before = thingBefore(clause.at, draft.things);
  const order = new Set([...(before === undefined ? [] : [before]), ...draft.things]);
  for (const thing of order) {
    const field =
      thing.fields.find(({ kind, formula }) => kind === 'number' && formula !== undefined) ??
      thing.fields.find(
        ({ kind, words }) =>
          /^(?:number|money|percent)$/.test(kind) &&
          /mark|score|points|value|total|grade|rate|result/i.test(words),
      );
    if (field === undefined) continue;
    const formula = steps.reduceRight((rest, { sign, figure, value }) => {
      const is = /^(?:≥|>=|from)$/i.test(sign)
        ? '>='
        : /^(?:over|above)$/i.test(sign)
          ? '>'
          : /^(?:≤|<=|up to)$/i.test(sign)
            ? '<='
            : '<';
      return `if(${field.name} ${is} ${figure ?? 0}, "${value.replaceAll('"', '')}", ${rest})`;
    }, '""');
    return withWorked(draft, thing, left, { kind: 'text', formula });
  }
  return undefined;
}
