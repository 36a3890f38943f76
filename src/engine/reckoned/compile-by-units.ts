import type { Place } from '../declared/declared.ts';
import { sentenceCase } from '../read/words.ts';
import { type Measured, measuredIn } from './measured.ts';
import type { SheetMaker } from './sheet.ts';
import { nounsIn, type Powers, productFor, withKnownNouns } from './solve-by-units.ts';

const entering = String.raw`(?:put(?:ting)? in|enter(?:ing)?|type(?: in)?|typing in|fill in|give(?: it)?|key in|plug in|input)`;
const telling = String.raw`(?:tells?|shows?|gives?|says?|works? out|calculates?|computes?|figures? out|returns?|spits? out)`;
const askAndTell = new RegExp(
  String.raw`\b${entering}\s+([^.;:!?\n]{8,220}?),?\s+(?:(?:and|then|so|and then)\s+)?(?:(?:it|the app|the calculator|the page|that|app)\s+(?:should |must |shall |will |can |then )?${telling}(?:\s+(?:me|us|you|them))?|(?:i|you|we)\s+(?:get|see|want))\s+([^.;:!?\n]{4,160})`,
  'iu',
);
const fromTo = new RegExp(
  String.raw`\b(?:from|out of)\s+(?:the |my )?([^.;:!?\n]{8,200}?),?\s+(?:it |the app |the calculator )?(?:should |must |shall )?(?:${telling}|to)(?:\s+(?:me|us|you))?\s+([^.;:!?\n]{4,160})`,
  'iu',
);
const labelled =
  /\binputs?\s*[:–-]\s*([^\n]{8,220}?)[.;\n]\s*(?:outputs?|results?)\s*[:–-]\s*([^\n]{4,160})/iu;

/** What was compiled, and where the text says it. */
export interface ByUnits {
  readonly text: string;
  readonly at: Place;
}

/**
 * “I put in tank litres, dose per hectare and plot in acres, and it tells me ml per tank”: nobody says how, but only one
 * way of multiplying and dividing gives millilitres a tank. Lines for all that can be told so; none where one cannot.
 */
export function compileByUnits(text: string, maker: SheetMaker): ByUnits[] {
  for (const form of [askAndTell, fromTo, labelled]) {
    const found = form.exec(text);
    if (found === null) continue;
    const inputs = partsOf(found[1] ?? '').map(measuredIn);
    const results = partsOf(found[2] ?? '').map(measuredIn);
    if (!isWhole(inputs) || !isWhole(results) || inputs.length < 2) continue;
    if (!linesFor(inputs, results, maker)) continue;
    return [{ text: found[0], at: [found.index, found.index + found[0].length] }];
  }
  return [];
}

function isWhole(all: readonly (Measured | undefined)[]): all is readonly Measured[] {
  return all.length > 0 && all.every((one) => one !== undefined);
}

function partsOf(list: string): string[] {
  return list
    .split(/\s*,\s*(?:and\s+|then\s+)?|\s+and\s+|\s+plus\s+|\s*;\s*/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function linesFor(said: readonly Measured[], asked: readonly Measured[], maker: SheetMaker): boolean {
  const nouns = nounsIn([...said, ...asked]);
  const [meant, wanted] = inDoses(withKnownNouns(said, nouns), withKnownNouns(asked, nouns));
  const solved = wanted.map((result) => ({ result, powers: productFor(meant, result.dimensions) }));
  if (solved.some(({ powers }) => powers === undefined)) return false;
  const names = meant.map(({ label, unit, dimensions }) =>
    maker.add({
      label: sentenceCase(label.replace(/\s+in\s+\S+$/iu, '')),
      kind: dimensions['money'] === 1 ? 'money' : 'number',
      min: 0,
      ...(unit === '' || dimensions['money'] === 1 ? {} : { unit }),
      start: dimensions['money'] === 1 ? 2 : 10,
    }),
  );
  for (const { result, powers = [] } of solved) addLine(result, powers, meant, names, maker);
  return true;
}

const doseSigns: Readonly<Record<string, number>> = {
  ml: 0.001,
  l: 1,
  g: 0.001,
  kg: 1,
  mg: 0.000001,
  oz: 0.028349523125,
  lb: 0.45359237,
};

/** A dose is of something else than the water that it goes into: millilitres that are asked for are those of the dose. */
function inDoses(inputs: readonly Measured[], results: readonly Measured[]): [Measured[], Measured[]] {
  const isDose = ({ dimensions }: Measured) => dimensions['dose'] !== undefined;
  const asked = results.find(
    ({ label, unit }) => doseSigns[unit.split('/')[0] ?? ''] !== undefined && !/\bwater\b/iu.test(label),
  );
  const [sign = ''] = asked?.unit.split('/') ?? [];
  const factor = doseSigns[sign];
  if (asked === undefined || factor === undefined || !inputs.some(isDose)) return [[...inputs], [...results]];
  const { l, kg, ...others } = asked.dimensions as Record<string, number>;
  const ofDose = { ...asked, factor: asked.factor / factor, dimensions: { ...others, dose: l ?? kg ?? 1 } };
  return [
    inputs.map((one) => (isDose(one) ? { ...one, unit: `${sign}/${one.unit.replace(/^\//u, '')}` } : one)),
    results.map((one) => (one === asked ? ofDose : one)),
  ];
}

const exact = 1e9;

function addLine(
  { label, unit, factor, isCount, dimensions }: Measured,
  powers: Powers,
  inputs: readonly Measured[],
  names: readonly string[],
  maker: SheetMaker,
): void {
  const of = (sign: number) => names.filter((_, place) => powers[place] === sign);
  const scale =
    inputs.reduce((product, one, place) => product * one.factor ** (powers[place] ?? 0), 1) / factor;
  const rounded = Math.round(scale * exact) / exact;
  const above = [...of(1), ...(rounded === 1 ? [] : [String(rounded)])].join(' * ') || '1';
  const below = of(-1);
  const whole = below.length === 0 ? above : `${above} / (${below.join(' * ')})`;
  for (const name of below) {
    const divisor = maker.inputs.find((one) => one.name === name);
    if (divisor !== undefined && !maker.refusals.some(({ never }) => never === `${name} <= 0`))
      maker.refuse(`${name} <= 0`, `${divisor.label} must be more than 0.`);
  }
  const kind = dimensions['money'] === 1 && Object.keys(dimensions).length === 1 ? 'money' : 'number';
  const line = maker.line(sentenceCase(label), `round(${whole}, 2)`, kind, unit === '' ? undefined : unit);
  // Of what is bought or filled there are only whole ones.
  if (isCount) maker.line(`${sentenceCase(label)}, rounded up`, `ceil(round(${line}, 6))`, 'number');
}
