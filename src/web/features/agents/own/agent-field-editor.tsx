import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Field as AgentField } from '../../../../catalog/agent-desk/fields.ts';
import type { InputFault } from '../../../../catalog/agent-desk/work.ts';
import type { OwnAgent } from '../../../../catalog/own-agents/own-agent.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { FieldControl } from '../form/field-control.tsx';
import { TextLine } from '../tools/text-line.tsx';

interface AgentFieldEditorProps {
  name: string;
  field: AgentField | undefined;
  agent: OwnAgent;
  faults: readonly InputFault[];
  isFirst: boolean;
  isLast: boolean;
  onChange: (agent: OwnAgent) => void;
  onMove: (by: 1 | -1) => void;
}

/** How one field of the base is asked: its value, whether it is asked at all, its help, and its place. */
export function AgentFieldEditor(props: AgentFieldEditorProps) {
  const { name, field, agent, faults, isFirst, isLast, onChange, onMove } = props;
  const row = useRef<HTMLLIElement>(null);
  const moved = useRef<'up' | 'down'>(undefined);
  // A field at the end of its step cannot go on: then the other button takes the focus, so that it is not lost.
  useEffect(() => {
    const { current } = moved;
    if (current === undefined) return;
    moved.current = undefined;
    const buttons = [...(row.current?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])];
    const free = buttons.filter((button) => !button.disabled);
    (free.find(({ dataset }) => dataset['move'] === current) ?? free[0])?.focus();
  });
  if (field === undefined) return null;
  const isFixed = agent.fixed.includes(name);
  const currency = typeof agent.preset['currency'] === 'string' ? agent.preset['currency'] : 'USD';
  const fix = (isOn: boolean) =>
    onChange({ ...agent, fixed: isOn ? [...agent.fixed, name] : agent.fixed.filter((one) => one !== name) });
  return (
    <li
      ref={row}
      className="grid min-w-0 grid-cols-1 gap-4 rounded-medium border border-line bg-surface p-4 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="@container min-w-0">
        <FieldControl
          field={field}
          value={agent.preset[name]}
          onChange={(value) => onChange({ ...agent, preset: { ...agent.preset, [name]: value } })}
          faults={faults}
          currency={currency}
        />
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex items-center gap-1">
          <div className="min-w-0 flex-1">
            <Checkbox label={`Fix and hide ${field.label}`} checked={isFixed} onChange={fix} />
          </div>
          <IconButton
            label={`Move ${field.label} up`}
            data-move="up"
            disabled={isFirst}
            onClick={() => {
              moved.current = 'up';
              onMove(-1);
            }}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            label={`Move ${field.label} down`}
            data-move="down"
            disabled={isLast}
            onClick={() => {
              moved.current = 'down';
              onMove(1);
            }}
          >
            <ArrowDown aria-hidden />
          </IconButton>
        </div>
        {isFixed ? null : (
          <TextLine
            label={`Help for ${field.label}`}
            value={agent.help[name] ?? ''}
            onChange={(help) => onChange({ ...agent, help: { ...agent.help, [name]: help } })}
            hint={field.help === undefined ? undefined : `Empty: “${field.help}”`}
          />
        )}
      </div>
    </li>
  );
}
