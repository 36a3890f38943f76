import { inputClass } from '../records/field-input.tsx';
import { createValue, useValue } from '../store/value.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { say } from '../ui/toast.tsx';

export interface Preference {
  readonly label: string;
  /** The values to choose from; without them it is switched on and off. */
  readonly options?: readonly string[];
}

const stored = createValue<Record<string, string>>('preferences', {});

/** What the visitor prefers, kept for the next visit. */
export function Preferences({ preferences }: { preferences: readonly Preference[] }) {
  const [values, setValues] = useValue(stored);
  return (
    <Panel title="Settings">
      <div className="grid gap-4">
        {preferences.map(({ label, options }) =>
          options === undefined ? (
            <label key={label} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={values[label] !== 'off'}
                onChange={(event) => setValues({ ...values, [label]: event.target.checked ? 'on' : 'off' })}
                className="size-5 accent-primary"
              />
              {label}
            </label>
          ) : (
            <label key={label} className="grid gap-1.5 text-sm font-semibold">
              {label}
              <select
                value={values[label] ?? options[0]}
                onChange={(event) => setValues({ ...values, [label]: event.target.value })}
                className={inputClass}
              >
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            </label>
          ),
        )}
        <Button
          look="primary"
          className="justify-self-start"
          onClick={() => {
            setValues({ ...values });
            say('Your settings are saved.');
          }}
        >
          Save settings
        </Button>
      </div>
    </Panel>
  );
}
