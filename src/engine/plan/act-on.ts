/** What stands between a verb and what it is done to. */
const withWord: Readonly<Record<string, string>> = {
  enroll: 'in',
  enrol: 'in',
  register: 'for',
  'sign up': 'for',
  apply: 'for',
  vote: 'for',
  bid: 'for',
  pay: 'for',
  volunteer: 'for',
  ask: 'for',
  wait: 'for',
  subscribe: 'to',
  reply: 'to',
  respond: 'to',
  donate: 'to',
  contribute: 'to',
  listen: 'to',
  rsvp: 'to',
  comment: 'on',
  'check in': 'to',
  participate: 'in',
  look: 'at',
};

/** A verb as it stands before its object: “enroll in”, “book”. */
export function actOn(verb: string): string {
  const plain = verb.toLowerCase();
  const word = Object.hasOwn(withWord, plain) ? withWord[plain] : undefined;
  return word === undefined ? plain : `${plain} ${word}`;
}
