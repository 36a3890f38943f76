import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Answer } from '../../../ask/answer.ts';
import type { Answerers } from '../../../ask/answer-question.ts';
import type { Speaker } from '../../../ask/said/said.ts';
import { randomIds } from '../../../kernel/ids.ts';
import type { KeptTurn } from '../../app/local/collections/ask-conversations.ts';
import { dismissFailure, toast } from '../../ui/toast.ts';
import { answerOf } from './answer-of.ts';
import type { Conversation } from './conversation.ts';
import { askDesk } from './model/ask-desk.ts';
import type { Hearing, ModelDesk } from './model/speaking-model.ts';
import { useHearing } from './model/use-hearing.ts';
import type { Conversations } from './use-conversations.ts';

const ids = randomIds();

/** A question that is being answered. */
export interface PendingQuestion {
  readonly question: string;
  /** The turn that it follows; null when it begins a conversation. */
  readonly parent: string | null;
  readonly conversation: string | undefined;
  /** The model that answers, and what was heard of it. */
  readonly speaker?: Speaker;
  readonly hearing?: Hearing;
}

/** A turn that was kept a moment ago; the list of conversations may not have it yet. */
interface FreshTurn {
  readonly conversation: string;
  readonly turn: KeptTurn;
}

export interface Asking {
  readonly pending: PendingQuestion | undefined;
  readonly fresh: FreshTurn | undefined;
  /** The answer that was given last since the page was opened; it is read out once. */
  readonly given: Answer | undefined;
  /** The model that is asked unless it is said otherwise. */
  readonly speaker: Speaker | undefined;
  readonly ask: (
    question: string,
    parent: string | null,
    into: Conversation | undefined,
    options?: { readonly withoutModel?: boolean },
  ) => Promise<void>;
  /** What a model has said so far is kept: it tells whether there was something. */
  readonly stop: () => boolean;
}

interface Answered {
  readonly answer: Answer;
  readonly turn: KeptTurn;
  readonly into: Conversation | undefined;
}

/** Asks one question at a time. A question that was stopped before a word of its answer leaves nothing behind. */
export function useAsking(
  { answerers, desk }: { readonly answerers: Answerers; readonly desk: ModelDesk | undefined },
  conversations: Conversations,
  /** Hears where a turn was kept, and from where it was asked. */
  onKept: (conversation: string, from: string | undefined) => void,
): Asking {
  const [pending, setPending] = useState<PendingQuestion>();
  const [answered, setAnswered] = useState<Answered>();
  const [fresh, setFresh] = useState<FreshTurn>();
  const [given, setGiven] = useState<Answer>();
  const asked = useRef(0);
  /** The turn that is or was kept, so that none is kept twice. */
  const keeping = useRef('');
  const model = useHearing();

  const ask: Asking['ask'] = async (question, parent, into, { withoutModel = false } = {}) => {
    model.end();
    model.forget();
    asked.current += 1;
    const mine = asked.current;
    setGiven(undefined);
    setAnswered(undefined);
    const asking: PendingQuestion = { question, parent, conversation: into?.id };
    setPending(asking);
    const hear = (hearing: Hearing, end: () => void) => {
      if (asked.current !== mine) return end();
      model.note({ text: hearing.text, end });
      if (desk !== undefined) setPending({ ...asking, speaker: desk.speaker, hearing });
    };
    const answer =
      desk === undefined || withoutModel
        ? await answerOf(question, answerers)
        : await askDesk(desk, { question, parent, into, answerers }, hear);
    if (asked.current !== mine) return;
    model.forget();
    const at = new Date().toISOString();
    setAnswered({ answer, into, turn: { id: ids.uuid(), parent, question, answer: { ...answer }, at } });
  };

  function stop(): boolean {
    // What was said so far comes as an answer.
    if (model.end()) return true;
    model.forget();
    asked.current += 1;
    setAnswered(undefined);
    setPending(undefined);
    return false;
  }

  const keep = useEffectEvent(async ({ answer, turn, into }: Answered) => {
    const mine = asked.current;
    if (keeping.current === turn.id) return;
    keeping.current = turn.id;
    // It may have changed meanwhile, on another device or by another tab.
    const now = conversations.conversations.find(({ id }) => id === into?.id) ?? into;
    try {
      const conversation = await conversations.keep(turn, now);
      dismissFailure('Not kept');
      if (asked.current !== mine) return;
      setFresh({ conversation, turn: conversation === into?.id ? turn : { ...turn, parent: null } });
      setGiven(answer);
      onKept(conversation, into?.id);
    } catch (error) {
      console.warn('A question could not be kept.', error);
      toast({
        title: 'Not kept',
        description: 'The browser did not store the question. Ask it again.',
        variant: 'destructive',
      });
    }
    if (asked.current === mine) setPending(undefined);
  });
  // Somebody may ask before it is known who they are and what they asked before.
  const mayKeep = conversations.status !== 'loading';
  useEffect(() => {
    if (answered === undefined || !mayKeep) return;
    const soon = setTimeout(() => void keep(answered));
    return () => clearTimeout(soon);
  }, [answered, mayKeep]);

  return { pending, fresh, given, speaker: desk?.speaker, ask, stop };
}
