import { Badge } from './badge.tsx';

/** The state of a build in a word: done, failed, or anything on the way there. That all is well is said quietly. */
export function BuildStatusBadge({ status }: { status: string }) {
  return (
    <Badge look={lookOf(status)}>
      <span className="inline-block first-letter:uppercase">{status.replaceAll('_', ' ')}</span>
    </Badge>
  );
}

function lookOf(status: string): 'default' | 'destructive' | 'secondary' {
  if (status === 'completed') return 'default';
  return status === 'failed' ? 'destructive' : 'secondary';
}
