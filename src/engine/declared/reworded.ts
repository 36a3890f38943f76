import { participle, verbLemma } from '../grammar/verb-forms.ts';

/** What a sentence says in other words: a pattern, and how the same is said more plainly. */
type Rewording = readonly [RegExp, (match: RegExpExecArray) => string];

const system = String.raw`(?:the|this|our)?\s*(?:system|app|application|software|tool|program|platform)`;
const modal = String.raw`(?:shall|must|should|will|has to|needs to|is to|does|do|can|may)`;
const when = String.raw`(?:if|when|whenever|unless|until|before|without|once|while|as long as)`;

/** “hire out” is “hired out”. */
const done = (verb: string) => participle(verbLemma(verb));

/** Words around a sentence that say nothing of their own. */
const around: readonly Rewording[] = [
  [/^§\s*\d+[a-z]?\s*(?:\(\d+\))?\s*(.+)$/i, ([, rest = '']) => rest],
  [
    new RegExp(
      String.raw`^${system}\s+(?:${modal}\s+)?(?:ensures?|checks?|makes? sure|guarantees?|verif(?:y|ies)|enforces?|validates?)\s+(?:that\s+)?(.+)$`,
      'i',
    ),
    ([, rest = '']) => rest.replace(/\s(?:is|are)\s+(?!not\b)/i, ' must be '),
  ],
  [
    /^it\s+(?:must|has to|should|shall|needs to)\s+be\s+(?:ensured|checked|guaranteed|verified|made sure|enforced)\s+that\s+(.+)$/i,
    ([, rest = '']) => rest,
  ],
  [
    /^(?:please\s+)?(?:note|remember|mind|make sure|ensure|be aware|important|important rule|rule|constraint|restriction)\s*(?:that\s+|:\s*)(.+)$/i,
    ([, rest = '']) => rest,
  ],
  [
    /^(.+?),?\s+(?:so that|in order to|because|to avoid|for safety|for security|due to)\s.+$/i,
    ([, rest = '']) => rest,
  ],
  [/^(.{12,}?)\s+\([^()]*\)$/, ([, rest = '']) => rest],
  [
    /^(.*?)\s+(?:always|in any case|at any time|in principle|of course|generally|strictly|under no circumstances|by default|normally|ever)\s+(.+)$/i,
    ([, before = '', after = '']) => `${before} ${after}`,
  ],
];

/** Ways to forbid, each said as “… may not be …” or “… is not allowed if …”. */
const forbidding: readonly Rewording[] = [
  [
    new RegExp(
      String.raw`^${system}\s+(?:${modal}\s+)?(?:(?:not|never)\s+(?:allow|accept|permit|let)|doesn['’]t (?:allow|accept|permit)|prevents?|rejects?|refuses?|blocks?|den(?:y|ies)|forbids?)\s+(.+?)(?:\s+(${when})\s+(.+))?$`,
      'i',
    ),
    ([, what = '', how, condition]) => forbidden(what, how, condition),
  ],
  [
    /^it\s+(?:is|must|shall|should)\s+(?:not|never)\s+(?:be\s+)?(?:possible|allowed|permitted)\s+(?:for\s+.+?\s+)?to\s+([a-z]+)\s+(?:an?\s+|the\s+|any\s+)?(.+?)(?:\s+(if|when|unless|until|before|without|after|once)\s+(.+))?$/i,
    ([, verb = '', what = '', how, condition]) =>
      `${what} may not be ${done(verb)}${how === undefined ? '' : ` ${how} ${condition ?? ''}`}`,
  ],
  [
    /^(?:nobody|no one|no user|no member|one)\s+(?:may|can|must|shall|is allowed to)(?:\s+not)?\s+([a-z]+)\s+(?:an?\s+|the\s+|any\s+)?(.+?)(?:\s+(if|when|unless|until|before|without|after|once|that|which)\s+(.+))?$/i,
    ([, verb = '', what = '', how, condition]) =>
      `${what}${/^(?:that|which)$/i.test(how ?? '') ? ` ${how ?? ''} ${condition ?? ''}` : ''} may not be ${done(verb)}${how === undefined || /^(?:that|which)$/i.test(how) ? '' : ` ${how} ${condition ?? ''}`}`,
  ],
  [
    /^no\s+(.+?)\s+(?:may|can|must|shall|should|is to|will)\s+(?:ever\s+)?(be\s+.+|have\s+.+|exceed\s+.+|overlap.*)$/i,
    ([, what = '', rest = '']) => `${what} may not ${rest}`,
  ],
  [
    /^no\s+([a-z][a-z -]*?)\s+(if|when|while|as long as)\s+(.+)$/i,
    ([, what = '', , condition = '']) => `if ${condition}, ${what} is not allowed`,
  ],
  [
    /^(?:without|in the absence of)\s+(?:an?\s+|the\s+)?(.+?),?\s+(?:no\s+(.+?)|(.+?)\s+(?:is|are)\s+not)(?:\s+(?:is|are|may be|can be)?\s*(?:possible|allowed|permitted|accepted|issued|made|granted|booked|entered))?$/i,
    ([, lacking = '', what, other]) => `${what ?? other ?? ''} is not allowed unless it has ${lacking}`,
  ],
  [
    /^(.+?)\s+(?:is|are)\s+(?:only\s+)?(?:possible|allowed|permitted|accepted|valid)\s+only\s+(?:if|when|after|once)\s+(.+)$/i,
    ([, what = '', condition = '']) => `${what} is not allowed unless ${condition}`,
  ],
  [
    /^(.+?)\s+(?:is|are)\s+only\s+(?:possible|allowed|permitted|accepted|valid)\s+(?:if|when|after|once)\s+(.+)$/i,
    ([, what = '', condition = '']) => `${what} is not allowed unless ${condition}`,
  ],
  [
    /^(.+?)\s+(?:may|can|must|shall|should)\s+only\s+be\s+([a-z]+)(.*?)\s+(?:if|when|after|once|as soon as|provided(?: that)?)\s+(.+)$/i,
    ([, what = '', verb = '', rest = '', condition = '']) =>
      `${what} may not be ${verb}${rest} unless ${condition}`,
  ],
  [
    /^(.+?)\s+(?:may|can|must|shall|should|is|are)\s+(?:be\s+)?([a-z]+)(.*?)\s+only\s+(?:if|when|after|once|as soon as|provided(?: that)?)\s+(.+)$/i,
    ([, what = '', verb = '', rest = '', condition = '']) =>
      `${what} may not be ${verb}${rest} unless ${condition}`,
  ],
  [
    /^(.+?)\s+(?:is|are)\s+(?:not\s+allowed|not\s+permitted|forbidden|prohibited)\s+to\s+(.+)$/i,
    ([, what = '', rest = '']) => `${what} may not ${rest}`,
  ],
  [
    /^(?:it is\s+)?(?:forbidden|prohibited|not allowed|not possible)\s*:\s*(.+)$/i,
    ([, what = '']) => `${what} is not allowed`,
  ],
  [
    /^(.+?)\s+(?:is|are)\s+(?:forbidden|prohibited|impossible|excluded|out of the question)\b(.*)$/i,
    ([, what = '', rest = '']) => `${what} is not allowed${rest}`,
  ],
];

/** Ways to say what has a fixed form. */
const fixed: readonly Rewording[] = [
  [
    /^(?:no\s+)?double[- ]?bookings?\s+(?:of|for)\s+(?:an?\s+|the\s+|any\s+)?(.+?)(?:\s+(?:is|are|must|may|can|shall)\b.*)?$/i,
    ([, what = '']) => `${what} may not be double-booked`,
  ],
  [
    /^(.+?)\s+(?:can|may|must|shall)\s+(?:only\s+)?(?:be\s+)?(?:made|booked|entered|submitted|placed|planned|reserved)?\s*(?:at most|up to|no more than|not more than|max\.?|maximum)\s+(\d+)\s+days?\s+(?:in advance|ahead|beforehand|into the future)$/i,
    ([, what = '', count = '']) => `${what} must not be dated more than ${count} days ahead`,
  ],
  [
    /^(.+?)\s+(?:in|into) the (future|past)\s+(?:is|are)\s+not\s+(?:allowed|accepted|possible|permitted)$/i,
    ([, what = '', way = '']) => `${what} must not be dated in the ${way}`,
  ],
  [
    /^(?:as (?:an? |the )?[a-z ]+?,? )?(?:i|we)\s+(?:cannot|can['’]t|must not|may not)\s+[a-z]+\s+(?:an?\s+|the\s+)?(.+?)\s+(?:in|into) the (future|past)$/i,
    ([, what = '', way = '']) => `${what} must not be dated in the ${way}`,
  ],
];

/** Ways to begin a condition, and to say “must”. */
const joining: readonly Rewording[] = [
  [
    /^(?:as soon as|once|whenever|in case(?: that)?|in the case that|provided(?: that)?|given that|should|as long as|while|where|after)\s+(.+?),\s*(?:then\s+)?(.+)$/i,
    ([, condition = '', rest = '']) => `if ${condition}, ${rest}`,
  ],
  [
    /^(.+?),?\s+(?:as soon as|whenever|in case(?: that)?|provided(?: that)?|as long as|while)\s+(.+)$/i,
    ([, rest = '', condition = '']) => `if ${condition}, ${rest}`,
  ],
  [/^(.+?),\s*(?:otherwise|or else|else)\b.*$/i, ([, rest = '']) => rest],
  [
    /^(.*?)\b(?:mustn['’]t|must never|should never|shouldn['’]t|shall never|may never|can never|is never to|are never to|is not to|are not to|not to be(?=\s)|won['’]t|ought not to)\s+(.+)$/i,
    ([whole, before = '', after = '']) =>
      `${before}must not ${/not to be/i.test(whole) && !/is not to be|are not to be/i.test(whole) ? 'be ' : ''}${after}`,
  ],
  [
    /^([a-z].*?)\s+never\s+(exceeds?|falls? below|drops? below|goes? (?:above|below|over|under)|overlaps?|above|below|over|under|more than|less than|later than|earlier than|before|after)\s*(.*)$/i,
    ([, what = '', how = '', rest = '']) =>
      `${what} must not ${/^(?:above|below|over|under|more|less|later|earlier|before|after)/i.test(how) ? `be ${how}` : how.replace(/s$|s(?= below| above| over| under)/, '')} ${rest}`.trim(),
  ],
  [
    /^([a-z][a-z' -]*?)\s+not\s+(more than|less than|above|below|over|under|later than|earlier than|before|after|higher than|lower than)\s+(.+)$/i,
    ([, what = '', how = '', rest = '']) => `${what} must not be ${how} ${rest}`,
  ],
  [
    /^([a-z][a-z' -]*?)\s+(at least|at most|no more than|not less than|min\.?|max\.?|minimum|maximum)\s+(\S.*)$/i,
    ([, what = '', how = '', rest = '']) =>
      /\b(?:must|may|can|shall|should|has|have|is|are|if|when)\b/i.test(what)
        ? ''
        : `${what} must be ${/^(?:min|at least|not less)/i.test(how) ? 'at least' : 'at most'} ${rest}`,
  ],
];

function forbidden(what: string, how?: string, condition?: string): string {
  const [, who = '', verb = '', rest = ''] =
    /^(.+?)\s+(?:to|from)\s+([a-z]+?)(?:ing)?\s+(.+)$/i.exec(what) ?? [];
  const tail = how === undefined ? '' : ` ${how} ${condition ?? ''}`;
  if (who !== '' && how === undefined) return `${who} may not ${verbLemma(verb)} ${rest}`;
  return `${what} is not allowed${tail}`;
}

const most = 8;
/** A longer one is no sentence that anybody could say otherwise. */
const longest = 600;

/** The same sentence in plainer words, the nearest first. */
export function reworded(text: string): string[] {
  if (text.length > longest) return [];
  const found = new Set<string>();
  const queue = [text.trim()];
  while (queue.length > 0 && found.size < most) {
    const next = queue.shift() ?? '';
    for (const [pattern, write] of [...around, ...fixed, ...joining, ...forbidding]) {
      const match = pattern.exec(next);
      const said = match === null ? '' : write(match).replaceAll(/\s+/g, ' ').trim();
      if (said === '' || said === text || found.has(said) || said.length < 8) continue;
      found.add(said);
      queue.push(said);
      if (found.size >= most) break;
    }
  }
  return [...found];
}
