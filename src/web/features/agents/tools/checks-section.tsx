import { Plus } from 'lucide-react';
import { customToolLimits } from '../../../../catalog/custom-tools/custom-tool-limits.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { MovableList } from '../../../ui/movable-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { FormulaInput } from './formula-input.tsx';
import type { SectionProps } from './section-props.ts';
import { TextLine } from './text-line.tsx';

/** What the tool says when something about the input is odd. */
export function ChecksSection({ tool, onChange, faultAt }: SectionProps) {
  const { checks } = tool;
  return (
    <Section heading="Checks" description="A sentence that is said when a condition holds.">
      <MovableList
        noun="check"
        items={checks}
        nameOf={({ says }, index) => says || `Check ${index + 1}`}
        onChange={(next) => onChange({ ...tool, checks: [...next] })}
      >
        {(check, index) => {
          const change = (next: typeof check) =>
            onChange({ ...tool, checks: checks.map((one, at) => (at === index ? next : one)) });
          return (
            <div className="grid min-w-0 grid-cols-1 gap-3">
              <FormulaInput
                label="When"
                value={check.when}
                onChange={(when) => change({ ...check, when })}
                error={faultAt(`checks.${index}.when`)}
                placeholder="discount > margin"
              />
              <TextLine
                label="It says"
                value={check.says}
                onChange={(says) => change({ ...check, says })}
                error={faultAt(`checks.${index}.says`)}
              />
              <Checkbox
                label="There is no result then"
                checked={check.stops}
                onChange={(stops) => change({ ...check, stops })}
              />
            </div>
          );
        }}
      </MovableList>
      <div>
        <Button
          disabled={checks.length >= customToolLimits.checks}
          onClick={() =>
            onChange({
              ...tool,
              checks: [...checks, { when: 'false', says: 'Have another look at this.', stops: false }],
            })
          }
        >
          <Plus aria-hidden />
          Add check
        </Button>
      </div>
    </Section>
  );
}
