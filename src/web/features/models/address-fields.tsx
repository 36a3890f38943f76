import { limits } from '../../../kernel/limits.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { KeyField } from './key-field.tsx';
import type { ModelForm } from './model-form.ts';
import { knownServers, providerOptions, providerWords } from './model-providers.ts';
import type { Problems } from './problems.ts';

export interface ModelFieldsProps {
  form: ModelForm;
  problems: Problems;
  onChange: (changes: Partial<ModelForm>) => void;
}

/** How a model is reached: the same for one of the installation and for one of a person. */
export function AddressFields({
  form,
  problems,
  hasStoredKey,
  onChange,
}: ModelFieldsProps & { hasStoredKey: boolean }) {
  const words = providerWords[form.provider];
  return (
    <>
      <Field label="Provider">
        {(control) => (
          <Select
            {...control}
            options={providerOptions}
            value={form.provider}
            onChange={(provider) => onChange({ provider, address: '' })}
          />
        )}
      </Field>
      <Field
        label={words.usualAddress === '' ? 'Address' : 'Address (optional)'}
        hint={words.usualAddress === '' ? undefined : `Left empty: ${words.usualAddress}`}
        error={problems['base_url']}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            placeholder={words.usualAddress === '' ? 'https://models.example/v1' : words.usualAddress}
            value={form.address}
            onChange={(event) => onChange({ address: event.target.value })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {form.provider === 'compatible' ? <KnownServers onChoose={(address) => onChange({ address })} /> : null}
      <Field label="Model" hint={`Its name, ${words.modelExample}.`} error={problems['model']}>
        {(control) => (
          <Input
            {...control}
            maxLength={limits.models.modelLength}
            value={form.model}
            onChange={(event) => onChange({ model: event.target.value })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <KeyField
        value={form.key}
        isStored={hasStoredKey}
        hint={words.keyHint}
        error={problems['key']}
        onChange={(key) => onChange({ key })}
      />
    </>
  );
}

function KnownServers({ onChoose }: { onChoose: (address: string) => void }) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-small text-ink-muted">
        Where these are usually found; choosing one fills in the address.
      </legend>
      <div className="flex flex-wrap gap-2">
        {knownServers.map(({ name, address }) => (
          <button
            key={name}
            type="button"
            title={address}
            onClick={() => onChoose(address)}
            className="min-h-11 rounded-full border border-line-strong px-3 text-small text-ink-muted transition-colors hover:bg-surface-raised hover:text-ink sm:min-h-8"
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
