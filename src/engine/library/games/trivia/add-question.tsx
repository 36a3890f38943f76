import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/toast.tsx';
import type { Question } from './question.ts';

const ownCategory = 'My questions';
const blank = { text: '', right: '', first: '', second: '', third: '', category: ownCategory };
const fields = [
  ['text', 'Question'],
  ['right', 'Right answer'],
  ['first', 'Wrong answer 1'],
  ['second', 'Wrong answer 2'],
  ['third', 'Wrong answer 3'],
] as const;

/** Questions of one's own join the bank. */
export function AddQuestion({
  categories,
  own,
  onAdd,
  onRemove,
}: {
  categories: readonly string[];
  own: readonly (Question & { readonly id: string })[];
  onAdd: (question: Question) => void;
  onRemove: (id: string) => void;
}) {
  const [values, setValues] = useState(blank);
  const id = useId();
  function add(event: FormEvent): void {
    event.preventDefault();
    const { text, right, first, second, third, category } = values;
    onAdd({ category, text: text.trim(), answers: [right, first, second, third].map((one) => one.trim()) });
    setValues({ ...blank, category });
    say('Question was added');
  }
  const field = 'mt-1 min-h-11 w-full rounded-control border border-line-strong bg-field px-3 text-ink';
  return (
    <details className="self-start rounded-control border border-line">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-heading font-semibold">
        Add your own questions ({own.length})
      </summary>
      <form onSubmit={add} className="grid gap-3 px-3 pb-3">
        <div>
          <label htmlFor={`${id}-category`} className="text-sm">
            Question category
          </label>
          <select
            id={`${id}-category`}
            value={values.category}
            onChange={(event) => setValues({ ...values, category: event.target.value })}
            className={field}
          >
            {[ownCategory, ...categories].map((category) => (
              <option key={category}>{category}</option>
            ))}
          </select>
        </div>
        {fields.map(([name, label]) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`} className="text-sm">
              {label}
            </label>
            <input
              id={`${id}-${name}`}
              required
              maxLength={160}
              value={values[name]}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              className={field}
            />
          </div>
        ))}
        <Button type="submit" look="primary">
          Add question
        </Button>
        <OwnQuestions own={own} onRemove={onRemove} />
      </form>
    </details>
  );
}

function OwnQuestions({
  own,
  onRemove,
}: {
  own: readonly (Question & { readonly id: string })[];
  onRemove: (id: string) => void;
}) {
  return (
    <ul className="grid gap-1 text-sm">
      {own.map((question) => (
        <li
          key={question.id}
          className="flex items-center justify-between gap-2 rounded-control bg-soft pl-3"
        >
          <span className="min-w-0">{question.text}</span>
          <Button look="quiet" aria-label={`Delete ${question.text}`} onClick={() => onRemove(question.id)}>
            Delete
          </Button>
        </li>
      ))}
    </ul>
  );
}
