import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { StatRow } from '../../ui/stat.tsx';
import { inPlaces } from '../parts/in-places.ts';
import { ResultBox } from '../parts/result-box.tsx';
import { CopyButton, DownloadButton } from '../parts/tool-buttons.tsx';
import { CheckField, NumberField, SelectField, TextArea, TextField } from '../parts/tool-fields.tsx';
import { compareLines } from './compare-texts.ts';
import { caseChanges, changeLines, lineChanges, replaceIn } from './text-changes.ts';
import { textCodes } from './text-codes.ts';
import { frequentWords, measureText, minutesText } from './text-measures.ts';

export interface TextFormProps {
  text: string;
  onChange: (text: string) => void;
}

export function CountForm({ text }: TextFormProps) {
  const measures = measureText(text);
  const frequent = frequentWords(text);
  return (
    <div role="status" data-result className="grid grid-cols-1 gap-4">
      <StatRow
        stats={[
          { label: 'Words', value: String(measures.words) },
          { label: 'Characters', value: String(measures.characters) },
          { label: 'Without spaces', value: String(measures.charactersWithoutSpaces) },
          { label: 'Sentences', value: String(measures.sentences) },
          { label: 'Paragraphs', value: String(measures.paragraphs) },
          { label: 'Lines', value: String(measures.lines) },
          { label: 'Reading time', value: minutesText(measures.readingMinutes) },
          { label: 'Speaking time', value: minutesText(measures.speakingMinutes) },
        ]}
      />
      {frequent.length === 0 ? null : (
        <p className="text-sm">
          Most frequent words: {frequent.map(([word, count]) => `${word} (${count})`).join(', ')}
        </p>
      )}
    </div>
  );
}

/** What came out, with what can be done with it. */
function Output({ text, onUse }: { text: string; onUse: (text: string) => void }) {
  return (
    <div role="status" data-result className="grid grid-cols-1 gap-3">
      <TextArea label="Result" value={text} className="font-mono text-sm!" />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} />
        <DownloadButton name="text.txt" text={text} />
        <Button disabled={text === ''} onClick={() => onUse(text)}>
          Use as text
        </Button>
      </div>
    </div>
  );
}

export function CaseForm({ text, onChange }: TextFormProps) {
  const [result, setResult] = useState('');
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="group" aria-label="Change case" className="flex flex-wrap gap-2">
        {Object.entries(caseChanges).map(([name, change]) => (
          <Button key={name} onClick={() => setResult(change(text))}>
            {name}
          </Button>
        ))}
      </div>
      <Output text={result} onUse={onChange} />
    </div>
  );
}

export function LinesForm({ text, onChange }: TextFormProps) {
  const [result, setResult] = useState('');
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="group" aria-label="Change lines" className="flex flex-wrap gap-2">
        {Object.keys(lineChanges).map((name) => (
          <Button key={name} onClick={() => setResult(changeLines(text, name))}>
            {name}
          </Button>
        ))}
      </div>
      <Output text={result} onUse={onChange} />
    </div>
  );
}

export function ReplaceForm({ text, onChange }: TextFormProps) {
  const [find, setFind] = useState('');
  const [replace, setReplace] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [pattern, setPattern] = useState(false);
  const [told, setTold] = useState('');
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const result = replaceIn(text, find, replace, { matchCase, pattern });
        if (!result.ok) return setTold(result.fault);
        onChange(result.text);
        setTold(result.count === 1 ? '1 replacement made.' : `${result.count} replacements made.`);
      }}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField label="Find" value={find} onChange={setFind} />
        <TextField label="Replace with" value={replace} onChange={setReplace} />
      </div>
      <div className="flex flex-wrap gap-x-6">
        <CheckField label="Match case" checked={matchCase} onChange={setMatchCase} />
        <CheckField label="Regular expression" checked={pattern} onChange={setPattern} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit">
          Replace all
        </Button>
        <CopyButton text={text} />
      </div>
      <ResultBox>{told}</ResultBox>
    </form>
  );
}

export function CodeForm({ text, onChange }: TextFormProps) {
  const [name, setName] = useState(textCodes[0]?.name ?? '');
  const [key, setKey] = useState('3');
  const [result, setResult] = useState('');
  const [fault, setFault] = useState<string>();
  const code = textCodes.find((one) => one.name === name);
  function run(way: 'encode' | 'decode'): void {
    try {
      setResult(code?.[way](text, Math.trunc(Number(key)) || 0) ?? '');
      setFault(undefined);
    } catch (caught) {
      setResult('');
      setFault(caught instanceof Error ? caught.message : 'This cannot be read.');
    }
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <SelectField
          label="Code"
          options={textCodes.map((one) => one.name)}
          value={name}
          onChange={setName}
        />
        {name === 'Caesar cipher' ? <NumberField label="Shift" value={key} onChange={setKey} /> : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => run('encode')}>
          Encode
        </Button>
        <Button onClick={() => run('decode')}>Decode</Button>
      </div>
      {fault === undefined ? null : (
        <p role="alert" className="font-medium text-danger-ink">
          {fault}
        </p>
      )}
      <Output text={result} onUse={onChange} />
    </div>
  );
}

const looks = {
  same: ['', ' '],
  added: ['bg-good-soft text-good', '+'],
  removed: ['bg-danger-soft text-danger-ink', '−'],
} as const;

export function CompareForm({ text }: TextFormProps) {
  const [other, setOther] = useState('');
  const [lines, setLines] = useState<ReturnType<typeof compareLines>>();
  const count = (kind: string) => lines?.filter((line) => line.kind === kind).length ?? 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextArea label="Second text" value={other} onChange={setOther} />
      <Button
        look="primary"
        className="justify-self-start"
        onClick={() => setLines(compareLines(text, other))}
      >
        Compare
      </Button>
      <ResultBox>
        {lines === undefined
          ? null
          : count('added') + count('removed') === 0
            ? 'The texts are the same.'
            : `${count('added')} lines added, ${count('removed')} removed, ${count('same')} the same.`}
      </ResultBox>
      {lines === undefined ? null : (
        <ol className="grid grid-cols-1 gap-0.5 font-mono text-sm">
          {inPlaces(lines).map(({ key, item: line }) => (
            <li key={key} className={`rounded-control px-2 whitespace-pre-wrap ${looks[line.kind][0]}`}>
              <span className="select-none">{looks[line.kind][1]} </span>
              <span className="sr-only">{line.kind === 'same' ? '' : `${line.kind}: `}</span>
              {line.text}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
