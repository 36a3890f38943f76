import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isPlace, type Place } from '../../../catalog/early-learning/bands.ts';
import { learnedOf } from '../../../catalog/early-learning/learned.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { abcAddress } from './abc-addresses.ts';
import { ChildForm } from './grown-ups/child-form.tsx';
import { ChildChooser } from './play/child-chooser.tsx';
import { PlaceScreen } from './play/place-screen.tsx';
import { RestScreen } from './play/rest-screen.tsx';
import { WorldMap } from './play/world-map.tsx';
import { type Child, type Children, useChildren } from './use-children.ts';
import { usePlayTime } from './use-play-time.ts';
import { useVoice } from './use-voice.ts';

/** The place of the children: who plays, the worlds, and a round in one of them. */
export function AbcHome() {
  const all = useChildren();
  const [asked] = useSearchParams();
  if (all.status === 'loading') return <Loading />;
  if (all.status === 'error')
    return (
      <ErrorState
        heading="The children could not be read yet"
        actions={<Button onClick={() => location.reload()}>Try again</Button>}
      >
        They are not on this device yet, and the server does not answer. Once they were read, everything works
        without a network.
      </ErrorState>
    );
  if (all.children.length === 0) return <FirstChild add={all.add} />;
  const child = all.children.find(({ id }) => id === asked.get('child'));
  if (child === undefined) return <ChildChooser choices={all.children} />;
  const place = asked.get('place');
  return <ChildPlays key={child.id} child={child} all={all} place={isPlace(place) ? place : undefined} />;
}

function Loading() {
  return (
    <output aria-label="Opening" className="mx-auto flex w-full max-w-3xl flex-wrap justify-center gap-4">
      <Skeleton className="h-44 w-36 sm:w-44" />
      <Skeleton className="h-44 w-36 sm:w-44" />
    </output>
  );
}

function FirstChild({ add }: { add: Children['add'] }) {
  return (
    <Card aria-label="The first child" className="mx-auto w-full max-w-xl p-5 sm:p-6">
      <h2 className="text-lead font-semibold text-ink">Who will play?</h2>
      <p className="mt-1 mb-5 text-small text-ink-muted">
        A grown-up sets this up once. After that a child needs no reading: pictures and a voice lead the way.
        A nickname is enough.
      </p>
      <ChildForm action="Add the child" onSave={add} />
    </Card>
  );
}

interface ChildPlaysProps {
  child: Child;
  all: Children;
  place: Place | undefined;
}

function ChildPlays({ child, all, place }: ChildPlaysProps) {
  const navigate = useNavigate();
  const voice = useVoice(child.settings);
  const { daysOf, write } = all;
  const days = useMemo(() => daysOf(child.id), [daysOf, child.id]);
  const learned = useMemo(() => learnedOf(days), [days]);
  const [round, setRound] = useState(0);
  const [begun, setBegun] = useState<string>();
  const name = place === undefined ? undefined : `${place} ${round}`;
  const isInRound = name !== undefined && begun === name;
  const rest = usePlayTime(child, days, isInRound, (seconds) => void write(child, { seconds }));
  // A round that has begun may be finished; none begins when it is time to rest.
  if (name === undefined && begun !== undefined) setBegun(undefined);
  if (name !== undefined && begun !== name && rest === undefined) setBegun(name);
  if (!isInRound && rest !== undefined) return <RestScreen child={child} reason={rest} say={voice.say} />;
  if (place === undefined) return <WorldMap child={child} learned={learned} say={voice.say} />;
  return (
    <PlaceScreen
      key={name}
      place={place}
      child={child}
      learned={learned}
      voice={voice}
      isLast={rest !== undefined}
      write={(happened) => void write(child, happened)}
      onHome={() => void navigate(abcAddress.child(child.id))}
      onAgain={() => setRound(round + 1)}
    />
  );
}
