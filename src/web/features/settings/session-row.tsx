import { MonitorSmartphone } from 'lucide-react';
import type { OwnSession } from '../../../functions/list-sessions/contract.ts';
import { placeWords } from '../../lib/place-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

interface SessionRowProps {
  session: OwnSession;
  busy: boolean;
  onEnd: () => void;
}

/** What somebody needs to know a sign-in again: the device, where, how, and when. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { device, ip, place, signed_in_with: ways } = session;
  const facts = [
    ...(ip === null ? [] : [placeWords(ip, place)]),
    ...(ways.length === 0 ? [] : [`signed in with ${ways.map(inSentence).join(' and ')}`]),
  ];
  return (
    <li className="flex items-center gap-3 py-3">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 self-start text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-small font-medium text-ink">
          {device}
          {session.current ? <Badge tone="positive">This device</Badge> : null}
        </p>
        {facts.length === 0 ? null : (
          <p className="text-caption wrap-anywhere text-ink-muted tabular-nums">{facts.join(' · ')}</p>
        )}
        <p className="text-caption text-ink-muted tabular-nums">
          first seen <Moment at={session.created_at} /> · last seen <Moment at={session.refreshed_at} />
        </p>
      </div>
      {session.current ? null : (
        <Button busy={busy} aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}

function Moment({ at }: { at: string }) {
  const shown = new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={at}>{shown}</time>;
}

/** Names keep their capitals; what is no name loses them in the middle of a sentence. */
function inSentence(way: string): string {
  return /^(Password|Passkey|Mailed|Invitation|Authenticator|Code by|No account|Another)/.test(way)
    ? `${way[0]?.toLowerCase()}${way.slice(1)}`
    : way;
}
