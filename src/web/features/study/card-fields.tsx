import type { ClipboardEvent } from 'react';
import { longestSide, type StudyCard } from '../../../catalog/study/card.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { kindWords } from './card-words.ts';
import type { CardDraft } from './use-card-draft.ts';

interface CardFieldsProps {
  draft: CardDraft;
  onChange: (changes: Partial<CardDraft>) => void;
  /** A picture was pasted into a field. */
  onPicture: (file: File) => void;
}

const kinds = (['basic', 'cloze', 'choice', 'order', 'picture'] as const).map((value) => ({
  value,
  label: kindWords[value],
}));

/** The words of a card. */
export function CardFields({
  draft: { kind, front, back, options, tags },
  onChange,
  onPicture,
}: CardFieldsProps) {
  function paste({ clipboardData }: ClipboardEvent) {
    const file = [...clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (file !== undefined) onPicture(file);
  }
  const answer = { choice: 'Right answer', cloze: 'More to the answer (optional)' };
  return (
    <>
      <Field label="Kind">
        {(control) => (
          <Select {...control} options={kinds} value={kind} onChange={(next) => onChange({ kind: next })} />
        )}
      </Field>
      <Field label={frontLabels[kind]} hint={hints[kind]}>
        {(control) => (
          <Textarea
            {...control}
            value={front}
            rows={2}
            maxLength={longestSide}
            onPaste={paste}
            onChange={({ target }) => onChange({ front: target.value })}
          />
        )}
      </Field>
      {kind === 'order' ? null : (
        <Field label={kind === 'choice' || kind === 'cloze' ? answer[kind] : 'Answer'}>
          {(control) => (
            <Textarea
              {...control}
              value={back}
              rows={2}
              maxLength={longestSide}
              onPaste={paste}
              onChange={({ target }) => onChange({ back: target.value })}
            />
          )}
        </Field>
      )}
      {kind === 'choice' || kind === 'order' ? (
        <Field
          label={kind === 'choice' ? 'Wrong answers' : 'Steps, in the right order'}
          hint="Each on a line of its own."
        >
          {(control) => (
            <Textarea
              {...control}
              value={options}
              rows={4}
              onChange={({ target }) => onChange({ options: target.value })}
            />
          )}
        </Field>
      ) : null}
      <Field label="Tags (optional)" hint="With commas between them.">
        {(control) => (
          <Input {...control} value={tags} onChange={({ target }) => onChange({ tags: target.value })} />
        )}
      </Field>
    </>
  );
}

const frontLabels: Readonly<Record<StudyCard['kind'], string>> = {
  basic: 'Question',
  cloze: 'Sentence',
  choice: 'Question',
  order: 'What is to be put in order',
  picture: 'Question (optional)',
};
const hints: Readonly<Record<StudyCard['kind'], string>> = {
  basic: 'Formulas stand between dollar signs: $E = mc^2$. A picture can be pasted.',
  cloze: 'What is hidden stands between double braces: The capital of France is {{Paris}}.',
  choice: 'The answers are mixed anew each time.',
  order: 'Such as: The phases of mitosis',
  picture: 'Paste a picture or add one, then cover what is to be asked.',
};
