import type { AnswerHere } from '../answer.ts';
import { aboutProduct, withoutGreeting } from './without-greeting.ts';

const asks =
  /^(?:(?:can|could|would|will) you (?:please )?|i (?:would like|want|need)(?: you)? to |i'd like to |help me (?:to )?|let's |please )?(?:make|build|create|generate|design|develop|code|write)\s+(?:me |us |for me |for us )*/i;
const wants = /^(?:i|we) (?:want|need|would like|could use)|^(?:i|we)'d (?:like|love)/i;
/** What people call the thing that the generator makes. */
const things =
  /\b(?:apps?|applications?|web ?apps?|web ?sites?|sites?|web ?pages?|landing pages?|trackers?|dashboards?|portals?|crms?|to-?do lists?|booking systems?|online shops?|web ?shops?|stores?)\b/i;
/** "How do I make an app?" asks for words, not for an app. */
const questions = /^(?:how|what|why|when|where|which|who|is|are|does|do|did|can (?:i|we|it)|should|may)\b/i;

/** A wish for an app, in the words that the generator then reads. */
export function appWish(question: string): AnswerHere | undefined {
  const text = withoutGreeting(question);
  if (questions.test(text) || aboutProduct.test(text)) return undefined;
  const rest = asks.test(text) ? text.replace(asks, '') : wants.test(text) ? text : undefined;
  if (rest === undefined) return undefined;
  // The thing is named at once: "I want to know how to publish my app" asks for something else.
  const [opening = ''] = rest.split(/\s(?:that|which|where|for|to|with|so)\s/i);
  if (!things.test(opening)) return undefined;
  if (/^(?:my|the|this|that|your|our|his|her)\b/i.test(rest)) return undefined;
  return { kind: 'app', description: text.trim() };
}
