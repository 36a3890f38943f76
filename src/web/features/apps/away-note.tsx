import { useUnsent } from '../../app/local/use-unsent.ts';
import { Alert } from '../../ui/alert.tsx';

/** The list comes from this device: says since when, what one can do meanwhile, and what waits. */
export function AwayNote({ asOf }: { asOf: number }) {
  const unsent = useUnsent();
  return (
    <Alert tone="caution" title="The server does not answer" announce>
      These are your apps as they were on {new Date(asOf).toLocaleString()}. You can open them and work with
      them. New apps and changes to these wait until the server is back; it is asked again by itself.{' '}
      {waiting(unsent)}
    </Alert>
  );
}

function waiting(unsent: number): string {
  if (unsent === 0) return 'Nothing of yours waits to be sent.';
  return unsent === 1
    ? 'One change of yours waits to be sent.'
    : `${unsent} changes of yours wait to be sent.`;
}
