import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import {
  type Reckoned,
  type ReckonInput,
  type Reckoning,
  type ReckonResult,
  reckon,
  scopeOf,
} from '../../rules/reckon.ts';
import { writeText } from '../../rules/written-text.ts';
import { inDays, today } from '../../store/sample-dates.ts';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { showFigure } from '../../words/show-figure.ts';
import { CopyButton, PrintButton } from '../parts/tool-buttons.tsx';
import { type Entered, readInputs, startOf } from './entered.ts';
import { ReckonField } from './reckon-field.tsx';

interface ReckonerProps {
  /** What the entered values are kept under. */
  id: string;
  title: string;
  inputs: readonly ReckonInput[];
  results: readonly ReckonResult[];
  /** Figures of the app that the formulas speak of. */
  numbers?: Readonly<Record<string, number>>;
  note?: string;
}

const noNumbers: Readonly<Record<string, number>> = {};

/** A calculator: every change of a value shows at once what comes out. */
export function Reckoner({ id, title, inputs, results, numbers = noNumbers, note }: ReckonerProps) {
  const [stored] = useState(() => createValue<Entered>(`reckoner:${id}`, {}));
  const [changed, setChanged] = useValue(stored);
  const [now] = useState(() => inDays(0, clock(new Date())));
  const starts = inputs.map((input) => [input.name, startOf(input, today(), now)]);
  const entered: Entered = { ...Object.fromEntries(starts), ...changed };
  const { values, faults } = readInputs(inputs, entered);
  const reckoning: Reckoning = { inputs, values, faults, numbers, today: today(), now };
  return (
    <Panel title={title}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {inputs.map((input) => (
            <ReckonField
              key={input.name}
              input={input}
              value={entered[input.name] ?? ''}
              fault={faults[input.name]}
              onChange={(value) => setChanged({ ...changed, [input.name]: value })}
            />
          ))}
        </div>
        <Outcome
          results={results.map((result) => reckon(result, reckoning))}
          note={
            note === undefined
              ? undefined
              : writeText(note, scopeOf(reckoning), (value) => showFigure(value) ?? '–')
          }
          onStartOver={Object.keys(changed).length === 0 ? undefined : () => setChanged({})}
        />
      </div>
    </Panel>
  );
}

function clock(date: Date): string {
  return date.toTimeString().slice(0, 5);
}

interface OutcomeProps {
  results: readonly Reckoned[];
  note: string | undefined;
  /** Absent while nothing was changed. */
  onStartOver: (() => void) | undefined;
}

/** What came out, the first large, or what is missing for it. */
function Outcome({ results, note, onStartOver }: OutcomeProps) {
  const [main, ...more] = results;
  const text = results.flatMap((one) => ('text' in one ? [`${one.label}: ${one.text}`] : [])).join('\n');
  return (
    <div className="grid grid-cols-1 gap-4 rounded-card bg-soft p-4 sm:p-5">
      <div role="status" aria-label="Results" data-result className="grid grid-cols-1 gap-4">
        {main === undefined ? null : (
          <div>
            <p className="text-sm font-medium">{main.label}</p>
            {'text' in main ? (
              <p className="font-heading text-3xl font-bold wrap-anywhere tabular-nums sm:text-4xl">
                {main.text}
              </p>
            ) : (
              <p className="mt-1 text-base">{main.missing}</p>
            )}
          </div>
        )}
        {more.length === 0 ? null : (
          <dl className="grid grid-cols-1 gap-2">
            {more.map((one) => (
              <div
                key={one.label}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-strong/40 pt-2"
              >
                <dt className="text-sm">{one.label}</dt>
                <dd className={'text' in one ? 'text-lg font-semibold tabular-nums' : 'text-sm'}>
                  {'text' in one ? one.text : one.missing}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {note === undefined ? null : <p className="text-sm">{note}</p>}
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label="Copy result" />
        <PrintButton />
        <Button look="quiet" disabled={onStartOver === undefined} onClick={onStartOver}>
          <RotateCcw aria-hidden="true" className="size-4" />
          Start over
        </Button>
      </div>
    </div>
  );
}
