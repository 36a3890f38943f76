import { useEffect, useRef, useState } from 'react';
import type { Speaker } from '../../../ask/said/said.ts';
import { brand } from '../../../kernel/brand.ts';
import type { KeptTurn } from '../../app/local/collections/ask-conversations.ts';
import { useSpeaking } from '../../lib/use-speaking.ts';
import { Alert } from '../../ui/alert.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type Conversation, endOfBranch, shownBranch, titleFrom, versionsOf } from './conversation.ts';
import type { OwnDocumentsView } from './documents/own-documents-view.ts';
import { RefusedFiles } from './documents/refused-files.tsx';
import { ExampleList } from './example-list.tsx';
import { ModelNotice, ModelPicker } from './model/model-picker.tsx';
import type { ModelChoice } from './model/usable-model.ts';
import { PendingTurn } from './pending-turn.tsx';
import { QuestionBox } from './question-box.tsx';
import { type TurnActions, TurnView } from './turn-view.tsx';
import type { Asking } from './use-asking.ts';
import type { Conversations } from './use-conversations.ts';

interface ConversationViewProps {
  /** Undefined while nothing was asked. */
  conversation: Conversation | undefined;
  /** The address names one that is not here. */
  isMissing: boolean;
  asking: Asking;
  conversations: Conversations;
  documents: OwnDocumentsView;
  models: ModelChoice;
}

/** The questions and answers of a conversation, and the box for the next question. */
export function ConversationView(props: ConversationViewProps) {
  const { conversation, isMissing, asking, conversations, documents, models } = props;
  const [text, setText] = useState('');
  const [editing, setEditing] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const voice = useSpeaking();
  const busy = asking.pending !== undefined;
  const pending = asking.pending?.conversation === conversation?.id ? asking.pending : undefined;
  const turns = conversation?.turns ?? [];
  const branch = branchBefore(pending, conversation);
  const isEmpty = branch.length === 0 && pending === undefined;
  const { list, end } = useEndInSight(branch.at(-1)?.id, pending?.question);

  function ask(question: string, parent: string | null, withoutModel = false) {
    setEditing(undefined);
    void asking.ask(question, parent, conversation, { withoutModel });
    // What was pressed may be gone now.
    field.current?.focus({ preventScroll: true });
  }

  const actions: TurnActions = {
    edit(turn) {
      setEditing(turn?.id);
      if (turn === undefined) field.current?.focus({ preventScroll: true });
    },
    askInstead: (turn, question) => ask(question, turn.parent),
    askWithout: (turn) => ask(turn.question, turn.parent, true),
    show(version) {
      if (conversation !== undefined)
        void conversations.show(conversation, endOfBranch(turns, version.id)).catch(() => undefined);
    },
  };

  return (
    <>
      <Heading conversation={conversation} isEmpty={isEmpty} isMissing={isMissing} speaker={asking.speaker} />
      <div ref={list} data-print className="grid grid-cols-1 gap-8 *:scroll-mt-20">
        {branch.map((turn) => (
          <TurnView
            key={turn.id}
            turn={turn}
            versions={versionsOf(turns, turn)}
            editing={editing === turn.id}
            busy={busy}
            voice={voice}
            actions={actions}
          />
        ))}
        {pending === undefined ? null : <PendingTurn pending={pending} />}
      </div>
      <div ref={end} className="scroll-mb-44" />
      <div
        className={`grid grid-cols-1 gap-3 ${isEmpty ? 'mt-6' : 'sticky bottom-0 mt-8 bg-ground pt-2 pb-4 print:static'}`}
      >
        <RefusedFiles view={documents} />
        <QuestionBox
          documents={documents}
          field={field}
          text={text}
          busy={busy}
          onType={setText}
          onAsk={() => {
            ask(text.trim(), branch.at(-1)?.id ?? null);
            setText('');
          }}
          onStop={() => {
            const { pending: stopped } = asking;
            if (!asking.stop()) setText(stopped?.question ?? text);
          }}
          onBack={() => setEditing(branch.at(-1)?.id)}
          picker={models.models.length === 0 ? undefined : <ModelPicker choice={models} />}
        />
        <ModelNotice choice={models} />
      </div>
      {isEmpty ? <ExampleList disabled={busy} onChoose={(question) => ask(question, null)} /> : null}
    </>
  );
}

/** What stands above the question that is being answered, or all of it. */
function branchBefore(pending: Asking['pending'], conversation: Conversation | undefined): KeptTurn[] {
  const turns = conversation?.turns ?? [];
  if (pending === undefined) return shownBranch({ turns, shown: conversation?.shown ?? null });
  return pending.parent === null ? [] : shownBranch({ turns, shown: pending.parent });
}

interface HeadingProps {
  conversation: Conversation | undefined;
  isEmpty: boolean;
  isMissing: boolean;
  speaker: Speaker | undefined;
}

const withoutModel =
  'Reckoning, units and days, the help, your own things and documents, agents and apps. Everything is worked out on this device, from sources that are named, and works without a network.';

function Heading({ conversation, isEmpty, isMissing, speaker }: HeadingProps) {
  // Until somebody gives it a name, its title is the question that stands below.
  const isNamed = conversation?.turns.every(({ question }) => titleFrom(question) !== conversation.title);
  if (!isEmpty)
    return (
      <h1 className={isNamed === true ? 'mb-6 text-title font-semibold wrap-anywhere text-ink' : 'sr-only'}>
        {conversation?.title ?? brand.askName}
      </h1>
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        heading={brand.askName}
        description={
          speaker === undefined
            ? withoutModel
            : `${speaker.name} at ${speaker.place} answers from what is found here. What it says is checked against that; what can be reckoned is worked out on this device.`
        }
      />
      {isMissing ? (
        <Alert tone="caution">
          This conversation is not here. It may have been deleted, or belong to another account or device.
        </Alert>
      ) : null}
    </div>
  );
}

/** Brings the newest question and its answer into sight, but never what was there when the page was opened. */
function useEndInSight(last: string | undefined, pending: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (pending !== undefined) asked.current = true;
    if (!asked.current || (last ?? pending) === undefined) return;
    end.current?.scrollIntoView({ block: 'nearest' });
    const newest = list.current?.lastElementChild;
    // A long answer is read from its beginning.
    if (newest && newest.getBoundingClientRect().top < 0) newest.scrollIntoView({ block: 'start' });
    if (pending === undefined) asked.current = false;
  }, [last, pending]);
  return { list, end };
}
