import { ownName, plainName } from '../cases/own-name.ts';
import { countryOfPlace } from '../facts/currency-of-place.ts';
import type { SaidFacts } from '../facts/said-facts.ts';
import { mainEntity } from '../proof/main-part.ts';
import type { Reading } from '../reader/reading.ts';
import type { AppSpec, TraceEntry } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { partExists } from '../spec/part-exists.ts';
import { isSentence } from './sentence-name.ts';
import { inTimeOrder } from './time-order.ts';
import { withoutUnasked } from './unasked-money.ts';
import { withoutStateWords } from './without-state-words.ts';
import { withWordedLabels } from './worded-labels.ts';

/** The plan as it is read: a name that is one, labels that are words, no line twice, and examples in their order. */
export function inGoodWords(
  spec: AppSpec,
  reading: Reading,
  facts: SaidFacts,
  /** What its case is called, which may be a saying. */
  caseName: string | undefined,
): AppSpec {
  const plain = caseName === undefined ? withoutStateWords(withoutUnasked(spec, facts.text)) : spec;
  const worded = withWordedLabels(plain);
  const sound = specFaults(worded).length > specFaults(spec).length ? structuredClone(spec) : worded;
  inTimeOrder(sound.entities);
  sound.trace = sound.trace.map((entry) => stillServed(entry, sound));
  const name = spec.name === caseName ? spec.name : nameOf(sound, reading, facts);
  return { ...sound, name, tagline: lineOf(sound.tagline, name) };
}

/** What a label that went stood for is not built. */
function stillServed(entry: TraceEntry, spec: AppSpec): TraceEntry {
  const served = entry.served.filter((part) => !part.startsWith('field:') || partExists(part, spec));
  if (served.length === entry.served.length) return entry;
  return served.length === 0 ? { ...entry, served, state: 'not-built' } : { ...entry, served };
}

function nameOf(spec: AppSpec, reading: Reading, { title, place, text }: SaidFacts): string {
  const { name } = spec;
  const isGiven = name === title || text.includes(`"${name}"`) || text.includes(`“${name}”`);
  // A school is a place that an app may be called after, a town is not.
  const isPlace = name.toLowerCase() === place?.toLowerCase() && countryOfPlace(place) !== undefined;
  if (isGiven || !(isPlace || isSentence(name))) return name;
  const kept = mainEntity(spec) ?? spec.entities[0];
  // A place is where something is, and not what it is.
  const spans = isPlace ? reading.spans.filter(({ kind }) => kind !== 'X') : reading.spans;
  const seen = { ...reading, spans };
  const other = [ownName(seen), kept === undefined ? undefined : plainName(seen, kept.many)].find(
    (one) => one !== undefined && one !== name && !isSentence(one) && one.length > 2,
  );
  return other ?? name;
}

/** What the name says already is not said again beside it, and nothing twice. */
function lineOf(tagline: string, name: string): string {
  const parts = tagline.split(' · ');
  const left = parts.filter(
    (part, at) =>
      part.toLowerCase() !== name.toLowerCase() &&
      !parts.slice(0, at).some((one) => one.toLowerCase() === part.toLowerCase()),
  );
  return left.length === 0 ? tagline : left.join(' · ');
}
