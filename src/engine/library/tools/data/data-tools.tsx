import { useState } from 'react';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { parseCsv } from '../../views/csv.ts';
import { Fault, ResultBox } from '../parts/result-box.tsx';
import { CopyButton, DownloadButton } from '../parts/tool-buttons.tsx';
import { ChoiceButtons, TextArea, TextField } from '../parts/tool-fields.tsx';
import { type Converted, changeJson, csvToJson, jsonToCsv, testRegex } from './json-text.ts';

const tools = [
  { value: 'json', label: 'JSON' },
  { value: 'csv', label: 'CSV table' },
  { value: 'regex', label: 'Regular expression' },
] as const;

export type DataTool = (typeof tools)[number]['value'];

const keptJson = createValue('data-json', '{"name":"Ada","skills":["math","code"]}');
const keptCsv = createValue('data-csv', 'name,city,age\nAda,London,36\nLin,Taipei,29');
const keptPattern = createValue('data-regex', { pattern: String.raw`\b\w+@\w+\.\w+\b`, flags: 'g' });

/** Checks and changes data as developers need it. Nothing leaves the page. */
export function DataTools({ title, only }: { title: string; only?: readonly DataTool[] }) {
  const offered = tools.filter(
    ({ value }) => only === undefined || only.length === 0 || only.includes(value),
  );
  const [tool, setTool] = useState<DataTool>(offered[0]?.value ?? 'json');
  return (
    <Panel title={title}>
      <div className="grid grid-cols-1 gap-5">
        {offered.length < 2 ? null : (
          <ChoiceButtons label="Tool" options={offered} value={tool} onChange={setTool} />
        )}
        {tool === 'json' ? <JsonForm /> : tool === 'csv' ? <CsvForm /> : <RegexForm />}
      </div>
    </Panel>
  );
}

function Outcome({ result, name, type }: { result: Converted | undefined; name: string; type: string }) {
  const text = result?.ok === true ? result.text : '';
  return (
    <div className="grid grid-cols-1 gap-4">
      <Fault text={result?.ok === false ? result.fault : undefined} />
      <ResultBox>{result?.ok === true ? result.told : null}</ResultBox>
      <TextArea label="Result" rows={10} value={text} className="font-mono text-sm!" />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} />
        <DownloadButton name={name} text={text} type={type} />
      </div>
    </div>
  );
}

function JsonForm() {
  const [text, setText] = useValue(keptJson);
  const [result, setResult] = useState<Converted>();
  const [csv, setCsv] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-4">
        <TextArea
          label="JSON"
          rows={14}
          spellCheck={false}
          value={text}
          onChange={setText}
          className="font-mono text-sm!"
        />
        <div className="flex flex-wrap gap-3">
          {(['Format', 'Minify', 'Sort keys', 'Validate'] as const).map((change) => (
            <Button
              key={change}
              look={change === 'Format' ? 'primary' : 'plain'}
              onClick={() => {
                setCsv(false);
                setResult(changeJson(text, change));
              }}
            >
              {change}
            </Button>
          ))}
          <Button
            onClick={() => {
              setCsv(true);
              setResult(jsonToCsv(text));
            }}
          >
            To CSV
          </Button>
        </div>
      </div>
      <Outcome
        result={result}
        name={csv ? 'data.csv' : 'data.json'}
        type={csv ? 'text/csv' : 'application/json'}
      />
    </div>
  );
}

function CsvForm() {
  const [text, setText] = useValue(keptCsv);
  const [result, setResult] = useState<Converted>();
  const [head = [], ...rows] = parseCsv(text);
  return (
    <div className="grid grid-cols-1 gap-5">
      <TextArea
        label="CSV"
        rows={8}
        spellCheck={false}
        value={text}
        onChange={setText}
        className="font-mono text-sm!"
      />
      <ScrollArea label="Table" className="max-h-80 rounded-control border border-line">
        <table className="w-full text-left text-sm">
          <thead className="bg-soft">
            <tr>
              {head.map((cell, at) => (
                <th key={at} scope="col" className="px-3 py-2">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, 500).map((row, at) => (
              <tr key={at} data-row className="border-t border-line">
                {head.map((_, column) => (
                  <td key={column} className="px-3 py-1.5">
                    {row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <Button look="primary" className="justify-self-start" onClick={() => setResult(csvToJson(text))}>
        To JSON
      </Button>
      <Outcome result={result} name="data.json" type="application/json" />
    </div>
  );
}

function RegexForm() {
  const [{ pattern, flags }, keep] = useValue(keptPattern);
  const [text, setText] = useState('Write to ada@example.org or ben@example.com.');
  const matches = testRegex(pattern, flags, text);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_8rem]">
        <TextField
          label="Pattern"
          value={pattern}
          spellCheck={false}
          onChange={(next) => keep({ pattern: next, flags })}
          fault={typeof matches === 'string' ? matches : undefined}
          className="font-mono"
        />
        <TextField
          label="Flags"
          value={flags}
          onChange={(next) => keep({ pattern, flags: next })}
          className="font-mono"
        />
      </div>
      <TextArea label="Text to search" rows={5} value={text} onChange={setText} />
      <ResultBox>
        {typeof matches === 'string' ? null : matches.length === 1 ? '1 match' : `${matches.length} matches`}
      </ResultBox>
      {typeof matches === 'string' ? null : (
        <ol className="grid grid-cols-1 gap-1 font-mono text-sm">
          {matches.map((match) => (
            <li key={match.at} data-match className="flex flex-wrap gap-x-4 border-b border-line py-1">
              <mark className="bg-primary px-1 text-on-primary">
                {match.text === '' ? '(empty)' : match.text}
              </mark>
              <span>at {match.at}</span>
              {match.groups.length === 0 ? null : <span>groups: {match.groups.join(' | ')}</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
