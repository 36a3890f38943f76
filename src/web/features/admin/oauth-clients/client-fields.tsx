import { oauthScopes } from '../../../../catalog/oauth-scopes.ts';
import { limits } from '../../../../kernel/limits.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { AuthMethod, ClientForm } from './client-form.ts';

const methods: readonly { value: AuthMethod; label: string }[] = [
  { value: 'client_secret_basic', label: 'A server with a secret (Basic)' },
  { value: 'client_secret_post', label: 'A server with a secret (in the form)' },
  { value: 'none', label: 'A device or browser, without a secret' },
];

interface ClientFieldsProps {
  form: ClientForm;
  onChange: (changes: Partial<ClientForm>) => void;
}

export function ClientFields({ form, onChange }: ClientFieldsProps) {
  return (
    <>
      <Field label="Name" hint="People read it before they agree.">
        {(control) => (
          <Input
            {...control}
            required
            maxLength={limits.oauth.nameLength}
            value={form.name}
            onChange={(event) => onChange({ name: event.target.value })}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Website (optional)">
        {(control) => (
          <Input
            {...control}
            type="url"
            placeholder="https://"
            value={form.uri}
            onChange={(event) => onChange({ uri: event.target.value })}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="Addresses to lead back to"
        hint="One a line: https, http on the own machine (any port), or a scheme of its own with a dot."
      >
        {(control) => (
          <Textarea
            {...control}
            required
            rows={3}
            spellCheck={false}
            className="font-mono"
            value={form.redirects}
            onChange={(event) => onChange({ redirects: event.target.value })}
          />
        )}
      </Field>
      <Field label="Where it runs">
        {(control) => (
          <Select
            {...control}
            options={methods}
            value={form.method}
            onChange={(method) => onChange({ method })}
          />
        )}
      </Field>
      <fieldset>
        <legend className="text-small font-medium text-ink">What it may ask for</legend>
        <div className="mt-1 grid">
          {oauthScopes.map(({ name, allows }) => (
            <Checkbox
              key={name}
              checked={form.scopes.includes(name)}
              onChange={(checked) =>
                onChange({
                  scopes: checked ? [...form.scopes, name] : form.scopes.filter((one) => one !== name),
                })
              }
              label={
                <>
                  <span className="font-mono text-caption">{name}</span>{' '}
                  <span className="text-ink-muted">{allows}</span>
                </>
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
