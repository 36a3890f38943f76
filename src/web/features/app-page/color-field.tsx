import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (color: string) => void;
}

/** A colour by picking or by its hexadecimal number. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={`Pick the colour: ${label}`}
            value={value}
            onChange={(event) => onChange(event.target.value.toLowerCase())}
            className="h-11 w-12 shrink-0 cursor-pointer rounded-medium border border-line-strong bg-ground p-1 sm:h-9"
          />
          <Input
            // A new colour from outside takes the place of what was typed.
            key={value}
            {...control}
            defaultValue={value}
            maxLength={7}
            spellCheck={false}
            onChange={(event) => {
              const typed = event.target.value.trim().toLowerCase();
              if (/^#[0-9a-f]{6}$/.test(typed)) onChange(typed);
            }}
            className="font-mono"
          />
        </div>
      )}
    </Field>
  );
}
