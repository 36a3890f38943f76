import { limits } from '../../../kernel/limits.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { DesktopDraft, SideName, WindowSwitch } from './desktop-draft.ts';

interface SettingsFormProps {
  draft: DesktopDraft;
  faults: Readonly<Record<string, string>>;
  onChange: (draft: DesktopDraft) => void;
}

const shells = [
  {
    value: 'electron',
    label: 'Electron',
    hint: 'Brings its own browser: looks the same everywhere, about 100 MB. Needs Node.js alone.',
  },
  { value: 'tauri', label: 'Tauri 2', hint: 'Uses the browser of the system: a few MB. Needs Rust as well.' },
] as const;

const sides: readonly { name: SideName; label: string }[] = [
  { name: 'width', label: 'Width' },
  { name: 'height', label: 'Height' },
  { name: 'minWidth', label: 'Least width' },
  { name: 'minHeight', label: 'Least height' },
];

const switches: readonly { name: WindowSwitch; label: string }[] = [
  { name: 'resizable', label: 'Can be resized' },
  { name: 'fullscreen', label: 'Starts in full screen' },
  { name: 'alwaysOnTop', label: 'Stays on top of other windows' },
];

const systems = [
  { name: 'windows', label: 'Windows' },
  { name: 'macos', label: 'macOS' },
  { name: 'linux', label: 'Linux' },
] as const;

export function SettingsForm(props: SettingsFormProps) {
  const { draft, onChange } = props;
  return (
    <>
      <RadioGroup
        label="Shell"
        options={shells}
        value={draft.shell}
        onChange={(shell) => onChange({ ...draft, shell })}
      />
      <NameFields {...props} />
      <WindowFields {...props} />
      <Systems {...props} />
    </>
  );
}

function NameFields({ draft, faults, onChange }: SettingsFormProps) {
  return (
    <>
      <Field label="Name" error={faults['name']}>
        {(control) => (
          <Input
            {...control}
            value={draft.name}
            maxLength={limits.apps.nameInForm}
            autoComplete="off"
            onChange={(event) => onChange({ ...draft, name: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Field
          label="Identifier"
          hint="A domain of yours the other way round. Systems know the app by it: do not change it later."
          error={faults['identifier']}
        >
          {(control) => (
            <Input
              {...control}
              value={draft.identifier}
              maxLength={limits.takeAway.identifierLength}
              autoComplete="off"
              spellCheck={false}
              className="font-mono"
              onChange={(event) => onChange({ ...draft, identifier: event.target.value })}
            />
          )}
        </Field>
        <Field label="Version" error={faults['version']}>
          {(control) => (
            <Input
              {...control}
              value={draft.version}
              autoComplete="off"
              spellCheck={false}
              className="font-mono"
              onChange={(event) => onChange({ ...draft, version: event.target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}

function WindowFields({ draft, faults, onChange }: SettingsFormProps) {
  const { least, most } = limits.takeAway.windowSide;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-small font-semibold text-ink">Window</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {sides.map(({ name, label }) => (
          <Field key={name} label={label} error={faults[name]}>
            {(control) => (
              <NumberInput
                {...control}
                value={draft.sides[name]}
                min={least}
                max={most}
                step={10}
                format={{ useGrouping: false, maximumFractionDigits: 0 }}
                onChange={(value) => onChange({ ...draft, sides: { ...draft.sides, [name]: value } })}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="grid gap-1">
        {switches.map(({ name, label }) => (
          <Switch
            key={name}
            label={label}
            checked={draft.switches[name]}
            onChange={(on) => onChange({ ...draft, switches: { ...draft.switches, [name]: on } })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Systems({ draft, faults, onChange }: SettingsFormProps) {
  return (
    <fieldset>
      <legend className="text-small font-semibold text-ink">Systems</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {systems.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            checked={draft.targets.includes(name)}
            onChange={(on) =>
              onChange({
                ...draft,
                targets: on ? [...draft.targets, name] : draft.targets.filter((one) => one !== name),
              })
            }
          />
        ))}
      </div>
      {faults['targets'] === undefined ? null : (
        <p role="alert" className="text-small text-negative">
          {faults['targets']}
        </p>
      )}
    </fieldset>
  );
}
