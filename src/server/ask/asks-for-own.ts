const person = /\b(?:i|me|my|mine|we|us|our|ours)\b/iu;
const things = /\b(?:apps?|runs?|results?|projects?|calculations?|made|built|saved|worked out)\b/iu;

/**
 * Whether a person asks for what is their own. Only then a model may look at their things: what it reads leaves the house, and
 * a text that tells it to look must not be enough.
 */
export function asksForOwn(question: string): boolean {
  return person.test(question) && things.test(question);
}
