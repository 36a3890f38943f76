import { useState } from 'react';
import { Panel } from '../../ui/card.tsx';
import { createResults, KeptResults } from '../parts/kept-results.tsx';
import { ChoiceButtons } from '../parts/tool-fields.tsx';
import { CurrencyForm } from './currency-form.tsx';
import { ColorForm, NumberBaseForm } from './number-and-color-forms.tsx';
import { UnitForm } from './unit-form.tsx';
import { unitKinds } from './units.ts';

const results = createResults('conversions');

const kinds = [
  ...unitKinds.map(({ id, title }) => ({ value: id, label: title })),
  { value: 'currency', label: 'Currency' },
  { value: 'number', label: 'Number bases' },
  { value: 'roman', label: 'Roman numerals' },
  { value: 'color', label: 'Colours' },
];

/** Units, money by rates that people set, numbers in other bases, and colours. */
export function Converter({ title, only }: { title: string; only?: readonly string[] }) {
  const asked = (only ?? []).flatMap((wanted) => kinds.filter(({ value }) => value === wanted));
  const offered = asked.length === 0 ? kinds.filter(({ value }) => value !== 'roman') : asked;
  const [kind, setKind] = useState(offered[0]?.value ?? 'length');
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title={title}>
        <div className="grid grid-cols-1 gap-5">
          {offered.length < 2 ? null : (
            <ChoiceButtons label="What to convert" options={offered} value={kind} onChange={setKind} />
          )}
          <Form key={kind} kind={kind} />
        </div>
      </Panel>
      <KeptResults results={results} />
    </div>
  );
}

function Form({ kind }: { kind: string }) {
  if (kind === 'currency') return <CurrencyForm results={results} />;
  if (kind === 'number') return <NumberBaseForm results={results} />;
  if (kind === 'roman') return <NumberBaseForm results={results} first="Roman" />;
  if (kind === 'color') return <ColorForm results={results} />;
  return <UnitForm units={unitKinds.find(({ id }) => id === kind)?.units ?? []} results={results} />;
}
