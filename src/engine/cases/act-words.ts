import { lemmas } from '../plan/match-block.ts';
import { baseVerb } from '../read/words.ts';
import type { ActionSpec } from '../spec/app-spec.ts';

/** Verbs that people use for the same act. */
const alike: readonly (readonly string[])[] = [
  ['lend', 'borrow', 'loan', 'hand', 'rent', 'hire'],
  ['return', 'back', 'bring'],
  ['book', 'reserve', 'take', 'request', 'claim', 'schedule'],
  ['cancel', 'call', 'drop', 'withdraw', 'release'],
  ['approve', 'accept', 'confirm', 'agree', 'sign', 'allow'],
  ['reject', 'decline', 'refuse', 'deny'],
  ['pay', 'settle', 'collect', 'clear'],
  ['tick', 'done', 'finish', 'complete', 'mark', 'check', 'close', 'resolve'],
  ['rotate', 'next', 'move', 'pass', 'swap', 'switch', 'turn'],
  ['sign', 'join', 'register', 'enrol', 'enter', 'volunteer', 'put', 'apply', 'rsvp'],
  ['assign', 'give', 'distribute', 'allocate'],
  ['draw', 'pick', 'choose', 'shuffle', 'random', 'spin'],
  ['vote', 'rate', 'score', 'judge', 'mark'],
  ['log', 'record', 'note', 'enter', 'write', 'report'],
  ['order', 'buy', 'purchase', 'sell'],
  ['start', 'begin', 'open', 'clock'],
  ['stop', 'end', 'close', 'finish'],
  ['use', 'spend', 'consume', 'take'],
  ['restock', 'refill', 'reorder', 'receive'],
  ['publish', 'reveal', 'release', 'show'],
  ['remind', 'notify', 'tell', 'call', 'warn'],
];

/** The act of a case that a verb means, on one of these things where they are known. */
export function actMeant(
  verb: string,
  actions: readonly ActionSpec[],
  things: readonly string[],
): ActionSpec | undefined {
  const said = baseVerb(verb.split(' ')[0] ?? verb) ?? verb.split(' ')[0] ?? verb;
  const near = actions.filter(({ on }) => things.length === 0 || things.includes(on));
  const words = wordsOfAct;
  const same = (list: readonly ActionSpec[]) => list.find((action) => words(action).includes(said));
  const groups = alike.filter((group) => group.includes(said));
  const like = (list: readonly ActionSpec[]) =>
    list.find((action) => words(action).some((word) => groups.some((group) => group.includes(word))));
  return same(near) ?? same(actions) ?? like(near);
}

/** What comes back is returned, whatever is said for coming. */
function wordsOfAct({ id, label }: ActionSpec): string[] {
  const words = lemmas(`${id.replaceAll('-', ' ')} ${label}`);
  return words.includes('back') ? ['return', 'back'] : words;
}
