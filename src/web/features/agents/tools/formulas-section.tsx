import { Plus } from 'lucide-react';
import { customToolLimits } from '../../../../catalog/custom-tools/custom-tool-limits.ts';
import { Button } from '../../../ui/button.tsx';
import { MovableList } from '../../../ui/movable-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { nameFromLabel, namesOf, renameFormula } from './edit-tool.ts';
import { FormulaInput } from './formula-input.tsx';
import { LanguageHelp } from './language-help.tsx';
import type { SectionProps } from './section-props.ts';
import { TextLine } from './text-line.tsx';

/** What is worked out, each under a name that others can use. */
export function FormulasSection({ tool, onChange, faultAt, worth }: SectionProps) {
  return (
    <Section
      heading="Formulas"
      description="Each has a name that other formulas can use. Their order does not matter: each waits for what it needs."
    >
      <LanguageHelp />
      <MovableList
        noun="formula"
        items={tool.formulas}
        nameOf={({ name }) => name || 'Without a name'}
        onChange={(formulas) => onChange({ ...tool, formulas: [...formulas] })}
      >
        {({ name, formula }, index) => (
          <div className="grid min-w-0 grid-cols-1 gap-3 @md:grid-cols-[minmax(0,10rem)_minmax(0,1fr)]">
            <TextLine
              label="Name"
              isCode
              value={name}
              onChange={(next) => onChange(renameFormula(tool, index, next))}
              error={faultAt(`formulas.${index}.name`)}
            />
            <FormulaInput
              label="Formula"
              value={formula}
              onChange={(next) =>
                onChange({
                  ...tool,
                  formulas: tool.formulas.map((one, at) => (at === index ? { ...one, formula: next } : one)),
                })
              }
              error={faultAt(`formulas.${index}.formula`)}
              worth={worth[name]}
            />
          </div>
        )}
      </MovableList>
      <div>
        <Button
          disabled={tool.formulas.length >= customToolLimits.formulas}
          onClick={() =>
            onChange({
              ...tool,
              formulas: [
                ...tool.formulas,
                { name: nameFromLabel('result', namesOf(tool)), formula: tool.fields[0]?.name ?? '1' },
              ],
            })
          }
        >
          <Plus aria-hidden />
          Add formula
        </Button>
      </div>
    </Section>
  );
}
