import { type ComponentType, useState } from 'react';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { ChoiceButtons, TextArea } from '../parts/tool-fields.tsx';
import {
  CaseForm,
  CodeForm,
  CompareForm,
  CountForm,
  LinesForm,
  ReplaceForm,
  type TextFormProps,
} from './text-forms.tsx';

const kept = createValue('text-tools', '');

const tools: readonly {
  readonly value: string;
  readonly label: string;
  readonly form: ComponentType<TextFormProps>;
}[] = [
  { value: 'count', label: 'Count', form: CountForm },
  { value: 'case', label: 'Change case', form: CaseForm },
  { value: 'replace', label: 'Find and replace', form: ReplaceForm },
  { value: 'lines', label: 'Lines', form: LinesForm },
  { value: 'compare', label: 'Compare', form: CompareForm },
  { value: 'code', label: 'Encode and decode', form: CodeForm },
];

/** One text and what can be found out about it and done with it. The text is kept. */
export function TextTools({ title, only }: { title: string; only?: readonly string[] }) {
  const [text, setText] = useValue(kept);
  const asked = (only ?? []).flatMap((wanted) => tools.filter(({ value }) => value === wanted));
  const offered = asked.length === 0 ? tools : asked;
  const [chosen, choose] = useState(offered[0]?.value ?? 'count');
  const Form = tools.find(({ value }) => value === chosen)?.form ?? CountForm;
  return (
    <Panel title={title} tools={<Button onClick={() => setText('')}>Clear</Button>}>
      <div className="grid grid-cols-1 gap-5">
        <TextArea label="Text" placeholder="Write or paste a text here" value={text} onChange={setText} />
        {offered.length < 2 ? null : (
          <ChoiceButtons label="What to do" options={offered} value={chosen} onChange={choose} />
        )}
        <Form key={chosen} text={text} onChange={setText} />
      </div>
    </Panel>
  );
}
