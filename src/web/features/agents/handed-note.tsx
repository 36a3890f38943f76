import type { HandedValues } from '../../lib/handed-values.ts';
import { Alert } from '../../ui/alert.tsx';

/** Which values of the form came out of a question, to be checked. */
export function HandedNote({ handed: { question, values } }: { handed: HandedValues }) {
  return (
    <Alert title={values.length === 0 ? 'The form is empty' : 'Filled in from your question'}>
      <p>“{question}”</p>
      {values.length === 0 ? null : (
        <ul className="mt-2 grid grid-cols-1 gap-0.5">
          {values.map(({ field, label, words }) => (
            <li key={field}>
              {label}: <span className="text-ink">{words}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2">
        {values.length === 0 ? '' : 'Check these. '}Everything else is empty, but for choices, which stand as
        in the first example.
      </p>
    </Alert>
  );
}
