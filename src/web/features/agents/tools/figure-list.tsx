import { Plus } from 'lucide-react';
import { customToolLimits } from '../../../../catalog/custom-tools/custom-tool-limits.ts';
import type { ToolFigure } from '../../../../catalog/custom-tools/tool-definition.ts';
import { Button } from '../../../ui/button.tsx';
import { MovableList } from '../../../ui/movable-list.tsx';
import { ChoiceLine } from './choice-line.tsx';
import { FormulaInput } from './formula-input.tsx';
import { TextLine } from './text-line.tsx';

const ways = [
  { value: 'number', label: 'Number' },
  { value: 'whole', label: 'Whole number' },
  { value: 'money', label: 'Money' },
  { value: 'percent', label: 'Percentage' },
  { value: 'times', label: 'Times (2.5×)' },
  { value: 'text', label: 'Text' },
  { value: 'date', label: 'Day' },
] as const;

interface FigureListProps {
  /** What one is called: "figure", "column", "series". */
  noun: string;
  figures: readonly ToolFigure[];
  place: string;
  faultAt: (place: string) => string | undefined;
  onChange: (figures: ToolFigure[]) => void;
}

/** Values that are shown, each with its label, its formula and its way of writing. */
export function FigureList({ noun, figures, place, faultAt, onChange }: FigureListProps) {
  const change = (index: number, next: ToolFigure) =>
    onChange(figures.map((one, at) => (at === index ? next : one)));
  const most = noun === 'series' ? customToolLimits.series : customToolLimits.figures;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <MovableList
        noun={noun}
        items={figures}
        least={1}
        nameOf={({ label }) => label || 'Without a label'}
        onChange={(next) => onChange([...next])}
      >
        {(figure, index) => (
          <div className="grid min-w-0 grid-cols-1 gap-3 @md:grid-cols-2">
            <TextLine
              label="Label"
              value={figure.label}
              onChange={(label) => change(index, { ...figure, label })}
              error={faultAt(`${place}.${index}.label`)}
            />
            <FormulaInput
              label="Formula"
              value={figure.formula}
              onChange={(formula) => change(index, { ...figure, formula })}
              error={faultAt(`${place}.${index}.formula`)}
            />
            <ChoiceLine
              label="Written as"
              value={figure.as}
              options={ways}
              onChange={(chosen) =>
                change(index, {
                  ...figure,
                  as: ways.find(({ value }) => value === chosen)?.value ?? 'number',
                })
              }
            />
            <TextLine
              label="Unit"
              value={figure.unit ?? ''}
              onChange={(unit) => change(index, { ...figure, unit })}
            />
          </div>
        )}
      </MovableList>
      <div>
        <Button
          disabled={figures.length >= most}
          onClick={() =>
            onChange([...figures, { label: 'Value', formula: figures[0]?.formula ?? '1', as: 'number' }])
          }
        >
          <Plus aria-hidden />
          Add {noun}
        </Button>
      </div>
    </div>
  );
}
