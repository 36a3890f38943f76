import { Link2Off } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { messageOf } from '../lib/failures/failure.ts';
import { useOnline } from '../lib/use-online.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Container } from './container.tsx';
import { Skeleton } from './skeleton.tsx';
import { EmptyState, ErrorState, OfflineState } from './state-panel.tsx';

type ClosedState = 'revoked' | 'unknown';
type Linked = { readonly state: 'open' | ClosedState };
type OpenPart<Of extends Linked> = Extract<Of, { readonly state: 'open' }>;

interface LinkedPageProps<Of extends Linked> {
  /** What the server said of the link, as far as it is known. */
  answer: {
    readonly data: Of | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What the link leads to, in the middle of a sentence: “result”. */
  thing: string;
  /** Where else to go when there is nothing to see. */
  instead: ReactNode;
  children: (open: OpenPart<Of>) => ReactNode;
}

const waiting = <Skeleton className="h-[40rem] w-full" />;

/** What somebody shared by a link, or why it cannot be seen. */
export function LinkedPage<Of extends Linked>(props: LinkedPageProps<Of>) {
  const { data, error } = props.answer;
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-8 py-8 sm:py-10">
      {data === undefined ? (
        error === null ? (
          waiting
        ) : (
          <Card>
            <Unread answer={props.answer} thing={props.thing} />
          </Card>
        )
      ) : isOpen(data) ? (
        <Suspense fallback={waiting}>{props.children(data)}</Suspense>
      ) : (
        <Card>
          <Closed isRevoked={data.state === 'revoked'} thing={props.thing} instead={props.instead} />
        </Card>
      )}
    </Container>
  );
}

function isOpen<Of extends Linked>(data: Of): data is OpenPart<Of> {
  return data.state === 'open';
}

interface ClosedProps {
  isRevoked: boolean;
  thing: string;
  instead: ReactNode;
}

function Closed({ isRevoked, thing, instead }: ClosedProps) {
  return (
    <EmptyState
      heading={isRevoked ? 'This link was taken back' : 'This link leads nowhere'}
      icon={<Link2Off aria-hidden />}
      actions={instead}
    >
      {isRevoked
        ? `Whoever shared the ${thing} has closed this link. Ask them for a new one.`
        : `No ${thing} belongs to it. Check that the whole address was copied; the ${thing} may also have been deleted.`}
    </EmptyState>
  );
}

function Unread({ answer, thing }: Pick<LinkedPageProps<Linked>, 'answer' | 'thing'>) {
  const online = useOnline();
  const again = (
    <Button look="primary" busy={answer.isFetching} onClick={() => void answer.refetch()}>
      Try again
    </Button>
  );
  return online ? (
    <ErrorState heading={`The ${thing} could not be loaded`} actions={again}>
      {messageOf(answer.error, 'Please try again.')}
    </ErrorState>
  ) : (
    <OfflineState heading="You are offline" actions={again}>
      What was shared comes from the server. It is shown as soon as there is a connection.
    </OfflineState>
  );
}
