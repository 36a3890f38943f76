import { ChevronLeft, ChevronRight, PencilLine, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import { answerText } from '../../../ask/answer-text.ts';
import { readAnswer } from '../../../ask/read-answer.ts';
import type { KeptTurn } from '../../app/local/collections/ask-conversations.ts';
import type { useSpeaking } from '../../lib/use-speaking.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AnswerView } from './answers/answer-view.tsx';
import { EditQuestion } from './edit-question.tsx';

export interface TurnActions {
  readonly edit: (turn: KeptTurn | undefined) => void;
  /** Asks in its place; the former question stays as another version. */
  readonly askInstead: (turn: KeptTurn, question: string) => void;
  /** The same, of what is here and of no model. */
  readonly askWithout: (turn: KeptTurn) => void;
  readonly show: (version: KeptTurn) => void;
}

interface TurnViewProps {
  turn: KeptTurn;
  /** The turn itself and those that were asked in its place. */
  versions: readonly KeptTurn[];
  editing: boolean;
  busy: boolean;
  voice: ReturnType<typeof useSpeaking>;
  actions: TurnActions;
}

/** A question with its answer. */
export function TurnView({ turn, versions, editing, busy, voice, actions }: TurnViewProps) {
  const answer = readAnswer(turn.answer);
  const text = answer === undefined ? '' : answerText(answer);
  const isRead = voice.speaking === turn.id;
  return (
    <article aria-label={turn.question.slice(0, 120)} className="grid grid-cols-1 gap-4">
      {editing ? (
        <EditQuestion
          question={turn.question}
          onAsk={(question) => actions.askInstead(turn, question)}
          onCancel={() => actions.edit(undefined)}
        />
      ) : (
        <QuestionText question={turn.question} />
      )}
      <AnswerView
        question={turn.question}
        answer={answer}
        {...(busy ? {} : { onAskWithout: () => actions.askWithout(turn) })}
      />
      <div className="-ml-2 flex flex-wrap items-center gap-x-1 print:hidden">
        <Versions turn={turn} versions={versions} onShow={actions.show} />
        {editing ? null : (
          <IconButton label="Edit the question" disabled={busy} onClick={() => actions.edit(turn)}>
            <PencilLine aria-hidden />
          </IconButton>
        )}
        <IconButton label="Ask again" disabled={busy} onClick={() => actions.askInstead(turn, turn.question)}>
          <RotateCcw aria-hidden />
        </IconButton>
        <CopyButton text={text} what="answer" />
        {voice.available && text !== '' ? (
          <IconButton
            label={isRead ? 'Stop reading out' : 'Read the answer out'}
            aria-pressed={isRead}
            onClick={() => voice.toggle(turn.id, text)}
          >
            {isRead ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
          </IconButton>
        ) : null}
      </div>
    </article>
  );
}

/** A question as it was asked; many lines stay as they were. */
export function QuestionText({ question }: { question: string }) {
  return (
    <h2 className="max-h-[24rem] overflow-y-auto border-t border-line pt-6 text-lead font-medium wrap-anywhere whitespace-pre-line text-ink">
      {question}
    </h2>
  );
}

interface VersionsProps {
  turn: KeptTurn;
  versions: readonly KeptTurn[];
  onShow: (version: KeptTurn) => void;
}

/** The way between a question and what it was edited to. */
function Versions({ turn, versions, onShow }: VersionsProps) {
  if (versions.length < 2) return null;
  const place = versions.findIndex(({ id }) => id === turn.id);
  const former = versions[place - 1];
  const next = versions[place + 1];
  return (
    <fieldset className="mr-2 flex items-center text-small text-ink-muted tabular-nums">
      <legend className="sr-only">Versions of the question</legend>
      <IconButton
        label="Former version"
        disabled={former === undefined}
        onClick={() => former !== undefined && onShow(former)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <span>
        {place + 1} of {versions.length}
      </span>
      <IconButton
        label="Next version"
        disabled={next === undefined}
        onClick={() => next !== undefined && onShow(next)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </fieldset>
  );
}
