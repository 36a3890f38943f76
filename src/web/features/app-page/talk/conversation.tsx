import { type ReactNode, useEffect, useRef, useState } from 'react';
import { randomIds } from '../../../../kernel/ids.ts';
import { messageOf } from '../../../lib/failures/failure.ts';
import { type GeneratorModel, useGeneratorModel } from '../../../lib/use-generator-model.ts';
import { useKeyboardInset } from '../../../lib/use-keyboard-inset.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { dismissFailure, toast } from '../../../ui/toast.ts';
import { useAppPlace } from '../app-address.ts';
import { useAppPage } from '../app-page-context.ts';
import { versionUnderWay } from '../app-view.ts';
import { Composer } from './composer.tsx';
import { ConversationTurn } from './conversation-turn.tsx';
import { SuggestionStrip } from './suggestion-strip.tsx';
import { gapIn, turnsOf, type Unserved } from './turns.ts';

/** What scrolls must be reachable by keyboard. */
const scrollable = 0;

/** Sentences change the app; each answer says what became of it. */
export function Conversation() {
  const { view, changes } = useAppPage();
  const [place, go] = useAppPlace();
  const choice = useGeneratorModel();
  const [text, setText] = useState('');
  const [unserved, setUnserved] = useState<readonly Unserved[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const coming = versionUnderWay(view);
  const canChange = view.app.currentVersion !== null;
  const busy = changes.busy || coming !== undefined;

  async function send(sentence: string) {
    if (sentence.trim() === '' || busy) return;
    setText('');
    // What comes of it is to be seen, not a version of before.
    if (place.version !== undefined) go({ tab: 'app' }, true);
    const { contract } = await import('../../../../functions/revise-app/contract.ts');
    const end = await changes.follow(
      contract,
      { appId: view.app.id, sentence, ...(choice.chosen === undefined ? {} : { model: choice.chosen }) },
      { origin: 'sentence', request: sentence },
    );
    if (end.kind === 'made') return;
    const note = {
      id: randomIds().uuid(),
      sentence,
      after: view.versions[0]?.number ?? 0,
      nearest: end.kind === 'not-understood' ? end.nearest : [],
      why: end.kind === 'not-understood' ? end.why : undefined,
      answers: end.kind === 'not-understood' ? end.answers : [],
      reason: end.kind === 'refused' ? end.message : undefined,
    };
    setUnserved((before) => [...before, note]);
    // What was refused is not lost: it may be sent again.
    if (end.kind === 'refused') setText((now) => (now === '' ? sentence : now));
  }

  function choose(suggestion: string) {
    const gap = gapIn(suggestion);
    if (gap === undefined) {
      void send(suggestion);
      return;
    }
    setText(suggestion);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(gap.start, gap.end);
    });
  }

  async function cancel() {
    if (coming === undefined) return;
    try {
      await changes.cancel(coming.id);
      dismissFailure('Not cancelled');
    } catch (error) {
      toast({
        title: 'Not cancelled',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      });
    }
  }

  return (
    <section
      aria-label="Conversation"
      className="flex h-full min-h-80 flex-col overflow-hidden rounded-large border border-line bg-surface shadow-card max-md:contents"
    >
      <TurnList unserved={unserved} onChoose={choose} />
      <Dock>
        <Composer
          text={text}
          onText={setText}
          fieldRef={field}
          disabled={!canChange}
          busy={busy}
          onSend={() => void send(text)}
          onCancel={coming === undefined ? undefined : () => void cancel()}
        />
        {canChange ? <ModelBox choice={choice} /> : null}
        {canChange ? <SuggestionStrip disabled={busy} onChoose={choose} /> : null}
      </Dock>
    </section>
  );
}

/** Only where there is a model: what is sent, and to whom, stands there before anything is. */
function ModelBox({ choice: { model, wants, setWants } }: { choice: GeneratorModel }) {
  if (model === undefined) return null;
  return (
    <div className="px-3 pb-2 text-small">
      <Checkbox
        checked={wants}
        onChange={setWants}
        label={`Ask ${model.name} what is not understood here: it is sent to ${model.place}`}
      />
    </div>
  );
}

/** On a phone it stays at the foot of the screen below the preview, over the keyboard when that is open. */
function Dock({ children }: { children: ReactNode }) {
  const inset = useKeyboardInset();
  return (
    <div
      className="z-10 border-t border-line bg-surface max-md:sticky max-md:bottom-0 max-md:order-3 max-md:-mx-4 max-md:pb-[env(safe-area-inset-bottom)] max-md:shadow-overlay"
      style={inset === 0 ? undefined : { bottom: inset }}
    >
      {children}
    </div>
  );
}

interface TurnListProps {
  unserved: readonly Unserved[];
  onChoose: (suggestion: string) => void;
}

function TurnList({ unserved, onChoose }: TurnListProps) {
  const { view } = useAppPage();
  const list = useRef<HTMLDivElement>(null);
  const turns = turnsOf(view, unserved);
  const [newest] = view.versions;
  // What was said last is in sight, also when its answer grows.
  const news = `${turns.length} ${newest?.status ?? ''} ${newest?.step ?? ''}`;
  useEffect(() => {
    if (news !== '') list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [news]);
  return (
    <div
      ref={list}
      tabIndex={scrollable}
      role="log"
      aria-label="What was asked and what became of it"
      className="min-h-0 flex-1 p-4 focus-visible:-outline-offset-2 max-lg:max-h-[60dvh] max-md:order-2 max-md:rounded-large max-md:border max-md:border-line max-md:bg-surface overflow-y-auto overscroll-contain"
    >
      <ol className="grid content-start gap-5">
        {turns.map((turn) => (
          <ConversationTurn
            key={turn.kind === 'version' ? turn.version.id : turn.unserved.id}
            turn={turn}
            onChoose={onChoose}
          />
        ))}
      </ol>
    </div>
  );
}
