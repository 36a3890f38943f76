import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { OwnDocumentsView } from './own-documents-view.ts';

/** Files that were not added, each with the reason. */
export function RefusedFiles({ view: { refused, forgetRefused } }: { view: OwnDocumentsView }) {
  if (refused.length === 0) return null;
  return (
    <Alert
      tone="negative"
      announce
      title="Not added"
      actions={<Button onClick={forgetRefused}>Close</Button>}
    >
      <ul className="grid gap-1">
        {refused.map(({ key, name, words }) => (
          <li key={key}>
            <span className="font-medium text-ink">{name}:</span> {words}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
