import type { Answer } from '../../ask/answer.ts';
import type { DocumentPassage } from '../../ask/documents/document-passage.ts';
import { saidAnswer } from '../../ask/said/said-answer.ts';
import { limits } from '../../kernel/limits.ts';
import { useModel } from '../ai/connections/use-model.server.ts';
import { type ModelFault, modelFaults } from '../ai/model-fault.ts';
import type { ModelEvent } from '../ai/model-port.ts';
import { toolsOfServers } from '../ai/tools-of-servers.server.ts';
import type { FunctionCall } from '../functions/function-call.ts';
import { GatheredGrounds, type NewGrounds } from './gathered-grounds.ts';
import { mayAskOthers } from './may-ask-others.ts';
import { modelPrompt, type PastTurn } from './model-prompt.ts';
import { modelTools } from './model-tools.server.ts';

export interface ModelQuestion {
  readonly question: string;
  /** As `list-models` names it. */
  readonly model: string;
  readonly conversation: readonly PastTurn[];
  readonly documents: readonly DocumentPassage[];
  readonly zone: string;
}

export type AskNews =
  | { readonly kind: 'speaker'; readonly name: string; readonly place: string }
  | ({ readonly kind: 'grounds' } & NewGrounds)
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool'; readonly name: string; readonly state: 'called' | 'answered' | 'refused' };

export interface ModelAnswer {
  /** Undefined where the model said nothing. */
  readonly answer: Extract<Answer, { kind: 'said' }> | undefined;
  readonly fault: ModelFault | undefined;
}

const callLimits = { toolRounds: limits.ask.toolRounds, outputCharacters: limits.ask.answerLength };
const cutOff = 'The model has said as much as it may at once, and was not done.';

/** Finds what there is to read, lets a model speak about it, and checks what it said. */
export async function* askModel(
  call: FunctionCall,
  userId: string,
  { question, model: id, conversation, documents, zone }: ModelQuestion,
): AsyncGenerator<AskNews, ModelAnswer> {
  // None of these needs another, and all come before the first word.
  const [choice, passages, others] = await Promise.all([
    useModel(call.services, { userId, id, kind: 'ask' }),
    shippedPassages(call, question),
    mayAskOthers(question, documents) ? toolsOfOthers(call, userId) : {},
  ]);
  if (!choice.ok) return { answer: undefined, fault: choice.fault };
  const by = { name: choice.model.name, place: choice.port.place };
  const grounds = new GatheredGrounds(groundTexts(question, conversation));
  grounds.addDocuments(documents);
  grounds.addPassages(passages);
  yield { kind: 'speaker', ...by };
  const heard = choice.port.stream(modelPrompt(question, conversation, grounds.all().sources), {
    tools: modelTools(call, { question, userId, zone, grounds, others }),
    signal: call.signal,
    limits: callLimits,
  });
  let text = '';
  let isBroken = false;
  let trouble: string | undefined;
  let fault: ModelFault | undefined;
  for await (const event of heard) {
    const news = grounds.news();
    if (news !== undefined) yield { kind: 'grounds', ...news };
    if (event.kind === 'text') {
      // What is said after a tool was used begins anew.
      const said = isBroken && text !== '' ? `\n\n${event.text}` : event.text;
      isBroken = false;
      text += said;
      yield { kind: 'text', text: said };
    } else if (event.kind === 'fault') fault = event.fault;
    else if (event.kind === 'end') trouble = event.isCutOff ? cutOff : undefined;
    else {
      isBroken = true;
      yield { kind: 'tool', name: event.name, state: stateOf(event) };
    }
  }
  if (text.trim() === '') return { answer: undefined, fault: fault ?? modelFaults.emptyAnswer(by.place) };
  return { answer: saidAnswer({ text, by, trouble: fault?.message ?? trouble }, grounds.all()), fault };
}

/** A server that does not answer is missed: the rest answers without it. */
async function toolsOfOthers({ services, signal }: FunctionCall, userId: string) {
  try {
    const { tools, troubles } = await toolsOfServers(services, userId, signal);
    for (const trouble of troubles) services.log.warn({ trouble }, 'a tool server did not answer');
    return tools;
  } catch (error) {
    services.log.warn({ err: error }, 'no tools of other servers for a model');
    return {};
  }
}

/** What whoever asks knows already; figures may come from there. */
function groundTexts(question: string, conversation: readonly PastTurn[]): string[] {
  return [question, ...conversation.flatMap((turn) => [turn.question, turn.answer])];
}

/** Without the texts that are shipped, a model can still speak about the rest. */
async function shippedPassages({ services: { passages, log } }: FunctionCall, question: string) {
  try {
    return await passages.searchPassages(question, limits.ask.passages);
  } catch (error) {
    log.warn({ err: error }, 'no passages for a model');
    return [];
  }
}

function stateOf({ kind }: Extract<ModelEvent, { name: string }>): 'called' | 'answered' | 'refused' {
  return kind === 'tool-called' ? 'called' : kind === 'tool-answered' ? 'answered' : 'refused';
}
