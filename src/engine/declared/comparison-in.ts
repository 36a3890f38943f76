import type { Draft } from './draft.ts';
import { figureOf, type Path, pathOf } from './path-of-words.ts';
import type { PlannedThing } from './planned.ts';

const signs: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:is|are|was|were) )?not (?:more|greater|higher|larger|longer|later|older) than (.+)$/i, '<='],
  [/^(?:(?:is|are|was|were) )?not (?:less|lower|fewer|shorter|earlier|younger) than (.+)$/i, '>='],
  [
    /^(?:(?:is|are|was|were|has) )?(?:strictly )?(?:more|greater|higher|larger|bigger|longer|later|older|heavier) than (.+)$/i,
    '>',
  ],
  [/^(?:(?:is|are|was|were|rises|goes|lies|gets) )?(?:above|over|beyond|past) (.+)$/i, '>'],
  [/^(?:exceeds?|exceeding|passes|>)\s*(.+)$/i, '>'],
  [
    /^(?:(?:is|are|was|were|reaches|has|of|has reached|have reached) )?(?:at least |no less than |≥\s*|>=\s*|reaches |from )(.+?)(?: on| onwards?| upwards?)?$/i,
    '>=',
  ],
  [
    /^(?:(?:is|are|was|were|reaches|of|has) )?(.+?) (?:or|and) (?:more|above|higher|over|later|older|greater|up)$/i,
    '>=',
  ],
  [/^(?:reaches|reached|hits) (.+)$/i, '>='],
  [/^(?:(?:is|are|was|were|falls|drops|goes|sinks|lies|has) )?(?:below|under|beneath) (.+)$/i, '<'],
  [
    /^(?:(?:is|are|was|were|has) )?(?:less|fewer|lower|smaller|shorter|earlier|younger|lighter) than (.+)$/i,
    '<',
  ],
  [/^<\s*(.+)$/, '<'],
  [/^(?:(?:is|are|was|were|has|of) )?(?:at most |no more than |up to |≤\s*|<=\s*)(.+)$/i, '<='],
  [/^(?:(?:is|are|was|were|of|has) )?(.+?) or (?:less|fewer|below|lower|earlier|under|younger)$/i, '<='],
  [/^(?:does not equal|differs from|is not equal to) (.+)$/i, '!='],
  [/^(?:(?:is|are) )?(?:exactly |equal to |=\s*)(.+)$/i, '='],
];

/** “is above 12”, “exceeds the tolerance”, “is older than 30 days”: what is said of a property, as a formula. */
export function comparisonIn(
  said: string,
  path: Path,
  thing: PlannedThing,
  draft: Draft,
): string | undefined {
  const isDay = path.field.kind === 'date' || path.field.kind === 'moment';
  const between = betweenIn(said, path);
  if (between !== undefined) return between;
  const aged = isDay ? dayIn(said, path) : undefined;
  if (aged !== undefined) return aged;
  for (const [pattern, sign] of signs) {
    const value = pattern.exec(said)?.[1];
    const formula = value === undefined ? undefined : valueOf(value, path, thing, draft);
    if (formula !== undefined) return `${path.formula} is not empty and ${path.formula} ${sign} ${formula}`;
  }
  return undefined;
}

function betweenIn(said: string, { formula, field }: Path): string | undefined {
  const [, out, from = '', to = ''] =
    /^(?:is|are|lies|was|were)?\s*(?:(not |outside |out of )(?:of )?)?(?:the range )?(?:between |within |from |in )?(?:the range )?(?:of )?(\S+(?: \S{1,3})?)\s*(?:and|to|–|-|—)\s*(\S+(?: \S{1,4})?)$/i.exec(
      said,
    ) ?? [];
  const [low, high] = [figureOf(from), figureOf(to)];
  if (low === undefined || high === undefined || low >= high) {
    const hasBounds = field.least !== undefined || field.most !== undefined;
    if (
      !hasBounds ||
      !/^(?:is |are |lies )?(?:out of|outside(?: of)?) (?:the |its )?(?:allowed |permitted )?(?:range|limits)$/i.test(
        said,
      )
    )
      return undefined;
    const sides = [
      ...(field.least === undefined ? [] : [`${formula} < ${field.least}`]),
      ...(field.most === undefined ? [] : [`${formula} > ${field.most}`]),
    ];
    return `${formula} is not empty and (${sides.join(' or ')})`;
  }
  const inside = `${formula} >= ${low} and ${formula} <= ${high}`;
  return `${formula} is not empty and ${out === undefined ? `(${inside})` : `not (${inside})`}`;
}

const spans: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365, hour: 0 };

/** “is in the past”, “is more than 30 days ago”, “lies within 14 days”. */
function dayIn(said: string, { formula, field }: Path): string | undefined {
  const day = field.kind === 'moment' ? `day(${formula})` : formula;
  const is = (rest: string) => `${formula} is not empty and ${rest}`;
  if (
    /^(?:is |has |lies )?(?:in the past|passed|over|expired|elapsed|exceeded|before today|overdue)$/i.test(
      said,
    )
  )
    return is(`${day} < today`);
  if (/^(?:is |lies )?(?:in the future|after today|still to come)$/i.test(said)) return is(`${day} > today`);
  if (/^(?:is )?today$/i.test(said)) return is(`${day} = today`);
  const [, how = '', count = '', unit = '', way = ''] =
    /^(?:is |lies |was |are )?(?:(more than|older than|over|at least|less than|within|due within|due in|in)\s+(?:the next\s+)?)(\d+|one|two|three|six)\s+(day|week|month|year)s?(?:\s+(ago|old|away|from now|from today|ahead))?$/i.exec(
      said,
    ) ?? [];
  const number = { one: 1, two: 2, three: 3, six: 6 }[count.toLowerCase()] ?? Number(count);
  const days = number * (spans[unit.toLowerCase()] ?? 0);
  if (how === '' || !(days > 0)) return undefined;
  const isAgo = /^(?:ago|old)$/i.test(way) || /^older/i.test(how);
  if (isAgo)
    return is(
      /^(?:less|within)/i.test(how) ? `days(${day}, today) < ${days}` : `days(${day}, today) > ${days}`,
    );
  return is(
    /^(?:more|over|at least)/i.test(how)
      ? `days(today, ${day}) > ${days}`
      : `${day} >= today and days(today, ${day}) <= ${days}`,
  );
}

const factors: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  half: 0.5,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
};

function valueOf(words: string, { field }: Path, thing: PlannedThing, { things }: Draft): string | undefined {
  const plain = words
    .replace(/^(?:the|its|their|an?)\s+/i, '')
    .replace(/\s+(?:years? old|years?)$/i, '')
    .trim();
  const figure = figureOf(plain);
  const isDay = /^(?:date|moment)$/.test(field.kind);
  if (figure !== undefined)
    return isDay || /^(?:text|long-text|choice|reference)$/.test(field.kind) ? undefined : String(figure);
  if (isDay && /^(?:today|now|the current (?:date|day))$/i.test(plain)) return 'today';
  if (field.kind === 'time' && /^\d{1,2}:\d{2}$/.test(plain)) return `"${plain.padStart(5, '0')}"`;
  const [, times = '', manifold = ''] =
    /^(twice|double|half(?: of)?|three times|four times|five times|ten times|\d+(?:\.\d+)? (?:times|x|×))\s+(?:the\s+|its\s+)?(.+)$/i.exec(
      plain,
    ) ?? [];
  if (times !== '') {
    const base = pathOf(manifold, thing, things);
    const factor = factors[times.toLowerCase().replace(/ of$| times$/, '')] ?? Number.parseFloat(times);
    return base === undefined || !/^(?:number|money|percent|rating)$/.test(base.field.kind)
      ? undefined
      : `${base.formula} * ${factor}`;
  }
  const [, share = '', rest = ''] = /^(\d+(?:\.\d+)?)\s*(?:%|percent) of (.+)$/i.exec(plain) ?? [];
  const other = pathOf(rest === '' ? plain : rest, thing, things);
  if (other === undefined || other.field.name === field.name) return undefined;
  const isSame =
    isDay === /^(?:date|moment)$/.test(other.field.kind) &&
    !/^(?:text|long-text|choice|reference)$/.test(other.field.kind);
  if (!isSame) return undefined;
  return share === '' ? other.formula : `${other.formula} * ${Number(share) / 100}`;
}
