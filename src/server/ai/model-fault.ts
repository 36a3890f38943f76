import { modelLimits } from '../../kernel/model-limits.ts';

/** Everything that can go wrong with a model. `message` is for a person; nothing in it is a secret. */
export interface ModelFault {
  kind: ModelFaultKind;
  message: string;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
}

export type ModelFaultKind =
  | 'key-missing'
  | 'key-refused'
  | 'no-such-model'
  | 'no-such-address'
  | 'address-refused'
  | 'unreachable'
  | 'redirected'
  | 'late'
  | 'too-many'
  | 'credit-spent'
  | 'request-refused'
  | 'prompt-too-long'
  | 'provider-trouble'
  | 'broken-off'
  | 'not-understood'
  | 'too-much-output'
  | 'too-many-tool-rounds'
  | 'empty-answer'
  | 'not-json'
  | 'wrong-shape'
  | 'limit-reached'
  | 'no-model'
  | 'cancelled';

const fault = (kind: ModelFaultKind, message: string, retryAfter?: number): ModelFault =>
  retryAfter === undefined ? { kind, message } : { kind, message, retryAfter };

/** The words for each fault. `place` is the host that was asked. */
export const modelFaults = {
  keyMissing: (place: string) => fault('key-missing', `${place} wants a key, and none is set.`),
  keyRefused: (place: string) =>
    fault('key-refused', `The key was refused by ${place}. Check that it is complete and still valid.`),
  forbidden: (place: string, said: string) =>
    fault('key-refused', `${place} does not allow this with the key that is set${quoted(said)}.`),
  noSuchModel: (model: string, place: string, names: readonly string[]) =>
    fault(
      'no-such-model',
      names.length === 0
        ? `There is no model called ${model} at ${place}.`
        : `There is no model called ${model} at ${place}; it has: ${namesShown(names)}.`,
    ),
  noSuchAddress: (place: string) =>
    fault('no-such-address', `${place} answers, but not as a model does. Check the path of the address.`),
  addressRefused: (place: string, why: string) => fault('address-refused', `${place} is not asked: ${why}`),
  unreachable: (place: string) =>
    fault('unreachable', `${place} cannot be reached. Check the address, and that the model is running.`),
  redirected: (place: string) =>
    fault('redirected', `${place} leads elsewhere, which is not followed. Set the address that it leads to.`),
  connectLate: (place: string, ms: number) =>
    fault('late', `${place} did not take the connection within ${seconds(ms)}.`),
  firstWordLate: (place: string, ms: number) =>
    fault('late', `${place} did not answer within ${seconds(ms)}.`),
  wordsStopped: (place: string, ms: number) =>
    fault('late', `${place} began to answer and then said nothing for ${seconds(ms)}.`),
  wholeLate: (place: string, ms: number) =>
    fault('late', `${place} was not done within ${seconds(ms)} and was stopped.`),
  tooMany: (place: string, retryAfter: number | undefined) =>
    fault(
      'too-many',
      retryAfter === undefined
        ? `${place} takes no more requests right now. Try again in a moment.`
        : `${place} takes no more requests right now. It asks to wait ${seconds(retryAfter * 1_000)}.`,
      retryAfter,
    ),
  creditSpent: (place: string) =>
    fault('credit-spent', `The credit of this key at ${place} is spent. Its owner has to add some there.`),
  requestRefused: (place: string, said: string) =>
    fault('request-refused', `${place} did not take the request${quoted(said)}.`),
  promptTooLong: (place: string) =>
    fault('prompt-too-long', `This is more than the model at ${place} can read at once. Ask with less.`),
  providerTrouble: (place: string, status: number) =>
    fault('provider-trouble', `${place} has trouble of its own (status ${status}). Try again in a moment.`),
  brokenOff: (place: string) =>
    fault('broken-off', `The connection to ${place} broke off in the middle of the answer. Try again.`),
  notUnderstood: (place: string) =>
    fault(
      'not-understood',
      `${place} answered in a way that is not understood. Check which provider is set.`,
    ),
  tooMuchOutput: (characters: number) =>
    fault('too-much-output', `The model said more than ${characters} characters and was stopped.`),
  tooManyToolRounds: (rounds: number) =>
    fault(
      'too-many-tool-rounds',
      `The model asked for tools more than ${rounds} times in a row and was stopped.`,
    ),
  emptyAnswer: (place: string) => fault('empty-answer', `The model at ${place} said nothing.`),
  notJson: () => fault('not-json', 'The model answered in words where a plan was wanted.'),
  cutOff: () => fault('not-json', 'The answer of the model was cut off before it was complete.'),
  wrongShape: (problems: readonly string[]) =>
    fault('wrong-shape', `The answer of the model does not fit: ${problems.slice(0, 3).join('; ')}.`),
  limitReached: (message: string, retryAfter: number) => fault('limit-reached', message, retryAfter),
  setAsideIsSpent: () =>
    fault('limit-reached', 'The model was stopped: what is left of the limit does not suffice to go on.'),
  noModel: () =>
    fault(
      'no-model',
      'There is no language model here. An admin can add one; everything else works without.',
    ),
  cancelled: () => fault('cancelled', 'It was stopped.'),
} as const;

function seconds(ms: number): string {
  const count = Math.max(1, Math.round(ms / 1_000));
  return count === 1 ? '1 second' : `${count} seconds`;
}

/** What a provider says ends in its own full stop, or in none. */
function quoted(said: string): string {
  const text = said.trim().replace(/\s+/g, ' ').replace(/\.$/, '').slice(0, modelLimits.saidCharacters);
  return text === '' ? '' : `: “${text}”`;
}

function namesShown(names: readonly string[]): string {
  const shown = names.slice(0, modelLimits.namedModels).join(', ');
  const more = names.length - modelLimits.namedModels;
  return more > 0 ? `${shown} and ${more} more` : shown;
}
