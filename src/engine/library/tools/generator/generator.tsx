import { type ComponentType, useState } from 'react';
import { Panel } from '../../ui/card.tsx';
import { KeptResults } from '../parts/kept-results.tsx';
import { ChoiceButtons } from '../parts/tool-fields.tsx';
import { generatedResults } from './generated-list.tsx';
import { PasswordForm, StrengthForm } from './password-form.tsx';
import {
  LoremForm,
  NameForm,
  NumberForm,
  PaletteForm,
  PickForm,
  QuoteForm,
  UuidForm,
} from './random-forms.tsx';

const kinds: readonly { readonly value: string; readonly label: string; readonly form: ComponentType }[] = [
  { value: 'password', label: 'Password', form: PasswordForm },
  { value: 'strength', label: 'Password strength', form: StrengthForm },
  { value: 'number', label: 'Random number', form: NumberForm },
  { value: 'winner', label: 'Winner', form: PickForm },
  { value: 'teams', label: 'Teams', form: () => <PickForm teams /> },
  { value: 'name', label: 'Names', form: NameForm },
  { value: 'username', label: 'Usernames', form: () => <NameForm first="Username" /> },
  { value: 'business', label: 'Business names', form: () => <NameForm first="Business" /> },
  { value: 'character', label: 'Character names', form: () => <NameForm first="Fantasy character" /> },
  { value: 'palette', label: 'Colour palette', form: PaletteForm },
  { value: 'uuid', label: 'UUID', form: UuidForm },
  { value: 'lorem', label: 'Filler text', form: LoremForm },
  { value: 'quote', label: 'Quote', form: QuoteForm },
];

const variants = new Set(['username', 'business', 'character']);

/** Random things by options: passwords, numbers, winners, teams, names, colours and more. */
export function Generator({ title, only }: { title: string; only?: readonly string[] }) {
  const asked = (only ?? []).flatMap((wanted) => kinds.filter(({ value }) => value === wanted));
  const offered = asked.length === 0 ? kinds.filter(({ value }) => !variants.has(value)) : asked;
  const [kind, setKind] = useState(offered[0]?.value ?? 'password');
  const Form = kinds.find(({ value }) => value === kind)?.form ?? PasswordForm;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title={title}>
        <div className="grid grid-cols-1 gap-5">
          {offered.length < 2 ? null : (
            <ChoiceButtons label="What to generate" options={offered} value={kind} onChange={setKind} />
          )}
          <Form key={kind} />
        </div>
      </Panel>
      <KeptResults results={generatedResults} />
    </div>
  );
}
