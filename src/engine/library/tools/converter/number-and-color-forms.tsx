import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { keepResult } from '../parts/kept-results.tsx';
import { ResultBox } from '../parts/result-box.tsx';
import { CopyButton } from '../parts/tool-buttons.tsx';
import { SelectField, TextField } from '../parts/tool-fields.tsx';
import { contrastOf, hexOf, hslText, readColor, rgbText } from './colors.ts';
import { type BaseName, bases, readWhole, writeWhole } from './number-bases.ts';
import type { Results } from './unit-form.tsx';

const baseNames: readonly BaseName[] = [...bases.map(({ name }) => name), 'Roman'];

export function NumberBaseForm({ results, first = 'Decimal' }: { results: Results; first?: BaseName }) {
  const [text, setText] = useState(first === 'Roman' ? 'XLII' : '42');
  const [base, setBase] = useState<BaseName>(first);
  const value = readWhole(text, base);
  const lines = value === undefined ? [] : baseNames.map((name) => [name, writeWhole(value, name)] as const);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label="Number"
          value={text}
          onChange={setText}
          autoComplete="off"
          fault={
            value === undefined ? `This is not a whole number in ${base.toLowerCase()} notation.` : undefined
          }
        />
        <SelectField label="Written in" options={baseNames} value={base} onChange={setBase} />
      </div>
      <ResultBox>
        <Lines lines={lines} />
      </ResultBox>
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          disabled={value === undefined}
          onClick={() =>
            keepResult(
              results,
              `${text} (${base}) =`,
              lines.map(([name, one]) => `${name} ${one}`).join(', '),
            )
          }
        >
          Convert
        </Button>
        <CopyButton text={lines.map(([name, one]) => `${name}: ${one}`).join('\n')} />
      </div>
    </div>
  );
}

function Lines({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid grid-cols-1 gap-2">
      {lines.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt>{name}</dt>
          <dd className="min-w-0 font-mono font-semibold break-all">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ColorForm({ results }: { results: Results }) {
  const [text, setText] = useState('#3366cc');
  const color = readColor(text);
  const lines: readonly (readonly [string, string])[] =
    color === undefined
      ? []
      : [
          ['HEX', hexOf(color)],
          ['RGB', rgbText(color)],
          ['HSL', hslText(color)],
          ['Contrast with white', `${contrastOf(color, { red: 255, green: 255, blue: 255 }).toFixed(2)} : 1`],
          ['Contrast with black', `${contrastOf(color, { red: 0, green: 0, blue: 0 }).toFixed(2)} : 1`],
        ];
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label="Colour"
          value={text}
          onChange={setText}
          autoComplete="off"
          hint="As #3366cc, rgb(51, 102, 204) or hsl(220, 60%, 50%)"
          fault={color === undefined ? 'Enter a colour such as #3366cc or rgb(51, 102, 204).' : undefined}
        />
        <TextField
          label="Pick a colour"
          type="color"
          value={color === undefined ? '#000000' : hexOf(color)}
          onChange={setText}
        />
      </div>
      <ResultBox>
        {color === undefined ? null : (
          <svg
            viewBox="0 0 100 12"
            role="img"
            aria-label={`The colour ${hexOf(color)}`}
            className="mb-3 w-full"
          >
            <rect width="100" height="12" rx="2" fill={hexOf(color)} />
          </svg>
        )}
        <Lines lines={lines} />
      </ResultBox>
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          disabled={color === undefined}
          onClick={() =>
            keepResult(
              results,
              `${text} =`,
              lines
                .slice(0, 3)
                .map(([, one]) => one)
                .join(', '),
            )
          }
        >
          Convert
        </Button>
        <CopyButton
          text={lines
            .slice(0, 3)
            .map(([, one]) => one)
            .join('\n')}
        />
      </div>
    </div>
  );
}
