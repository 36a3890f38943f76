import type { ShownPart, ToolDefinition } from '../../../../catalog/custom-tools/tool-definition.ts';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { ChartEditor } from './chart-editor.tsx';
import { ChoiceLine } from './choice-line.tsx';
import { FigureList } from './figure-list.tsx';
import { TextLine } from './text-line.tsx';

interface ShownEditorProps {
  part: ShownPart;
  tool: ToolDefinition;
  place: string;
  faultAt: (place: string) => string | undefined;
  onChange: (part: ShownPart) => void;
}

/** One part of the result. */
export function ShownEditor(props: ShownEditorProps) {
  const { part, place, faultAt, onChange } = props;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <TextLine
        label="Title"
        value={part.title}
        onChange={(title) => onChange({ ...part, title })}
        error={faultAt(`${place}.title`)}
      />
      <PartDetails {...props} />
    </div>
  );
}

function PartDetails({ part, tool, place, faultAt, onChange }: ShownEditorProps) {
  switch (part.kind) {
    case 'figures':
      return (
        <FigureList
          noun="figure"
          figures={part.figures}
          place={`${place}.figures`}
          faultAt={faultAt}
          onChange={(figures) => onChange({ ...part, figures })}
        />
      );
    case 'table':
      return (
        <>
          <ChoiceLine
            label="Rows of"
            value={part.table}
            options={tool.fields
              .filter(({ kind }) => kind === 'table')
              .map(({ name, label }) => ({ value: name, label }))}
            onChange={(table) => onChange({ ...part, table })}
            error={faultAt(`${place}.table`)}
          />
          <FigureList
            noun="column"
            figures={part.columns}
            place={`${place}.columns`}
            faultAt={faultAt}
            onChange={(columns) => onChange({ ...part, columns })}
          />
        </>
      );
    case 'chart':
      return <ChartEditor part={part} tool={tool} place={place} faultAt={faultAt} onChange={onChange} />;
    case 'document':
      return (
        <Field
          label="Text"
          hint="Write {name} where a value belongs. A line with # is a heading, lines with - are a list."
          error={faultAt(`${place}.text`)}
        >
          {(control) => (
            <Textarea
              rows={6}
              value={part.text}
              onChange={(event) => onChange({ ...part, text: event.target.value })}
              {...control}
            />
          )}
        </Field>
      );
  }
}
