import { Plus } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { inText } from '../words/in-text.ts';
import type { Values } from './check-values.ts';
import type { Parts } from './entity.ts';
import { FieldInput } from './field-input.tsx';
import { inLine, partFields } from './part-rows.ts';

interface PartLinesProps {
  parts: Parts;
  lines: readonly Values[];
  onChange: (lines: readonly Values[]) => void;
}

/** Lines are only added at the end, so that their place is their name. */
function lineName(index: number): string {
  return `line ${index + 1}`;
}

/** What a new record consists of, a line each. */
export function PartLines({ parts, lines, onChange }: PartLinesProps) {
  const fields = partFields(parts);
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-3">
      <legend className="px-1 text-sm font-semibold">{parts.entity.many}</legend>
      {lines.map((line, index) => (
        <div key={lineName(index)} className="grid gap-3 sm:grid-cols-2">
          {fields.map((field) => (
            <FieldInput
              key={field.name}
              field={inLine(field, parts, index)}
              value={line[field.name] ?? field.start ?? ''}
              onChange={(value) =>
                onChange(lines.map((old, at) => (at === index ? { ...old, [field.name]: value } : old)))
              }
            />
          ))}
        </div>
      ))}
      <Button look="quiet" onClick={() => onChange([...lines, {}])}>
        <Plus aria-hidden="true" className="size-4" />
        Another {inText(parts.entity.one)}
      </Button>
    </fieldset>
  );
}
