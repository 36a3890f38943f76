import { useState } from 'react';
import { createValue, useValue } from '../../store/value.ts';
import { inPlaces } from '../parts/in-places.ts';
import { readNumber } from '../parts/number-text.ts';
import { CheckField, NumberField, SelectField, TextArea, TextField } from '../parts/tool-fields.tsx';
import { Generating } from './generated-list.tsx';
import {
  harmonies,
  makeLorem,
  makeName,
  makeNumbers,
  makePalette,
  makeTeams,
  makeUuid,
  type NameKind,
  nameKinds,
} from './make-things.ts';
import { firstNames, quotes } from './name-lists.ts';
import { pickOne, secureBelow, shuffled } from './random-below.ts';

/** A count from a field, or what is wrong with it. */
function countOf(text: string, most: number): number | string {
  const count = readNumber(text);
  return count === undefined || !Number.isInteger(count) || count < 1 || count > most
    ? `Enter a whole number from 1 to ${most}.`
    : count;
}

export function NumberForm() {
  const [from, setFrom] = useState('1');
  const [to, setTo] = useState('100');
  const [count, setCount] = useState('1');
  const [distinct, setDistinct] = useState(true);
  function make(): readonly string[] | string {
    const [low, high, many] = [readNumber(from), readNumber(to), countOf(count, 1000)];
    if (typeof many === 'string') return `How many: ${many}`;
    if (low === undefined || high === undefined || !Number.isInteger(low) || !Number.isInteger(high))
      return 'Smallest and largest: enter whole numbers.';
    if (low > high) return 'The smallest number must not be above the largest.';
    if (distinct && many > high - low + 1) return 'There are not so many different numbers between these.';
    return makeNumbers(low, high, many, distinct, secureBelow).map(String);
  }
  return (
    <Generating what="Random number" make={make}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <NumberField label="Smallest" value={from} onChange={setFrom} />
        <NumberField label="Largest" value={to} onChange={setTo} />
        <NumberField label="How many" value={count} onChange={setCount} />
      </div>
      <CheckField label="No number twice" checked={distinct} onChange={setDistinct} />
    </Generating>
  );
}

const keptNames = createValue('picker-names', firstNames.slice(0, 8).join('\n'));

function linesOf(text: string): string[] {
  return text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function PickForm({ teams = false }: { teams?: boolean }) {
  const [text, setText] = useValue(keptNames);
  const [count, setCount] = useState(teams ? '2' : '1');
  const names = linesOf(text);
  function make(): readonly string[] | string {
    const many = countOf(count, 100);
    if (names.length === 0) return 'Enter at least one name.';
    if (typeof many === 'string') return many;
    if (many > names.length) return `There are only ${names.length} names.`;
    return teams
      ? makeTeams(names, many, secureBelow).map(
          (members, index) => `Team ${index + 1}: ${members.join(', ')}`,
        )
      : shuffled(names, secureBelow).slice(0, many);
  }
  return (
    <Generating what={teams ? 'Teams' : 'Winner'} button={teams ? 'Make teams' : 'Pick a winner'} make={make}>
      <TextArea
        label="Names"
        hint={`One in each line. ${names.length} names.`}
        value={text}
        onChange={setText}
      />
      <NumberField
        label={teams ? 'Number of teams' : 'Number of winners'}
        value={count}
        onChange={setCount}
      />
    </Generating>
  );
}

export function UuidForm() {
  const [count, setCount] = useState('1');
  return (
    <Generating
      what="UUID"
      make={() => {
        const many = countOf(count, 500);
        return typeof many === 'string' ? many : Array.from({ length: many }, () => makeUuid(secureBelow));
      }}
    >
      <NumberField label="How many" value={count} onChange={setCount} />
    </Generating>
  );
}

export function LoremForm() {
  const [count, setCount] = useState('3');
  return (
    <Generating
      what="Text"
      make={() => {
        const many = countOf(count, 50);
        return typeof many === 'string' ? many : makeLorem(many, secureBelow);
      }}
      show={(paragraphs) => (
        <div className="grid grid-cols-1 gap-3 rounded-card bg-soft p-4">
          {inPlaces(paragraphs).map(({ key, item: paragraph }) => (
            <p key={key} data-generated>
              {paragraph}
            </p>
          ))}
        </div>
      )}
    >
      <NumberField label="Paragraphs" value={count} onChange={setCount} />
    </Generating>
  );
}

export function PaletteForm() {
  const [harmony, setHarmony] = useState('Analogous');
  return (
    <Generating
      what="Palette"
      button="Generate palette"
      make={() => makePalette(harmony, secureBelow)}
      show={(colors) => (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-5">
          {inPlaces(colors).map(({ key, item: color }) => (
            <li
              key={key}
              data-generated
              className="overflow-hidden rounded-card border border-line bg-surface"
            >
              <svg viewBox="0 0 4 3" aria-hidden="true" className="w-full">
                <rect width="4" height="3" fill={color} />
              </svg>
              <p className="p-2 text-center font-mono text-sm">{color}</p>
            </li>
          ))}
        </ul>
      )}
    >
      <SelectField label="Harmony" options={Object.keys(harmonies)} value={harmony} onChange={setHarmony} />
    </Generating>
  );
}

export function NameForm({ first = 'Person' }: { first?: NameKind }) {
  const [kind, setKind] = useState<NameKind>(first);
  const [keyword, setKeyword] = useState('');
  return (
    <Generating
      what="Names"
      button="Generate names"
      make={() => [...new Set(Array.from({ length: 8 }, () => makeName(kind, keyword, secureBelow)))]}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <SelectField label="Kind of name" options={nameKinds} value={kind} onChange={setKind} />
        <TextField label="Keyword (optional)" value={keyword} onChange={setKeyword} />
      </div>
    </Generating>
  );
}

export function QuoteForm() {
  return (
    <Generating
      what="Quote"
      button="New quote"
      make={() => {
        const [text, by] = pickOne(quotes, secureBelow) ?? ['', ''];
        return [`“${text}” – ${by}`];
      }}
    />
  );
}
