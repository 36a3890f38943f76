import { BarChart3, FileText, Gauge, Table2 } from 'lucide-react';
import { customToolLimits } from '../../../../catalog/custom-tools/custom-tool-limits.ts';
import type { ShownPart } from '../../../../catalog/custom-tools/tool-definition.ts';
import { Button } from '../../../ui/button.tsx';
import { MovableList } from '../../../ui/movable-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { newPart } from './edit-tool.ts';
import type { SectionProps } from './section-props.ts';
import { ShownEditor } from './shown-editor.tsx';
import { TextLine } from './text-line.tsx';

const kinds = [
  { kind: 'figures', label: 'figures', icon: <Gauge aria-hidden /> },
  { kind: 'table', label: 'table', icon: <Table2 aria-hidden /> },
  { kind: 'chart', label: 'chart', icon: <BarChart3 aria-hidden /> },
  { kind: 'document', label: 'text', icon: <FileText aria-hidden /> },
] as const;

/** What the result consists of, from top to bottom. */
export function ShownSection({ tool, onChange, faultAt, hasFaultIn }: SectionProps) {
  const hasTable = tool.fields.some(({ kind }) => kind === 'table');
  const isFull = tool.shown.length >= customToolLimits.shown;
  return (
    <Section heading="Result" description="The sentence that stands first, and what follows below it.">
      <TextLine
        label="Sentence"
        value={tool.summary}
        onChange={(summary) => onChange({ ...tool, summary })}
        error={faultAt('summary')}
        hint="Write {name} where the value of a field or formula belongs."
      />
      <MovableList
        noun="part"
        items={tool.shown}
        least={1}
        folded={(index) => hasFaultIn(`shown.${index}`)}
        nameOf={({ title, kind }) => `${title || 'Without a title'} · ${labelOf(kind)}`}
        onChange={(shown) => onChange({ ...tool, shown: [...shown] })}
      >
        {(part, index) => (
          <ShownEditor
            part={part}
            tool={tool}
            place={`shown.${index}`}
            faultAt={faultAt}
            onChange={(next) =>
              onChange({ ...tool, shown: tool.shown.map((one, at) => (at === index ? next : one)) })
            }
          />
        )}
      </MovableList>
      <div className="flex flex-wrap gap-2">
        {kinds.map(({ kind, label, icon }) => (
          <Button
            key={kind}
            disabled={isFull || (kind === 'table' && !hasTable)}
            title={kind === 'table' && !hasTable ? 'Add a table field first.' : undefined}
            onClick={() => onChange({ ...tool, shown: [...tool.shown, newPart(kind, tool)] })}
          >
            {icon}
            Add {label}
          </Button>
        ))}
      </div>
    </Section>
  );
}

function labelOf(kind: ShownPart['kind']): string {
  return kinds.find((one) => one.kind === kind)?.label ?? kind;
}
