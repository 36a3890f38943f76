import type { CaseFile } from './case-file.ts';

/** A stay is reckoned in nights: “24 € per night”, “at most 5 nights”. */
const saysNights =
  /\b(?:per|a|each|every|every single)\s+nights?\b(?!\s+(?:shift|feed|bus|market|out)\w*)|\b(?:\d+|two|three|four|five|six|seven|ten|fourteen)\s+nights\b|\bovernight stays?\b/iu;
const saysDays = /\b(?:per|a)\s+day\b|\/\s?day\b/iu;

const span = /days\((\w+), (\w+)\) \+ 1/;

/** A case that counts the first and the last day of a stay counts its nights instead, where the text does: whoever leaves makes room on that day. */
export function inNights(file: CaseFile, text: string): CaseFile {
  const json = JSON.stringify(file);
  const [, from, until] = span.exec(json) ?? [];
  if (from === undefined || until === undefined || !saysNights.test(text) || saysDays.test(text)) return file;
  const begin = new RegExp(`\\b${from} <= this\\.${until}\\b`, 'g');
  const end = new RegExp(`\\b${until}((?: \\+ \\w+)?) >= this\\.${from}\\b`, 'g');
  const reckoned = json
    .replaceAll(new RegExp(span, 'g'), 'days($1, $2)')
    .replaceAll(begin, `${from} < this.${until}`)
    .replaceAll(end, `${until}$1 > this.${from}`)
    .replaceAll(/(days\(\w+, \w+\)) \| Days/g, '$1 | Nights');
  return withLaterEnd(JSON.parse(reckoned) as CaseFile, from, until);
}

/** A stay ends on a later day than it begins, in what is entered and in what is refused. */
function withLaterEnd(file: CaseFile, from: string, until: string): CaseFile {
  const rules = (file.rules ?? []).map((rule) =>
    rule.never === `${until} < ${from}`
      ? { ...rule, never: `${until} <= ${from}`, says: 'A stay lasts one night at least.' }
      : { ...rule, says: rule.says.replaceAll(/\bdays\b(?! (?:ahead|before|in advance))/g, 'nights') },
  );
  const isStay = (fields: Readonly<Record<string, string>>) => from in fields && until in fields;
  const things = Object.entries(file.things ?? {}).map(([key, thing]) => [
    key,
    isStay(thing.fields) ? { ...thing, fields: dayLater(thing.fields, from, until) } : thing,
  ]);
  const acts = Object.entries(file.acts ?? {}).map(([key, act]) => [
    key,
    act.asks !== undefined && isStay(act.asks) ? { ...act, asks: dayLater(act.asks, from, until) } : act,
  ]);
  return {
    ...file,
    ...(file.rules === undefined ? {} : { rules }),
    ...(file.things === undefined ? {} : { things: Object.fromEntries(things) }),
    ...(file.acts === undefined ? {} : { acts: Object.fromEntries(acts) }),
  };
}

const start = /= (today|\+\d+)/;

function dayLater(
  fields: Readonly<Record<string, string>>,
  from: string,
  until: string,
): Record<string, string> {
  const [first, last] = [fields[from] ?? '', fields[until] ?? ''].map((line) => {
    const day = start.exec(line)?.[1];
    return day === undefined ? undefined : day === 'today' ? 0 : Number(day);
  });
  if (first === undefined || last === undefined || last > first) return { ...fields };
  return { ...fields, [until]: (fields[until] ?? '').replace(start, `= +${first + 1}`) };
}
