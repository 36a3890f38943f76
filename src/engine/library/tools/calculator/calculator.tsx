import { useRef, useState } from 'react';
import { inputClass } from '../../records/field-input.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { createResults, KeptResults, keepResult } from '../parts/kept-results.tsx';
import { showNumber } from '../parts/number-text.ts';
import { ChoiceButtons } from '../parts/tool-fields.tsx';
import { evaluate } from './evaluate.ts';

type Mode = 'Basic' | 'Scientific';
type Angle = 'Degrees' | 'Radians';

const history = createResults('calculator-history');

const basicKeys = ['7', '8', '9', '÷', '4', '5', '6', '×', '1', '2', '3', '−', '0', '.', '%', '+'];
const scientificKeys: readonly (readonly [name: string, typed: string])[] = [
  ['sin', 'sin('],
  ['cos', 'cos('],
  ['tan', 'tan('],
  ['ln', 'ln('],
  ['log', 'log('],
  ['√', '√('],
  ['xʸ', '^'],
  ['x²', '^2'],
  ['n!', '!'],
  ['π', 'π'],
  ['e', 'e'],
  ['1/x', '1÷'],
];

/** A calculator for keys and typing, which keeps what was calculated. */
export function Calculator({ title, mode: firstMode = 'Basic' }: { title: string; mode?: Mode }) {
  const [mode, setMode] = useState<Mode>(firstMode);
  const [angle, setAngle] = useState<Angle>('Degrees');
  const [text, setText] = useState('');
  const [told, setTold] = useState<{ text: string; bad: boolean }>();
  const [done, setDone] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function type(typed: string): void {
    // A digit after a result begins anew, a sign goes on with it.
    const begins = done && /^[\dπe.(]|[a-z√]/.test(typed) && !/^[\^!%]/.test(typed);
    setText(begins ? typed : text + typed);
    setDone(false);
    setTold(undefined);
  }
  function calculate(): void {
    const result = evaluate(text, { degrees: angle === 'Degrees' });
    if (!result.ok) return setTold({ text: result.fault, bad: true });
    keepResult(history, `${text} =`, showNumber(result.value, 12));
    setTold({ text: `${text} = ${showNumber(result.value, 12)}`, bad: false });
    setText(String(result.value));
    setDone(true);
  }
  function clear(): void {
    setText('');
    setTold(undefined);
    field.current?.focus();
  }
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <Panel
        title={title}
        tools={
          <ChoiceButtons label="Kind" options={['Basic', 'Scientific']} value={mode} onChange={setMode} />
        }
      >
        <div className="grid grid-cols-1 gap-3">
          <input
            ref={field}
            aria-label="Expression"
            value={text}
            placeholder="0"
            inputMode="text"
            autoComplete="off"
            onChange={(event) => {
              setText(event.target.value);
              setDone(false);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === '=') {
                event.preventDefault();
                calculate();
              }
              if (event.key === 'Escape') clear();
            }}
            className={`${inputClass} text-right font-mono text-2xl!`}
          />
          <Told told={told} />
          {mode === 'Scientific' ? <ScientificKeys angle={angle} onAngle={setAngle} onType={type} /> : null}
          <Keys
            onType={type}
            onClear={clear}
            onDelete={() => setText(text.slice(0, -1))}
            onCalculate={calculate}
          />
        </div>
      </Panel>
      <KeptResults
        results={history}
        onChoose={({ question }) => {
          setText(question.replace(/ =$/, ''));
          setDone(false);
          setTold(undefined);
        }}
      />
    </div>
  );
}

function Keys({
  onType,
  onClear,
  onDelete,
  onCalculate,
}: {
  onType: (typed: string) => void;
  onClear: () => void;
  onDelete: () => void;
  onCalculate: () => void;
}) {
  return (
    <div role="group" aria-label="Keys" className="grid grid-cols-4 gap-2">
      <Button look="danger" onClick={onClear}>
        C
      </Button>
      <Button onClick={() => onType('(')}>(</Button>
      <Button onClick={() => onType(')')}>)</Button>
      <Button aria-label="Delete last" onClick={onDelete}>
        ⌫
      </Button>
      {basicKeys.map((key) => (
        <Button
          key={key}
          className={`min-h-13 text-lg ${/[÷×−+%]/.test(key) ? 'bg-soft' : ''}`}
          onClick={() => onType(key)}
        >
          {key}
        </Button>
      ))}
      <Button look="primary" className="col-span-4 min-h-13 text-lg" onClick={onCalculate}>
        =
      </Button>
    </div>
  );
}

function ScientificKeys({
  angle,
  onAngle,
  onType,
}: {
  angle: Angle;
  onAngle: (angle: Angle) => void;
  onType: (typed: string) => void;
}) {
  return (
    <>
      <ChoiceButtons label="Angles" options={['Degrees', 'Radians']} value={angle} onChange={onAngle} />
      <div className="grid grid-cols-4 gap-2">
        {scientificKeys.map(([name, typed]) => (
          <Button key={name} className="px-0!" onClick={() => onType(typed)}>
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}

function Told({ told }: { told: { readonly text: string; readonly bad: boolean } | undefined }) {
  return (
    <p
      role="status"
      data-result
      className={`min-h-7 text-right font-mono text-lg break-words ${told?.bad === true ? 'text-danger-ink' : ''}`}
    >
      {told?.text}
    </p>
  );
}
