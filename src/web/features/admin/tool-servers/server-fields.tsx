import type { ListedToolServer } from '../../../../functions/list-tool-servers/contract.ts';
import { limits } from '../../../../kernel/limits.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

/** What an admin fills in. */
export interface ServerForm {
  name: string;
  url: string;
  /** Empty keeps the one that is stored. */
  key: string;
  removesKey: boolean;
  enabled: boolean;
}

export function formOf(server: ListedToolServer | null): ServerForm {
  const { name = '', url = '', enabled = true } = server ?? {};
  return { name, url, key: '', removesKey: false, enabled };
}

interface ServerFieldsProps {
  server: ListedToolServer | null;
  form: ServerForm;
  onChange: (changes: Partial<ServerForm>) => void;
}

export function ServerFields({ server, form, onChange }: ServerFieldsProps) {
  return (
    <>
      <Field label="Name" hint="People read it before they allow a tool.">
        {(control) => (
          <Input
            {...control}
            required
            maxLength={limits.toolServers.nameLength}
            value={form.name}
            onChange={(event) => onChange({ name: event.target.value })}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Address">
        {(control) => (
          <Input
            {...control}
            required
            type="url"
            placeholder="https://tools.example/mcp"
            maxLength={limits.toolServers.addressLength}
            value={form.url}
            onChange={(event) => onChange({ url: event.target.value })}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="Key (optional)"
        hint={
          server?.has_key === true ? 'One is stored. Leave this empty to keep it.' : 'Sent as a bearer token.'
        }
      >
        {(control) => (
          <Input
            {...control}
            type="password"
            maxLength={limits.toolServers.keyLength}
            value={form.key}
            disabled={form.removesKey}
            onChange={(event) => onChange({ key: event.target.value })}
            autoComplete="off"
          />
        )}
      </Field>
      {server?.has_key === true ? (
        <Checkbox
          checked={form.removesKey}
          onChange={(removesKey) => onChange({ removesKey })}
          label="Remove the stored key"
        />
      ) : null}
      <Checkbox
        checked={form.enabled}
        onChange={(enabled) => onChange({ enabled })}
        label="People may use its tools"
      />
    </>
  );
}
