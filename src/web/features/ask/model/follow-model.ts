import type { DocumentPassage } from '../../../../ask/documents/document-passage.ts';
import { readAnswer } from '../../../../ask/read-answer.ts';
import type { SaidSource, Speaker } from '../../../../ask/said/said.ts';
import { saidAnswer } from '../../../../ask/said/said-answer.ts';
import {
  type AskModelInput,
  type AskModelProgress,
  contract,
} from '../../../../functions/ask-model/contract.ts';
import { randomIds } from '../../../../kernel/ids.ts';
import { limits } from '../../../../kernel/limits.ts';
import { messageOf } from '../../../lib/failures/failure.ts';
import { followFunction } from '../../../lib/follow-function.ts';
import type { Hearing, ModelOutcome, PassagesOfDocuments } from './speaking-model.ts';

export interface ModelRequest {
  readonly input: Pick<AskModelInput, 'question' | 'model' | 'conversation'>;
  readonly speaker: Speaker;
  readonly passagesOfDocuments: PassagesOfDocuments;
  readonly hear: (hearing: Hearing) => void;
  readonly signal: AbortSignal;
}

const ids = randomIds();
const { documents: mostDocuments, documentLength, titleLength } = limits.ask;

/** Asks our server for a model's answer and hears it grow. What was said before it broke off, or was stopped, is checked here. */
export async function followModel(request: ModelRequest): Promise<ModelOutcome> {
  const { input, speaker, hear, signal } = request;
  const documents = await ownPassages(request);
  const sources: SaidSource[] = [];
  const texts = [input.question, ...input.conversation.flatMap((turn) => [turn.question, turn.answer])];
  let text = '';

  function onProgress(progress: unknown): void {
    const news = progress as AskModelProgress;
    if (news.kind === 'grounds') {
      sources.push(...news.sources);
      texts.push(...news.texts);
    }
    if (news.kind === 'text') text += news.text;
    if (news.kind === 'text') hear({ text });
    if (news.kind === 'tool') hear({ text, ...(news.state === 'called' ? { using: news.name } : {}) });
  }

  function endedBy(trouble: string): ModelOutcome {
    if (text.trim() === '') return { kind: 'failed', trouble };
    return { kind: 'answered', answer: saidAnswer({ text, by: speaker, trouble }, { sources, texts }) };
  }

  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    const { answer, fault } = await followFunction(
      contract,
      { ...input, documents, zone },
      { onProgress, idempotencyKey: ids.uuid(), signal },
    );
    const read = readAnswer(answer);
    if (read !== undefined) return { kind: 'answered', answer: read };
    return endedBy(fault?.message ?? 'The model said nothing that can be shown.');
  } catch (error) {
    if (signal.aborted) return endedBy('You stopped it here.');
    return endedBy(messageOf(error, 'The model could not be asked. Please try again.'));
  }
}

/** Documents that cannot be searched keep nobody from an answer. */
async function ownPassages({
  input: { question },
  passagesOfDocuments,
}: ModelRequest): Promise<DocumentPassage[]> {
  try {
    const found = await passagesOfDocuments(question, mostDocuments);
    return found.slice(0, mostDocuments).map(({ document, title, place, text }) => ({
      document,
      title: title.slice(0, titleLength),
      place: place.slice(0, titleLength),
      text: text.slice(0, documentLength),
    }));
  } catch (error) {
    console.warn('The documents could not be searched.', error);
    return [];
  }
}
