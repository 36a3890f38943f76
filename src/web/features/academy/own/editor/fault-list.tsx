import { CircleAlert } from 'lucide-react';

/** What is wrong with a part of the form, where no single field is to blame. */
export function FaultList({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <ul aria-label="What is missing" className="grid gap-1.5">
      {faults.map((fault) => (
        <li key={fault} className="flex items-start gap-1.5 text-small text-negative">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {fault}
        </li>
      ))}
    </ul>
  );
}
