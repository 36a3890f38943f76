import { Select } from '../../../ui/select.tsx';
import type { ModelChoice } from './usable-model.ts';

const none = '';

/** Who answers, and where a question goes for that. */
export function ModelPicker({ choice: { models, chosen, choose } }: { choice: ModelChoice }) {
  const options = [
    { value: none, label: 'Answers from what is here' },
    ...models.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Select
      aria-label="Who answers"
      options={options}
      value={chosen?.id ?? none}
      onChange={(id) => choose(id === none ? undefined : id)}
      className="w-full max-w-64 min-w-0 flex-1 text-small"
    />
  );
}

/** What leaves this device, before it does. */
export function ModelNotice({ choice: { models, chosen } }: { choice: ModelChoice }) {
  if (models.length === 0) return null;
  return (
    <p className="px-4 pt-2 text-caption wrap-anywhere text-ink-muted">
      {chosen === undefined
        ? 'Answered on this device.'
        : `The question, this conversation and what is found for it, in attached documents too, are sent to ${chosen.place}. What can be reckoned is answered here.`}
    </p>
  );
}
