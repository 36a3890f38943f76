import { Play } from 'lucide-react';
import type { Draft } from '../../../../catalog/agent-desk/fields.ts';
import type { AnyWork, InputFault } from '../../../../catalog/agent-desk/work.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldControl, isWide } from './field-control.tsx';

interface AgentFormProps {
  work: AnyWork;
  draft: Draft;
  faults: readonly InputFault[];
  running: boolean;
  onChange: (draft: Draft) => void;
  onRun: () => void;
}

/** The questions in numbered steps; what does not matter for this case is not asked. */
export function AgentForm({ work, draft, faults, running, onChange, onRun }: AgentFormProps) {
  const currency = typeof draft.currency === 'string' ? draft.currency : 'USD';
  const general = faults.filter(({ field }) => field === '');
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        onRun();
      }}
    >
      {work.steps.map(({ title, text, fields }, index) => {
        const shown = fields.filter((name) => work.fields[name]?.when?.(draft) ?? true);
        if (shown.length === 0) return null;
        return (
          <fieldset key={title} className="grid min-w-0 grid-cols-1 gap-4">
            <legend className="mb-3 flex items-baseline gap-2.5 text-body font-semibold text-ink">
              <span className="text-small font-medium text-accent tabular-nums">{index + 1}</span>
              {title}
            </legend>
            {text === undefined ? null : <p className="-mt-4 text-small text-ink-muted">{text}</p>}
            <div className="grid min-w-0 grid-cols-1 gap-x-4 gap-y-5 @md:grid-cols-2">
              {shown.map((name) => {
                const field = work.fields[name];
                if (field === undefined) return null;
                return (
                  <div key={name} className={isWide(field) ? 'min-w-0 @md:col-span-2' : 'min-w-0'}>
                    <FieldControl
                      field={field}
                      value={draft[name]}
                      onChange={(value) => onChange({ ...draft, [name]: value })}
                      faults={faults.filter((fault) => fault.field === name)}
                      currency={currency}
                    />
                  </div>
                );
              })}
            </div>
          </fieldset>
        );
      })}
      <div className="grid grid-cols-1 gap-3">
        {general.map(({ message }) => (
          <Alert key={message} tone="negative" announce>
            {message}
          </Alert>
        ))}
        {faults.length > general.length ? (
          <Alert tone="negative" announce>
            {faults.length === 1
              ? 'One field needs another look.'
              : `${faults.length} fields need another look.`}
          </Alert>
        ) : null}
        <Button type="submit" look="primary" size="large" busy={running}>
          <Play aria-hidden />
          Work it out
        </Button>
      </div>
    </form>
  );
}
