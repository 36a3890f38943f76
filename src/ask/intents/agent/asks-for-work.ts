import { aboutProduct, withoutGreeting } from '../without-greeting.ts';

const polite =
  /^(?:(?:can|could|would|will) (?:you|we) (?:please )?(?:help (?:me|us) (?:to )?)?|(?:i|we)(?:'d| would) (?:like|love)(?: you)? to |(?:i|we) (?:want|need|have)(?: you)? to |(?:please )?help (?:me|us) (?:to |with )?|let's |please |(?:i'm|i am) (?:trying|about) to )?/i;

/** What people tell somebody to do, each with the rest of its word: the word itself says nothing about who does it. */
const orders =
  /^(?:work(?:ing)? out|calculat|comput|figure out|reckon|estimat|forecast|predict|project|plan|compar|analy[sz]|assess|judge|evaluat|check|review|proofread|read|go through|rank|scor|prioriti|weigh|decide|choose|pick|simulat|optimi[sz]|schedul|level|test|size|measure|name|find|suggest|come up with|brainstorm|invent|write|draft|word|rewrite|break|outline|structure|plot|prepar|design|create|build|make|set|split|allocat|divide|draw|chart|map|imagin|run|do|show|give|model|brand|clean|turn|solve|sell|buy|staff|order|tell)\p{L}*/iu;

/** Orders that say who does it, so they stay with what the wish is about. */
const tellingOrders = /^(?:valu[ei]|apprais|redlin|stress|refinanc|harvest|negotiat|randomi|storyboard)/i;

/** A wish without an order: the thing itself is what somebody needs. */
const needs = /^(?:i|we) (?:need|want|am looking for|are looking for|could use|require)\b/i;

/** Questions whose answer is a piece of work and not a sentence of a text. */
const workQuestions =
  /^(?:how (?:much|many|long|likely|big|large|fast|safe|risky)|what (?:[\p{L}]+ ){0,3}(?:would|will|could|can|should|does|do|is|are)|when (?:will|can|could|does|do|is)|which|who (?:owns|gets|would|will)|should (?:i|we)|is (?:it|the|this|our|my)|are (?:we|our|my|the)|will (?:i|we|my|our|the)|can (?:i|we) afford|does it pay|where can)\b/iu;

/** Such a question is a wish for work only when it speaks of the case of somebody. */
const ownCase = /\b(?:i|we|my|our|us|me|mine|ours)\b|\d|^how much (?:will|would|should)\b/i;

/** They ask for words: what something is, how one does something here, why it is so. */
const wantsWords =
  /^(?:what(?:'s| is| are| was| were) (?:an? |the )?(?:meaning|definition|difference|point|use|purpose|history|formula)|what(?:'s| is| are) (?:an?|the)? ?[\p{L}\p{N} /&'’-]{1,40}\??$|what (?:does|do) .{1,60}\bmean|define\b|explain\b|describe\b|tell me (?:about|what|how|why)|how (?:do|does|did|can|to|is|are|should)\b|why\b|who (?:is|was|invented|made|wrote|discovered)\b|when (?:was|were|did)\b|where (?:is|are|do|does|did|was)\b|(?:is|are|was) there\b|do(?:es)? (?:it|this|you)\b|(?:is|are) (?:my|our) (?:data|account|apps?|password|browser)\b|which (?:plan|page|browser|book|year|country)|(?:can|may) (?:i|you|we) (?:export|save|share|use|delete|see|have|install|change|open|print|download)\b)/iu;

/** What the wish is about: without the courtesies and without the order that it begins with. */
export function subjectOf(question: string): string {
  return wishOf(question).replace(orders, '').trim();
}

function wishOf(question: string): string {
  return withoutGreeting(question).replace(polite, '').trim();
}

/** Whether somebody says what is to be done: whoever only asks may as well be told something. */
export function isOrder(question: string): boolean {
  const wish = wishOf(question);
  return orders.test(wish) || tellingOrders.test(wish);
}

/** Whether somebody wants something worked out, and not something told. */
export function asksForWork(question: string): boolean {
  const whole = withoutGreeting(question);
  if (wantsWords.test(whole) || aboutProduct.test(whole)) return false;
  if (isOrder(question) || needs.test(whole)) return true;
  if (workQuestions.test(whole)) return ownCase.test(whole);
  // Written like a note: "loan 20000, 5%, 5 years".
  return /\d/.test(whole) && !whole.endsWith('?') && whole.split(/\s+/).length <= 30;
}
