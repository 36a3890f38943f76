import { type Character, characters } from '../../../../engine/spec/app-spec.ts';
import { limits } from '../../../../kernel/limits.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { ColorField } from '../color-field.tsx';
import { setApp, setTheme } from './edit-plan.ts';
import { PlanPart, type PlanPartProps } from './plan-part.tsx';

const characterNames: Record<Character, string> = {
  studio: 'Studio, plain and roomy',
  ledger: 'Ledger, dense and factual',
  market: 'Market, bold and open',
  magazine: 'Magazine, for reading',
  playful: 'Playful, round and bright',
  calm: 'Calm, soft and slow',
  terminal: 'Terminal, monospaced',
  civic: 'Civic, formal and clear',
};

const characterOptions = characters.map((value) => ({ value, label: characterNames[value] }));

const layoutOptions = [
  { value: 'topbar', label: 'Navigation at the top' },
  { value: 'sidebar', label: 'Navigation at the side' },
] as const;

const accountWords = {
  none: 'Nobody signs in.',
  optional: 'People may sign in.',
  required: 'People sign in first.',
};

export function PlanApp({ spec, onSpec }: PlanPartProps) {
  const { theme } = spec;
  return (
    <PlanPart heading="The app">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name in the app">
          {(control) => (
            <Input
              {...control}
              value={spec.name}
              maxLength={limits.engine.nameLength}
              onChange={(event) => onSpec(setApp(spec, { name: event.target.value }))}
            />
          )}
        </Field>
        <Field label="What it is, in a line">
          {(control) => (
            <Input
              {...control}
              value={spec.tagline}
              maxLength={limits.engine.textLength}
              onChange={(event) => onSpec(setApp(spec, { tagline: event.target.value }))}
            />
          )}
        </Field>
        <ColorField
          label="Background"
          value={theme.background}
          onChange={(background) => onSpec(setTheme(spec, { background }))}
        />
        <ColorField
          label="Buttons and links"
          value={theme.component}
          onChange={(component) => onSpec(setTheme(spec, { component }))}
        />
        <Field label="Character">
          {({ id }) => (
            <Select
              id={id}
              options={characterOptions}
              value={theme.character}
              onChange={(character) => onSpec(setTheme(spec, { character }))}
            />
          )}
        </Field>
        <Field label="Layout">
          {({ id }) => (
            <Select
              id={id}
              options={layoutOptions}
              value={theme.layout}
              onChange={(layout) => onSpec(setTheme(spec, { layout }))}
            />
          )}
        </Field>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2 text-small text-ink-muted">
        <span>{accountWords[spec.accounts]}</span>
        {spec.currency === undefined ? null : <span>Money is in {spec.currency}.</span>}
        {spec.roles.length === 0 ? null : <span>Roles:</span>}
        {spec.roles.map((role) => (
          <Badge key={role}>{role}</Badge>
        ))}
      </div>
      {spec.notes.length === 0 ? null : (
        <ul className="mt-3 grid list-disc gap-1 pl-4 text-small text-ink-muted">
          {spec.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </PlanPart>
  );
}
