import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { ModelFieldsProps } from './address-fields.tsx';

/** What one has beside its address that everybody may use. */
export function SharedFields({ form, problems, onChange }: ModelFieldsProps) {
  return (
    <>
      <fieldset>
        <legend className="text-small font-medium text-ink">Price for a million tokens</legend>
        <p className="mt-0.5 text-small text-ink-muted">
          In the currency that you count in. Limits of money and the list of uses go by it.
        </p>
        <div className="mt-2 grid grid-cols-2 gap-3">
          <Field label="Read" error={problems['price_in']}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                placeholder="0.00"
                value={form.priceIn}
                onChange={(event) => onChange({ priceIn: event.target.value })}
                autoComplete="off"
              />
            )}
          </Field>
          <Field label="Written" error={problems['price_out']}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                placeholder="0.00"
                value={form.priceOut}
                onChange={(event) => onChange({ priceOut: event.target.value })}
                autoComplete="off"
              />
            )}
          </Field>
        </div>
      </fieldset>
      <div className="grid">
        <Checkbox
          checked={form.enabled}
          onChange={(enabled) => onChange({ enabled })}
          label="People may use it"
        />
        <Checkbox
          checked={form.isDefault}
          onChange={(isDefault) => onChange({ isDefault })}
          label="Use it unless somebody chooses another"
        />
      </div>
    </>
  );
}
