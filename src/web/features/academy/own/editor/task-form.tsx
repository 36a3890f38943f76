import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Input } from '../../../../ui/input.tsx';
import { CodeForm } from './code-form.tsx';
import { LineList } from './line-list.tsx';
import { TableForm } from './table-form.tsx';
import type { TaskFormProps } from './task-form-props.ts';
import { LineField, LongField } from './text-fields.tsx';

/** The part of the form that says what is right, by the kind of exercise. */
export function TaskForm({ draft, onChange }: TaskFormProps) {
  switch (draft.type) {
    case 'number':
      return <NumberForm draft={draft} onChange={onChange} />;
    case 'text':
      return (
        <LongField
          label="Answers that count as right"
          hint="One to a line, the best first. Case, accents, articles and one slip in a long word do not matter."
          value={draft.accept}
          onChange={(accept) => onChange({ accept })}
        />
      );
    case 'choice':
      return <ChoiceForm draft={draft} onChange={onChange} />;
    case 'order':
      return (
        <LineList
          label="Items in the right order (4 to 7)"
          noun="item"
          lines={draft.items}
          empty=""
          most={7}
          onChange={(items) => onChange({ items })}
        >
          {(item, set, at) => (
            <Input
              aria-label={`Item ${at + 1}`}
              value={item}
              maxLength={300}
              onChange={(event) => set(event.target.value)}
            />
          )}
        </LineList>
      );
    case 'match':
      return <MatchForm draft={draft} onChange={onChange} />;
    case 'table':
      return <TableForm draft={draft} onChange={onChange} />;
    case 'code':
      return <CodeForm draft={draft} onChange={onChange} />;
  }
}

function NumberForm({ draft, onChange }: TaskFormProps) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <LineField
        label="Right answer"
        hint="Digits with a point, such as 12.5."
        value={draft.answer}
        onChange={(answer) => onChange({ answer })}
      />
      <LineField
        label="Tolerance"
        hint="How far off still counts."
        value={draft.tolerance}
        onChange={(tolerance) => onChange({ tolerance })}
      />
      <LineField
        label="Unit"
        hint="If it has one: €, days."
        value={draft.unit}
        onChange={(unit) => onChange({ unit })}
      />
    </div>
  );
}

function ChoiceForm({ draft, onChange }: TaskFormProps) {
  return (
    <LineList
      label="Options (3 to 5; tick those that are right)"
      noun="option"
      lines={draft.options}
      empty={{ text: '', right: false }}
      most={5}
      onChange={(options) => onChange({ options })}
    >
      {(option, set, at) => (
        <div className="flex items-center gap-3">
          <Checkbox
            hideLabel
            label={`Option ${at + 1} is right`}
            checked={option.right}
            onChange={(right) => set({ ...option, right })}
          />
          <Input
            aria-label={`Option ${at + 1}`}
            value={option.text}
            maxLength={300}
            onChange={(event) => set({ ...option, text: event.target.value })}
          />
        </div>
      )}
    </LineList>
  );
}

function MatchForm({ draft, onChange }: TaskFormProps) {
  return (
    <LineList
      label="Pairs (4 to 6)"
      noun="pair"
      lines={draft.pairs}
      empty={{ left: '', right: '' }}
      most={6}
      onChange={(pairs) => onChange({ pairs })}
    >
      {(pair, set, at) => (
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
          <Input
            aria-label={`Pair ${at + 1}, left`}
            placeholder="Left"
            value={pair.left}
            maxLength={300}
            onChange={(event) => set({ ...pair, left: event.target.value })}
          />
          <Input
            aria-label={`Pair ${at + 1}, its partner`}
            placeholder="Its partner"
            value={pair.right}
            maxLength={300}
            onChange={(event) => set({ ...pair, right: event.target.value })}
          />
        </div>
      )}
    </LineList>
  );
}
